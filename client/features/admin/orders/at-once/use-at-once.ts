import { useRef, useState } from 'react';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { type Queries, trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import { readAgain } from '../../use-action.ts';
import { showOrder } from '../steps/show-order.ts';
import { isDone, type Work } from './work.ts';

const atOnce = 4;
const pauseMs = 10_000;

export type Result = { order: Order; failure: string | null };

export type Run = { total: number; running: boolean; results: readonly Result[] };

function send({ client }: Queries, { _id: id, technician }: Order, work: Work) {
  if (work.kind === 'assign')
    return client.orders.assign.mutate({
      id,
      technicianId: work.technician?._id ?? null,
      was: technician?._id ?? null,
    });
  if (work.kind === 'time') return client.orders.reschedule.mutate({ id, visit: work.visit });
  if (work.kind === 'stage') return client.orders.setStage.mutate({ id, stage: work.stage });
  return client.orders.cancel.mutate({ id, ...(work.reason && { reason: work.reason }) });
}

/**
 * Works on many orders, a few at a time. Each order is a request and a transaction of its own, so nothing is lost
 * if the shop or the page ends in between: what is done is done, the rest can be tried again.
 */
export function useAtOnce() {
  const queries = trpc.useUtils();
  const [run, setRun] = useState<Run | null>(null);
  const stopped = useRef(false);

  const take = async (order: Order, work: Work): Promise<void> => {
    try {
      showOrder(queries, (await send(queries, order, work)).data);
    } catch (error) {
      // The limit per minute is for everything that one person does.
      if (codeOf(error) !== 'TOO_MANY_REQUESTS' || stopped.current) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await take(order, work);
    }
  };
  /** Reads the order first, because the answer of the first try may have been lost. */
  const takeAgain = async ({ _id: orderId }: Order, work: Work) => {
    const order = await queries.orders.one.fetch({ orderId }, { staleTime: 0 });
    if (!isDone(order, work)) await take(order, work);
  };

  /** A second start tries the orders that failed again. */
  const start = async (orders: readonly Order[], work: Work) => {
    stopped.current = false;
    const left = [...orders];
    const results = run?.results.filter(({ failure }) => failure === null) ?? [];
    const total = left.length + results.length;
    const report = (running: boolean) => setRun({ total, running, results: [...results] });
    report(true);
    const worker = async () => {
      for (let order = left.shift(); order && !stopped.current; order = left.shift()) {
        const failure = await (run ? takeAgain : take)(order, work).then(() => null, wordsOf);
        results.push({ order, failure });
        report(true);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    report(false);
    await readAgain(queries, ['orders', 'day', 'visits']);
  };
  const stop = () => {
    stopped.current = true;
  };
  return { run, start, stop };
}
