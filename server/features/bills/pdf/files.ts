// Creates a bill's PDF once for each state of the bill (paid, credited, language), stored with pictures.
import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { PrintedBill } from '../issue/documents.ts';
import { writeBillPdf } from './write.ts';

const inProgress = new Map<string, Promise<Buffer>>();

// The file name is a hash of the content. A tracking link shows the bill without the customer's address, so
// its PDF is a different file.
const nameOf = (bill: PrintedBill) =>
  `bill-${createHash('sha256').update(JSON.stringify(bill)).digest('hex').slice(0, 32)}.pdf`;

async function readOrWrite({ media, log }: Deps, name: string, bill: PrintedBill): Promise<Buffer> {
  const stored = await media.get(name);
  if (stored) return stored;
  const bytes = await writeBillPdf(bill);
  // Customers can open their bills even if the disk is full.
  await media.put(name, bytes).catch((error) => log.warn({ err: error }, 'a bill’s PDF could not be stored'));
  return bytes;
}

export function readBillPdf(deps: Deps, bill: PrintedBill): Promise<Buffer> {
  const name = nameOf(bill);
  const running = inProgress.get(name);
  if (running !== undefined) return running;
  const reading = readOrWrite(deps, name, bill).finally(() => inProgress.delete(name));
  inProgress.set(name, reading);
  return reading;
}
