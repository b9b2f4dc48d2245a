// Sends what waits on the phone without a page: for the worker, when the network is back.
import { oneSenderAtATime, sendSteps } from './send-steps.ts';
import { shopClient } from './shop-client.ts';
import { sendStep } from './step-kinds.ts';
import { readOwner, readStoredJobs, updateStoredJobs } from './store.ts';

/** Sends the steps of who is at work, as who took them. Gives whether some still wait that may arrive later. */
export async function sendInBackground(): Promise<boolean> {
  const owner = await readOwner();
  if (!owner) return false;
  const shop = shopClient(owner.token);
  const storage = {
    read: () => readStoredJobs(owner._id),
    change: (change: Parameters<typeof updateStoredJobs>[1]) => updateStoredJobs(owner._id, change),
  };
  const trouble = await oneSenderAtATime(() => sendSteps(storage, (step) => sendStep(shop, step)));
  return trouble !== null && trouble.why !== 'signedOut';
}
