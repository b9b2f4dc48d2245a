import { z } from 'zod';
import { customerExportInput } from '#shared/accounts/schema.ts';
import { applianceIdInput } from '#shared/appliances/schema.ts';
import { billFiltersInput, billIdInput, billMonthInput, billOfOrderInput } from '#shared/bills/schema.ts';
import { serviceExportInput } from '#shared/catalogue/schema.ts';
import { exportInput } from '#shared/enquiries/schema.ts';
import type { FailureId } from '#shared/errors.ts';
import { figuresComparedInput } from '#shared/figures/schema.ts';
import { importAnswer, importKinds, importSampleInput } from '#shared/imports/schema.ts';
import { languageCodes } from '#shared/language.ts';
import { uploadAnswer } from '#shared/media/schema.ts';
import { orderExportInput } from '#shared/orders/lists.ts';
import { headingsRows, separators } from '#shared/separators.ts';
import { trackingInput } from '#shared/tracking/schema.ts';
import type { Meta } from '../procedures/access.ts';
import type { Call } from './routes.ts';

const samplePicture = 'https://shop.example.in/media/6b1f0c2d9e8a47b5a3c4d5e6f7a8b9c0-1600x1200.webp';

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const fileFormat = { format: z.enum(['xlsx', 'csv']).default('xlsx') };
const fileLanguage = { language: z.enum(languageCodes).default('en') };

type FileCall = Call & {
  name: string;
  meta: Meta;
  input: z.ZodType | null;
  form: Readonly<Record<string, unknown>> | null;
  output: z.ZodType | null;
  answers: string;
  /** A second media type, which the caller chooses by the input. */
  alsoAnswers?: string;
  /** Describes a line for the API document, if the call can answer in NDJSON. */
  inLines?: string;
};

const file = { method: 'GET', form: null, output: null } as const;
const pdf = { ...file, answers: 'application/pdf' } as const;
const workbook = { ...file, answers: excel } as const;
const table = { ...workbook, alsoAnswers: 'text/csv' } as const;
const formats = '`format` is xlsx or csv (UTF-8, commas). `language` is that of its headings.';

export const upload = {
  method: 'POST',
  path: '/api/upload-image',
  summary: 'Upload a picture',
  message: 'imageUploaded',
  details: 'The picture is decoded, its metadata dropped, and stored as WebP, at most 1600 pixels wide.',
  answerExample: { url: samplePicture },
  name: 'media.upload',
  scope: 'person',
  meta: { access: 'media.upload', limit: 'upload' },
  input: null,
  form: {
    type: 'object',
    properties: {
      file: { type: 'string', format: 'binary', description: 'PNG, JPEG, WebP or GIF of at most 10 MB' },
      upload_preset: { type: 'string', description: 'Ignored' },
    },
    required: ['file'],
  },
  output: uploadAnswer,
  answers: 'application/json',
  failures: [
    'imageMissing',
    'imageUnreadable',
    'imageTooManyPixels',
    'imageTooLarge',
    'wrongUploadType',
  ] as readonly FailureId[],
} as const satisfies FileCall;

export const spreadsheet = {
  ...table,
  path: '/api/export-enquiries',
  summary: 'All enquiries as a spreadsheet',
  details: `Customer_Details: one sheet, the newest first. ${formats}`,
  name: 'enquiries.export',
  scope: 'enquiries:read',
  meta: { access: 'enquiries.read' },
  input: exportInput.extend({ ...fileFormat, ...fileLanguage }),
} as const satisfies FileCall;

export const billPdf = {
  ...pdf,
  path: '/api/bill/:orderId/pdf',
  summary: 'The bill of an order as PDF',
  details: 'A4. Its customer and admins.',
  name: 'bills.pdf',
  scope: 'bills:read',
  meta: { access: 'customer', limit: 'billPdf' },
  input: billOfOrderInput,
  failures: ['orderNotFound', 'billNotFound'] as readonly FailureId[],
} as const satisfies FileCall;

export const trackedBillPdf = {
  ...pdf,
  path: '/api/tracked-bill/:token',
  summary: 'The bill of an order as PDF, by its tracking link',
  details: '`token` is the last part of the tracking link.',
  name: 'bills.trackedPdf',
  scope: 'person',
  meta: { access: 'public', limit: 'billPdf' },
  input: trackingInput,
  failures: ['orderNotFound', 'billNotFound'] as readonly FailureId[],
} as const satisfies FileCall;

export const trackedVisit = {
  ...file,
  path: '/api/tracked-visit/:token',
  summary: 'The agreed visit of an order as a calendar file, by its tracking link',
  details: '`token` is the last part of the tracking link. An order without a visit is not found.',
  name: 'visits.calendar',
  scope: 'person',
  meta: { access: 'public' },
  input: trackingInput,
  answers: 'text/calendar',
  failures: ['orderNotFound'] as readonly FailureId[],
} as const satisfies FileCall;

export const documentPdf = {
  ...pdf,
  path: '/api/bill-document/:id',
  summary: 'A bill or credit note as PDF',
  details: 'By its own `_id`: also of what was taken back, and credit notes.',
  name: 'bills.documentPdf',
  scope: 'bills:read',
  meta: { access: 'bills.read', limit: 'billPdf' },
  input: billIdInput,
  failures: ['billNotFound'] as readonly FailureId[],
} as const satisfies FileCall;

export const stickerSheets = {
  ...pdf,
  path: '/api/sticker-sheets/:id',
  summary: 'A print run of stickers as PDF',
  details: 'A4 with 24 labels of 64 x 34 mm a sheet.',
  name: 'appliances.stickerSheets',
  scope: 'person',
  meta: { access: 'settings.edit', limit: 'billPdf' },
  input: applianceIdInput,
  failures: ['stickerNotFound'] as readonly FailureId[],
} as const satisfies FileCall;

export const billsSheet = {
  ...table,
  path: '/api/export-bills',
  summary: 'Bills and credit notes as a spreadsheet',
  details: `Bills: a row for each bill and tax rate, the oldest first. Credit notes have amounts below zero. In XLSX a second sheet has the expenses and advances of the same days. Days are India’s. ${formats}`,
  name: 'bills.export',
  scope: 'bills:read',
  meta: { access: 'bills.read' },
  input: billFiltersInput.extend({ ...fileFormat, ...fileLanguage }),
} as const satisfies FileCall;

export const ordersTable = {
  ...table,
  path: '/api/export-orders',
  summary: 'Orders as a spreadsheet',
  details: `All orders that match, in the order of the list. ${formats}`,
  name: 'orders.export',
  scope: 'orders:read',
  meta: { access: 'orders.read' },
  input: orderExportInput.extend(fileLanguage),
} as const satisfies FileCall;

export const customersTable = {
  ...table,
  path: '/api/export-customers',
  summary: 'Customers as a spreadsheet',
  details: `All accounts that match, by their number. ${formats}`,
  name: 'accounts.export',
  scope: 'customers:read',
  meta: { access: 'customers.read' },
  input: customerExportInput.extend(fileLanguage),
} as const satisfies FileCall;

export const servicesTable = {
  ...table,
  path: '/api/export-services',
  summary: 'Services as a spreadsheet',
  details: `All services that match, the newest first, with the columns of an import of services. ${formats}`,
  name: 'catalogue.export',
  scope: 'person',
  meta: { access: 'catalogue.edit' },
  input: serviceExportInput.extend(fileLanguage),
} as const satisfies FileCall;

export const figuresSheet = {
  ...workbook,
  path: '/api/export-figures',
  summary: 'The figures of a period as a spreadsheet',
  details:
    'Figures.xlsx: the period, the one before and the same a year ago, then the period by category, area, technician and source. Days are India’s. `language` is that of its headings.',
  name: 'figures.export',
  scope: 'person',
  meta: { access: 'figures.read' },
  input: figuresComparedInput.extend(fileLanguage),
} as const satisfies FileCall;

export const gstr1Sheet = {
  ...workbook,
  path: '/api/export-gstr1',
  summary: 'The sheets of a month’s GSTR-1',
  details:
    'GSTR-1.xlsx: check sums, then B2B, B2CL, B2CS, CDNR, CDNUR, HSN and DOCS with the columns of the GST portal’s offline template, taxes after them. They hold the tax invoices of the month and their credit notes. `language` is that of the check sums.',
  name: 'bills.gstr1',
  scope: 'bills:read',
  meta: { access: 'bills.read' },
  input: billMonthInput.extend(fileLanguage),
} as const satisfies FileCall;

export const billsArchive = {
  ...file,
  path: '/api/export-bill-pdfs',
  summary: 'The PDFs of a month as one archive',
  name: 'bills.archive',
  scope: 'bills:read',
  meta: { access: 'bills.read' },
  input: billMonthInput,
  answers: 'application/zip',
} as const satisfies FileCall;

export const importSample = {
  ...workbook,
  path: '/api/import-sample',
  summary: 'A sample file for an import',
  details:
    'A sheet with headings and two example rows, and one that explains the columns. `language` is that of its headings.',
  name: 'imports.sample',
  scope: 'person',
  meta: { access: 'imports.edit' },
  input: importSampleInput.extend(fileLanguage),
} as const satisfies FileCall;

export const importUpload = {
  method: 'POST',
  path: '/api/import',
  summary: 'Import customers, services or past orders',
  message: 'importChecked',
  details:
    'The first sheet of the file; columns are found by their headings, in any of the shop’s languages. A dry run says what would be added (200). Otherwise all new rows are added or none (201).',
  name: 'imports.file',
  scope: 'person',
  meta: { access: 'imports.edit', limit: 'upload' },
  input: null,
  form: {
    type: 'object',
    properties: {
      file: {
        type: 'string',
        format: 'binary',
        description: 'XLSX or CSV (UTF-8 or UTF-16; comma or semicolon) of at most 5 MB and 20,000 rows',
      },
      kind: { type: 'string', enum: importKinds, description: 'What the rows are' },
      dryRun: { type: 'string', enum: ['true', 'false'], description: 'false writes; left out: true' },
      language: { type: 'string', enum: languageCodes, description: 'Of the answer; left out: en' },
      separator: {
        type: 'string',
        enum: Object.keys(separators),
        description: 'Between the cells of a CSV file; left out: the file decides',
      },
      headingsRow: {
        type: 'string',
        enum: headingsRows,
        description: 'The row of the headings; left out: the file decides',
      },
    },
    required: ['file', 'kind'],
  },
  output: importAnswer,
  answers: 'application/json',
  inLines:
    'For `Accept: application/x-ndjson`: lines of {"done", "total"} while rows are written, then the answer or failure as a line. The status is always 200.',
  failures: [
    'sheetMissing',
    'sheetUnreadable',
    'sheetEmpty',
    'columnsMissing',
    'rowsWrong',
    'nothingNew',
    'ordersOfClosedMonth',
    'sheetTooLarge',
    'sheetTooManyRows',
    'sheetUnpacksTooLarge',
    'wrongUploadType',
  ] as readonly FailureId[],
} as const satisfies FileCall;

export const fileCalls: readonly FileCall[] = [
  upload,
  spreadsheet,
  billPdf,
  stickerSheets,
  trackedBillPdf,
  trackedVisit,
  documentPdf,
  ordersTable,
  customersTable,
  servicesTable,
  billsSheet,
  figuresSheet,
  gstr1Sheet,
  billsArchive,
  importSample,
  importUpload,
];
