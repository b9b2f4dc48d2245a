// The thread on which bills are set on paper (paper.ts).
import type { Bill } from '#shared/bills/schema.ts';
import { answerOnThread } from '../../platform/thread-side.ts';
import { writeBillPdf } from './pdf.ts';

answerOnThread<Bill, Uint8Array<ArrayBuffer>>(
  // bytes of their own: what is handed over is gone here
  async (bill) => new Uint8Array(await writeBillPdf(bill)),
  ({ buffer }) => [buffer],
);
