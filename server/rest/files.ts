// The few answers of /api that are not rows of the table: an uploaded picture and the spreadsheet.
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { writeEnquiriesWorkbook } from '../features/enquiries/export.ts';
import { addUpload } from '../http/uploads.ts';
import { openSemaphore } from '../platform/semaphore.ts';
import { admission } from './adapter.ts';
import { queryDecoder } from './decode.ts';
import { spreadsheet, upload } from './file-calls.ts';

// Each spreadsheet takes a good part of one core: two leave room for everyone else. Who waits is told so early that
// there is time left for the first bytes before the deadline of every answer (http/deadline.ts).
const exportLine = {
  atOnce: 2,
  waiting: 20,
  patienceMs: 3_000,
  refusal: 'exportsBusy',
  retryAfterSeconds: 3,
} as const;

/** Registers the handlers; who may call is asked in the same way as for a row. */
export async function addFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register((scope) =>
    addUpload(scope, deps, '/upload-image', admission(deps, upload.meta, { changes: true })),
  );
  const decode = queryDecoder(spreadsheet.input);
  const turn = openSemaphore(exportLine);
  app.get(
    '/export-enquiries',
    { onRequest: admission(deps, spreadsheet.meta, { changes: false }) },
    async (request, reply) => {
      const filters = spreadsheet.input.parse(decode(request.query as Record<string, unknown>));
      const leave = await turn();
      // told by the deadline that it may come again, or gone
      if (reply.sent || reply.raw.destroyed) {
        leave();
        return reply;
      }
      const sheet = new PassThrough();
      writeEnquiriesWorkbook(deps.db, filters, sheet)
        .catch((error: Error) => sheet.destroy(error))
        .finally(leave);
      return reply
        .type(spreadsheet.answers)
        .header('content-disposition', 'attachment; filename="Customer_Details.xlsx"')
        .send(sheet);
    },
  );
}
