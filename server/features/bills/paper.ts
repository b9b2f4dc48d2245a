// Bills as PDF, for whoever asks: written on a thread, because each takes tens of milliseconds of a processor, the first one
// a good part of a second, and a month of them minutes.
import type { Bill } from '#shared/bills/schema.ts';
import { openThread } from '../../platform/thread.ts';

const write = openThread<Bill, Uint8Array>(new URL('./pdf-thread.ts', import.meta.url), {
  heapMib: 64,
  idleMs: 120_000,
});

/** The PDF of a bill or credit note. */
export async function billOnPaper(bill: Bill): Promise<Buffer> {
  const bytes = await write(bill);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
