// The few answers of /api that are not rows of the table: an uploaded picture and the spreadsheet.
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { writeEnquiriesWorkbook } from '../features/enquiries/export.ts';
import { addUpload } from '../http/uploads.ts';
import { admission } from './adapter.ts';
import { queryDecoder } from './decode.ts';
import { spreadsheet, upload } from './file-calls.ts';

/** Registers the handlers; who may call is asked in the same way as for a row. */
export async function addFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register((scope) => addUpload(scope, deps, '/upload-image', admission(deps, upload.meta, true)));
  const decode = queryDecoder(spreadsheet.input);
  app.get(
    '/export-enquiries',
    { onRequest: admission(deps, spreadsheet.meta, false) },
    async (request, reply) => {
      const filters = spreadsheet.input.parse(decode(request.query as Record<string, unknown>));
      const sheet = new PassThrough();
      writeEnquiriesWorkbook(deps.db, filters, sheet).catch((error: Error) => sheet.destroy(error));
      return reply
        .type(spreadsheet.answers)
        .header('content-disposition', 'attachment; filename="Customer_Details.xlsx"')
        .send(sheet);
    },
  );
}
