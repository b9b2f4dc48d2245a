// Sends what waits on the phone without a page: for the worker, when the network is back.
import { inTurn, sendSteps } from './send-steps.ts';
import { shopFor } from './shop.ts';
import { sendStep } from './step-kinds.ts';
import { changeDesk, readDesk, readOwner } from './store.ts';

/** Sends the steps of who is at work, as who took them. Gives whether some still wait that may arrive later. */
export async function sendKeptSteps(): Promise<boolean> {
  const owner = await readOwner();
  if (!owner) return false;
  const shop = shopFor(owner.token);
  const desk = {
    read: () => readDesk(owner._id),
    change: (change: Parameters<typeof changeDesk>[1]) => changeDesk(owner._id, change),
  };
  const trouble = await inTurn(() => sendSteps(desk, (step) => sendStep(shop, step)));
  return trouble !== null && trouble.why !== 'signedOut';
}
