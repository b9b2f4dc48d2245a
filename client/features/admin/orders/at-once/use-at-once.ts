import { useRef, useState } from 'react';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import { showOrder } from '../steps/show-order.ts';
import { isDone, type Work } from './work.ts';

const atOnce = 4;
const pauseMs = 10_000;

export type Result = { before: Order; failure: string | null };

type Run = { total: number; running: boolean; results: readonly Result[] };

/** Takes one step of one order by the procedure that its own panel uses. */
function useStep() {
  const options = { retry: false } as const;
  const assign = trpc.orders.assign.useMutation(options);
  const reschedule = trpc.orders.reschedule.useMutation(options);
  const setStage = trpc.orders.setStage.useMutation(options);
  const cancel = trpc.orders.cancel.useMutation(options);
  return async ({ _id: id, technician }: Order, work: Work): Promise<Order> => {
    const steps = {
      assign: ({ technician: wanted }: Work & { kind: 'assign' }) =>
        assign.mutateAsync({ id, technicianId: wanted?._id ?? null, was: technician?._id ?? null }),
      time: ({ visit: { date, from } }: Work & { kind: 'time' }) =>
        reschedule.mutateAsync({ id, visit: { date, from } }),
      stage: ({ stage }: Work & { kind: 'stage' }) => setStage.mutateAsync({ id, stage }),
      cancel: ({ reason }: Work & { kind: 'cancel' }) =>
        cancel.mutateAsync({ id, ...(reason && { reason }) }),
    };
    return (await steps[work.kind](work as never)).data;
  };
}

/**
 * Works on many orders, a few at a time. Each order is a request and a transaction of its own, so nothing is lost
 * if the shop or the page ends in between: what is done is done, the rest can be tried again.
 */
export function useAtOnce() {
  const queries = trpc.useUtils();
  const step = useStep();
  const [run, setRun] = useState<Run | null>(null);
  const stopped = useRef(false);

  const patiently = async (order: Order, work: Work): Promise<Order> => {
    for (;;) {
      try {
        return await step(order, work);
      } catch (error) {
        // The limit per minute is for everything that one person does.
        if (codeOf(error) !== 'TOO_MANY_REQUESTS' || stopped.current) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };

  const each = async (
    orders: readonly Order[],
    one: (order: Order) => Promise<unknown>,
    done: readonly Result[] = [],
  ) => {
    stopped.current = false;
    const left = [...orders];
    const results = [...done];
    const report = (running: boolean) =>
      setRun({ total: orders.length + done.length, running, results: [...results] });
    report(true);
    const worker = async () => {
      for (let before = left.shift(); before && !stopped.current; before = left.shift()) {
        const failure = await one(before).then(() => null, wordsOf);
        results.push({ before, failure });
        report(true);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    report(false);
    for (const query of [queries.orders, queries.day, queries.visits]) void query.invalidate();
  };

  const take = async (order: Order, work: Work) => showOrder(queries, await patiently(order, work));

  const read = (orderId: string) => queries.orders.one.fetch({ orderId }, { staleTime: 0 });

  return {
    run,
    stop: () => {
      stopped.current = true;
    },
    start: (orders: readonly Order[], work: Work) => each(orders, (order) => take(order, work)),
    /** An answer may have been lost, so each order is read again first. */
    again: (work: Work) => {
      const done = run?.results.filter(({ failure }) => failure === null) ?? [];
      const failed = run?.results.filter(({ failure }) => failure !== null) ?? [];
      return each(
        failed.map(({ before }) => before),
        async ({ _id: orderId }) => {
          const now = await read(orderId);
          if (!isDone(now, work)) await take(now, work);
        },
        done,
      );
    },
  };
}
