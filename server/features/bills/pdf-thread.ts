// The entry of the thread that lays out bills (pdf-pool.ts).
import { move } from 'piscina';
import type { Bill } from '#shared/bills/schema.ts';
import { writeBillPdf } from './pdf.ts';

/** The PDF of a bill; its bytes are moved to the caller, not copied. */
export default async (bill: Bill) => move(new Uint8Array(await writeBillPdf(bill)));
