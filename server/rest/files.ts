// The few answers of /api that are not rows of the table: an uploaded picture and the spreadsheet.
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportInput } from '#shared/enquiries/schema.ts';
import type { Deps } from '../deps.ts';
import { writeEnquiriesWorkbook } from '../features/enquiries/export.ts';
import { addUpload } from '../http/media.ts';
import { admission } from './adapter.ts';
import { queryDecoder } from './decode.ts';

const upload = { method: 'POST', path: '/api/upload-image' } as const;
const spreadsheet = { method: 'GET', path: '/api/export-enquiries' } as const;

/** Known beside the table, for 405 and the document. */
export const fileRoutes = [upload, spreadsheet] as const;

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Registers the handlers; who may call is asked in the same way as for a row. */
export async function addFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register((scope) =>
    addUpload(
      scope,
      deps,
      '/upload-image',
      admission(deps, { access: 'media.upload', limit: 'upload' }, true),
    ),
  );
  const decode = queryDecoder(exportInput);
  app.get(
    '/export-enquiries',
    { onRequest: admission(deps, { access: 'enquiries.read' }, false) },
    async (request, reply) => {
      const filters = exportInput.parse(decode(request.query as Record<string, unknown>));
      const sheet = new PassThrough();
      writeEnquiriesWorkbook(deps.db, filters, sheet).catch((error: Error) => sheet.destroy(error));
      return reply
        .type(sheetType)
        .header('content-disposition', 'attachment; filename="Customer_Details.xlsx"')
        .send(sheet);
    },
  );
}
