import { PassThrough, type Writable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { billFileName } from '#shared/bills/numbers.ts';
import { type ImportProgress, importForm, maxImportBytes } from '#shared/imports/schema.ts';
import { importLabelTexts } from '#shared/imports/texts.ts';
import type { Deps } from '../deps.ts';
import { writeCustomers } from '../features/accounts/export.ts';
import { writeStickerSheets } from '../features/appliances/sheets.ts';
import { stickersOf } from '../features/appliances/stickers.ts';
import { type PrintedBill, readBill } from '../features/bills/issue/documents.ts';
import { billOfOrder, trackedBill } from '../features/bills/issue/queries.ts';
import { monthOf, writeBills, writeBillsArchive } from '../features/bills/list/export.ts';
import { countBills } from '../features/bills/list/list.ts';
import { readBillPdf } from '../features/bills/pdf/files.ts';
import { writeGstr1 } from '../features/bills/tax-returns/gstr1.ts';
import { writeEnquiries } from '../features/enquiries/export.ts';
import { writeFiguresWorkbook } from '../features/figures/export.ts';
import { importFile } from '../features/imports/commands.ts';
import { writeImportSample } from '../features/imports/sample.ts';
import { writeServices } from '../features/imports/services-export.ts';
import { writeOrders } from '../features/orders/export.ts';
import { visitCalendar } from '../features/tracking/calendar.ts';
import { successBody } from '../http/envelope.ts';
import { secretHeaders } from '../http/secret-headers.ts';
import { linesType, sendLines } from '../http/send-failure.ts';
import { acceptMultipart, addUpload, readUpload, type UploadRules } from '../http/uploads.ts';
import { inSnapshot } from '../platform/db/snapshot.ts';
import { inLanguage } from '../platform/request-language.ts';
import { openSemaphore } from '../platform/semaphore.ts';
import { admission, signedInUser } from './adapter.ts';
import { queryDecoder } from './decode.ts';
import {
  billPdf,
  billsArchive,
  billsSheet,
  customersTable,
  documentPdf,
  figuresSheet,
  gstr1Sheet,
  importSample,
  importUpload,
  ordersTable,
  servicesTable,
  spreadsheet,
  stickerSheets,
  trackedBillPdf,
  trackedVisit,
  upload,
} from './file-calls.ts';

// Each spreadsheet uses much of one core. The wait is short enough for the first bytes to arrive before the
// deadline (http/deadline.ts).
const exportLine = {
  atOnce: 2,
  waiting: 20,
  timeoutMs: 3_000,
  refusal: 'exportsBusy',
  retryAfterSeconds: 3,
} as const;

// A slow reader must not hold the transaction open, so this much of a file waits in memory for it.
const heldBytes = 64 * 2 ** 20;

type Streamed =
  | typeof spreadsheet
  | typeof ordersTable
  | typeof customersTable
  | typeof servicesTable
  | typeof billsSheet
  | typeof figuresSheet
  | typeof gstr1Sheet
  | typeof billsArchive
  | typeof importSample;

type Wanted<Call extends Streamed> = Omit<ReturnType<Call['input']['parse']>, 'language'>;

const sheetRules: UploadRules = {
  maxBytes: maxImportBytes,
  tooLarge: 'sheetTooLarge',
  missing: 'sheetMissing',
};

async function addImport(scope: FastifyInstance, deps: Deps): Promise<void> {
  await acceptMultipart(scope, sheetRules);
  const options = {
    onRequest: admission(deps, importUpload, { changes: true }),
    config: { boundsItself: true },
  } as const;
  scope.post(importUpload.path.slice('/api'.length), options, async (request, reply) => {
    const { fields, ...file } = await readUpload(request, sheetRules);
    const { language, ...form } = importForm.parse(fields);
    const user = await signedInUser(request);
    const run = (report?: (progress: ImportProgress) => void) =>
      inLanguage(language, () => importFile(deps.db, deps, user, { ...form, ...file }, report));
    if (request.headers.accept === linesType)
      return sendLines(request, reply, async (report) => successBody(await run(report)));
    const { created, ...answer } = await run();
    return reply.code(created ? 201 : 200).send(successBody(answer));
  });
}

export async function addFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register((scope) =>
    addUpload(scope, deps, '/upload-image', admission(deps, upload, { changes: true })),
  );
  await app.register((scope) => addImport(scope, deps));
  const turn = openSemaphore(exportLine);

  const addStreamed = <Call extends Streamed>(
    call: Call,
    nameOf: (input: Wanted<Call>) => string,
    write: (deps: Deps, input: Wanted<Call>, sink: Writable) => Promise<void>,
    countOf?: (input: Wanted<Call>) => Promise<number>,
  ) => {
    const decode = queryDecoder(call.input);
    const writeFile = (input: Wanted<Call>, sink: Writable) =>
      call === billsArchive
        ? write(deps, input, sink)
        : inSnapshot(deps.db, (db) => write({ ...deps, db }, input, sink));
    app.get(
      call.path.slice('/api'.length),
      { onRequest: admission(deps, call, { changes: false }) },
      async (request, reply) => {
        const parsed = call.input.parse(decode(request.query as Record<string, unknown>));
        const { language, ...rest } = { language: 'en' as const, ...parsed };
        const input = rest as unknown as Wanted<Call>;
        const documents = await countOf?.(input);
        const leave = await turn();
        if (reply.sent || reply.raw.destroyed) {
          leave();
          return reply;
        }
        if (documents !== undefined) reply.header('x-documents', documents);
        const file = new PassThrough({ highWaterMark: heldBytes });
        const fileName = nameOf(input);
        inLanguage(language, () => writeFile(input, file))
          .catch((error: Error) => file.destroy(error))
          .finally(leave);
        return reply
          .type(fileName.endsWith('.csv') ? 'text/csv; charset=utf-8' : call.answers)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(file);
      },
    );
  };
  addStreamed(
    spreadsheet,
    ({ format }) => `Customer_Details.${format}`,
    ({ db }, { format, ...filters }, sink) => writeEnquiries(db, filters, sink, format),
  );
  addStreamed(ordersTable, ({ format }) => `Orders.${format}`, writeOrders);
  addStreamed(customersTable, ({ format }) => `Customers.${format}`, writeCustomers);
  addStreamed(servicesTable, ({ format }) => `Services.${format}`, writeServices);
  addStreamed(
    billsSheet,
    ({ format }) => `Bills.${format}`,
    ({ db }, { format, ...filters }, sink) => writeBills(db, filters, sink, format),
  );
  addStreamed(figuresSheet, ({ from, to }) => `Figures-${from}-${to}.xlsx`, writeFiguresWorkbook);
  addStreamed(
    gstr1Sheet,
    ({ month }) => `GSTR-1-${month}.xlsx`,
    ({ db }, { month }, sink) => writeGstr1(db, month, sink),
  );
  addStreamed(
    billsArchive,
    ({ month }) => `Bills-${month}.zip`,
    (deps, { month }, sink) => writeBillsArchive(deps, monthOf(month), sink),
    ({ month }) => countBills(deps.db, monthOf(month)),
  );
  addStreamed(
    importSample,
    ({ kind }) => `${importLabelTexts(kind)}.xlsx`,
    (_deps, { kind }, sink) => writeImportSample(kind, sink),
  );

  const { db } = deps;
  const sendPdf = async (reply: FastifyReply, bill: PrintedBill) => {
    if (reply.sent || reply.raw.destroyed) return reply;
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${billFileName(bill)}"`)
      .send(await readBillPdf(deps, bill));
  };
  const at = (
    call:
      | typeof billPdf
      | typeof trackedBillPdf
      | typeof trackedVisit
      | typeof documentPdf
      | typeof stickerSheets,
  ) => [call.path.slice('/api'.length), { onRequest: admission(deps, call, { changes: false }) }] as const;
  app.get(...at(billPdf), async (request, reply) => {
    const { orderId } = billPdf.input.parse(request.params);
    return sendPdf(reply, await billOfOrder({ db, deps, user: await signedInUser(request) }, { orderId }));
  });
  app.get(...at(trackedBillPdf), async (request, reply) => {
    const { token } = trackedBillPdf.input.parse(request.params);
    return sendPdf(reply.headers(secretHeaders), await trackedBill(db, deps, token));
  });
  app.get(...at(stickerSheets), async (request, reply) => {
    const { id } = stickerSheets.input.parse(request.params);
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="Stickers.pdf"')
      .send(await writeStickerSheets(deps, await stickersOf(db, id)));
  });
  app.get(...at(trackedVisit), async (request, reply) => {
    const { token } = trackedVisit.input.parse(request.params);
    const calendar = await visitCalendar(db, deps, token);
    return reply
      .headers(secretHeaders)
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="visit.ics"')
      .send(calendar);
  });
  app.get(...at(documentPdf), async (request, reply) => {
    const { id } = documentPdf.input.parse(request.params);
    return sendPdf(reply, await readBill(db, id));
  });
}
