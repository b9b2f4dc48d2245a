// What runs on the thread on which bills are set on paper (paper.ts).
import { move } from 'piscina';
import type { Bill } from '#shared/bills/schema.ts';
import { writeBillPdf } from './pdf.ts';

/** The PDF of a bill, in bytes of its own: they are handed over and gone here. */
export default async (bill: Bill) => move(new Uint8Array(await writeBillPdf(bill)));
