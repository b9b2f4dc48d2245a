// Bills as PDF, for whoever asks: written on a thread, because each takes tens of milliseconds of a processor, the first one
// a good part of a second, and a month of them minutes.
import { Piscina } from 'piscina';
import type { Bill } from '#shared/bills/schema.ts';

const threads = new Piscina<Bill, Uint8Array>({
  filename: new URL('./pdf-thread.ts', import.meta.url).href,
  // begins with the first bill, ends when nobody has wanted one for a while
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 120_000,
  resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
});

/** The PDF of a bill or credit note. */
export async function renderBillPdf(bill: Bill): Promise<Buffer> {
  const bytes = await threads.run(bill);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
