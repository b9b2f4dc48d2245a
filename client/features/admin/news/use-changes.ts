// What others change reaches the open screens. Lists of orders and enquiries show a new status in its place and are
// read anew by their own screens when nobody uses them (use-live-list.ts); all else is read anew at once.
import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { AuditedAction, auditedActions } from '#shared/backoffice/audited.ts';
import { changesTold, changesToldMs, type News } from '#shared/backoffice/schema.ts';
import { namesOf } from '#shared/names-of.ts';
import { patchShown, type Shown, shownOf, shows } from '../status/patch-shown.ts';

type Change = News['changes'][number];
type Held = { items: readonly ({ _id: string } & Shown)[] };

/** How often rows of a list were changed elsewhere since the panel was opened. */
export type Changed = { orders: number; enquiries: number };

const tables = {
  order: getQueryKey(trpc.orders.table),
  enquiry: getQueryKey(trpc.enquiries.table),
} as const satisfies Record<string, QueryKey>;
const details = { order: getQueryKey(trpc.orders.one), enquiry: getQueryKey(trpc.enquiries.one) } as const;
const hasTable = (entity: string): entity is keyof typeof tables => entity in tables;

type Entity = 'order' | (typeof auditedActions)[AuditedAction];
/** Everything that shows a changed thing, by its kind in the audit. */
const shownBy: Readonly<Record<Entity, readonly QueryKey[]>> = {
  order: [getQueryKey(trpc.orders)],
  enquiry: [getQueryKey(trpc.enquiries)],
  service: [getQueryKey(trpc.catalogue)],
  category: [getQueryKey(trpc.catalogue)],
  business: [getQueryKey(trpc.business)],
  reel: [getQueryKey(trpc.business)],
  user: [getQueryKey(trpc.accounts), getQueryKey(trpc.technicians)],
  visits: [getQueryKey(trpc.visits)],
  // prices say whether tax comes on top
  bills: [getQueryKey(trpc.bills), getQueryKey(trpc.business)],
  price: [getQueryKey(trpc.estimates)],
  // what is always read anew has them
  mail: [],
};
// a newer release may tell of more
const isKnown = (entity: string): entity is Entity => entity in shownBy;
/** Overview, audit, the mails set aside and the day board may show any of them. */
const always = [
  trpc.backoffice.overview,
  trpc.backoffice.audit,
  trpc.backoffice.mailsSetAside,
  trpc.day.board,
].map((query) => getQueryKey(query));

const isNoTable = ({ queryKey: [path] }: Query): boolean =>
  !Object.values(tables).some(([table]) => String(table) === String(path));

/** A little less than the time for which the server tells of a change. */
const deafMs = changesToldMs - 10_000;

/**
 * Hears each answer of the news; `heardAt` is when it came (ms). Gives how often rows of orders and enquiries were
 * changed. What the open list shows already, one's own change for one, does not count: its rows stay in their places.
 */
export function useChanges(news: News | undefined, heardAt: number): Changed {
  const queryClient = useQueryClient();
  const known = useRef<ReadonlySet<string>>(new Set());
  const heardBefore = useRef<number | null>(null);
  const [changed, setChanged] = useState<Changed>({ orders: 0, enquiries: 0 });

  useEffect(() => {
    if (!news) return;
    const fresh = news.changes.filter(({ _id }) => !known.current.has(_id));
    // more may have happened than was told
    const silence = heardAt - (heardBefore.current ?? heardAt);
    const deaf = silence > deafMs || fresh.length >= changesTold;
    known.current = new Set(news.changes.map(({ _id }) => _id));
    heardBefore.current = heardAt;
    if (fresh.length === 0 && !deaf) return;

    const isShown = ({ entity, entityId, ...told }: Change): boolean =>
      hasTable(entity) &&
      queryClient
        .getQueriesData<Held>({ queryKey: tables[entity], type: 'active' })
        .some(([, held]) => held?.items.some((item) => item._id === entityId && shows(item, told)));
    const grows = (entity: keyof typeof tables) =>
      Number(deaf || fresh.some((change) => change.entity === entity && !isShown(change)));
    const more = { orders: grows('order'), enquiries: grows('enquiry') };

    for (const { entity, entityId, ...told } of fresh.toReversed())
      if (hasTable(entity))
        patchShown(queryClient, [tables[entity], details[entity]], entityId, shownOf(told));
    const entities = deaf ? namesOf(shownBy) : fresh.map(({ entity }) => entity).filter(isKnown);
    for (const queryKey of new Set([...entities.flatMap((entity) => shownBy[entity]), ...always]))
      void queryClient.invalidateQueries({ queryKey, predicate: isNoTable });
    setChanged((before) => ({
      orders: before.orders + more.orders,
      enquiries: before.enquiries + more.enquiries,
    }));
  }, [news, heardAt, queryClient]);
  return changed;
}
