// A bill's PDF is laid out once for each state of the bill (paid, credited) and stored beside the pictures.
import { createHash } from 'node:crypto';
import type { Bill } from '#shared/bills/schema.ts';
import type { Deps } from '../../deps.ts';
import { writeBillPdf } from './pdf.ts';

type Store = Pick<Deps, 'media' | 'log'>;

const inProgress = new Map<string, Promise<Buffer>>();

// The content is part of the name, so the bill for the tracking page, which has no address, is another file.
const nameOf = (bill: Bill) =>
  `bill-${createHash('sha256').update(JSON.stringify(bill)).digest('hex').slice(0, 32)}.pdf`;

async function readOrWrite({ media, log }: Store, name: string, bill: Bill): Promise<Buffer> {
  const stored = await media.get(name);
  if (stored) return stored;
  const bytes = await writeBillPdf(bill);
  // a full disk must not keep a bill from its customer
  await media.put(name, bytes).catch((error) => log.warn({ err: error }, 'a bill’s PDF could not be stored'));
  return bytes;
}

/** The PDF of a bill or credit note, from the store or laid out now (20 to 40 ms of CPU). */
export function readBillPdf(store: Store, bill: Bill): Promise<Buffer> {
  const name = nameOf(bill);
  const running = inProgress.get(name);
  if (running) return running;
  const reading = readOrWrite(store, name, bill).finally(() => inProgress.delete(name));
  inProgress.set(name, reading);
  return reading;
}
