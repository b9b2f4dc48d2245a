// What a change sets, in every list and detail that the browser holds: before the server has answered, or as it tells.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Status } from '#shared/business.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import type { Visit } from '#shared/visits/schema.ts';

/** What lists show of a thing and a change may set; all but the status are an order's. */
export type Shown = {
  status?: Status | undefined;
  stage?: Stage | undefined;
  visit?: Visit | null | undefined;
  technician?: Order['technician'] | undefined;
};

type Thing = { _id: string } & Shown;
type Held = Thing | { items: Thing[] } | undefined;

/** The set ones of what may be set. */
export const shownOf = ({ status, stage, visit, technician }: Shown): Shown => ({
  ...(status !== undefined && { status }),
  ...(stage !== undefined && { stage }),
  ...(visit !== undefined && { visit }),
  ...(technician !== undefined && { technician }),
});

/**
 * Whether a thing stands as a change has set it; a change that sets nothing of it is not known to be shown. A new status
 * says all: one's own stands before the server has answered with the rest.
 */
export function shows(thing: Shown, told: Shown): boolean {
  if (told.status !== undefined) return thing.status === told.status;
  const set = Object.entries(shownOf(told));
  return (
    set.length > 0 &&
    set.every(([name, value]) => JSON.stringify(thing[name as keyof Shown]) === JSON.stringify(value))
  );
}

const patched = (held: Held, id: string, set: Shown): Held => {
  if (held === undefined) return held;
  if ('items' in held) {
    if (!held.items.some((item) => item._id === id)) return held;
    return { ...held, items: held.items.map((item) => (item._id === id ? { ...item, ...set } : item)) };
  }
  return held._id === id ? { ...held, ...set } : held;
};

/** Shows what is set under the given query keys. */
export function patchShown(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  id: string,
  set: Shown,
): void {
  for (const queryKey of keys)
    queryClient.setQueriesData<Held>({ queryKey }, (held) => patched(held, id, set));
}
