// Runs pdf.ts on a thread: a bill takes tens of milliseconds of CPU, the first one a good part of a second, and a month of
// bills minutes.
import { Piscina } from 'piscina';
import type { Bill } from '#shared/bills/schema.ts';

const threads = new Piscina<Bill, Uint8Array>({
  filename: new URL('./pdf-thread.ts', import.meta.url).href,
  // starts with the first bill, ends after a while without any
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
