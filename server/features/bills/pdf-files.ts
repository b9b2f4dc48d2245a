// Lays out a PDF once for each state of a bill (paid, credited) and stores it beside the pictures.
import { createHash } from 'node:crypto';
import type { Bill } from '#shared/bills/schema.ts';
import type { Deps } from '../../deps.ts';
import { writeBillPdf } from './pdf.ts';

type Store = Pick<Deps, 'media' | 'log'>;

const inProgress = new Map<string, Promise<Buffer>>();

// A hash of the content: a tracking link's bill has no address, so it must be another file than the customer's.
const nameOf = (bill: Bill) =>
  `bill-${createHash('sha256').update(JSON.stringify(bill)).digest('hex').slice(0, 32)}.pdf`;

async function readOrWrite({ media, log }: Store, name: string, bill: Bill): Promise<Buffer> {
  const stored = await media.get(name);
  if (stored) return stored;
  const bytes = await writeBillPdf(bill);
  // A full disk must not keep customers from their bills.
  await media.put(name, bytes).catch((error) => log.warn({ err: error }, 'a bill’s PDF could not be stored'));
  return bytes;
}

export function readBillPdf(store: Store, bill: Bill): Promise<Buffer> {
  const name = nameOf(bill);
  const running = inProgress.get(name);
  if (running) return running;
  const reading = readOrWrite(store, name, bill).finally(() => inProgress.delete(name));
  inProgress.set(name, reading);
  return reading;
}
