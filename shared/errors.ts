import { accountFailureTexts } from './account-failure-texts.ts';
import { failureTexts } from './failure-texts.ts';
import { orderFailureTexts } from './order-failure-texts.ts';
import { serviceFailureTexts } from './service-failure-texts.ts';

export const statusOfCode = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

type KeyOf<Part> = Part extends { table: infer Table } ? keyof Table : never;
const parts = [failureTexts, accountFailureTexts, orderFailureTexts, serviceFailureTexts] as const;

/** The kind of each failure. Its words are in the files *failure-texts.ts. */
export const failures = {
  malformedRequest: 'BAD_REQUEST',
  malformedJson: 'BAD_REQUEST',
  invalidInput: 'BAD_REQUEST',
  webhookAddressRefused: 'BAD_REQUEST',
  cursorUnknown: 'BAD_REQUEST',
  idempotencyKeyInvalid: 'BAD_REQUEST',
  idempotencyKeyReused: 'UNPROCESSABLE_CONTENT',
  idempotencyRunning: 'CONFLICT',
  // Unknown, used and expired links get the same message.
  resetLinkInvalid: 'BAD_REQUEST',
  invitationInvalid: 'BAD_REQUEST',
  passwordCommon: 'BAD_REQUEST',
  currentPasswordWrong: 'BAD_REQUEST',
  photoTooLarge: 'BAD_REQUEST',
  photoUnreadable: 'BAD_REQUEST',
  imageUnreadable: 'BAD_REQUEST',
  imageTooManyPixels: 'BAD_REQUEST',
  tooManyCalls: 'BAD_REQUEST',
  linkInvalid: 'BAD_REQUEST',
  imageMissing: 'BAD_REQUEST',
  imageUnknown: 'BAD_REQUEST',
  sheetMissing: 'BAD_REQUEST',
  sheetUnreadable: 'BAD_REQUEST',
  sheetEmpty: 'BAD_REQUEST',
  columnsMissing: 'BAD_REQUEST',
  rowsWrong: 'BAD_REQUEST',
  feeUnexplained: 'BAD_REQUEST',
  technicianRequired: 'BAD_REQUEST',
  tooManyAppliances: 'BAD_REQUEST',
  categoryUnknown: 'BAD_REQUEST',
  loginRequired: 'UNAUTHORIZED',
  wrongCredentials: 'UNAUTHORIZED',
  permissionDenied: 'FORBIDDEN',
  foreignOrigin: 'FORBIDDEN',
  keyLacksScope: 'FORBIDDEN',
  keyNotForPeople: 'FORBIDDEN',
  keyInBrowser: 'FORBIDDEN',
  keyFromElsewhere: 'FORBIDDEN',
  guestsOff: 'FORBIDDEN',
  notOrdered: 'FORBIDDEN',
  unknownPath: 'NOT_FOUND',
  serviceNotFound: 'NOT_FOUND',
  categoryNotFound: 'NOT_FOUND',
  cartLineNotFound: 'NOT_FOUND',
  orderNotFound: 'NOT_FOUND',
  billNotFound: 'NOT_FOUND',
  applianceNotFound: 'NOT_FOUND',
  stickerNotFound: 'NOT_FOUND',
  // The message asks for `_id`, because clients of /api often send the field `orderId` instead.
  feedbackOrderNotFound: 'NOT_FOUND',
  enquiryNotFound: 'NOT_FOUND',
  reelNotFound: 'NOT_FOUND',
  userNotFound: 'NOT_FOUND',
  technicianNotFound: 'NOT_FOUND',
  priceNotFound: 'NOT_FOUND',
  viewNotFound: 'NOT_FOUND',
  keyNotFound: 'NOT_FOUND',
  appliancesFull: 'CONFLICT',
  stickerBound: 'CONFLICT',
  applianceHasSticker: 'CONFLICT',
  notScanned: 'CONFLICT',
  tooManyKeys: 'CONFLICT',
  webhookNotFound: 'NOT_FOUND',
  deliveryNotFound: 'NOT_FOUND',
  tooManyViews: 'CONFLICT',
  tooManyWebhooks: 'CONFLICT',
  webhookOff: 'CONFLICT',
  mergeSame: 'CONFLICT',
  mergeSignsIn: 'CONFLICT',
  sessionNotFound: 'NOT_FOUND',
  importNotFound: 'NOT_FOUND',
  mailNotFound: 'NOT_FOUND',
  linkUnknown: 'NOT_FOUND',
  requestNotFound: 'NOT_FOUND',
  requestAnswered: 'CONFLICT',
  methodNotAllowed: 'METHOD_NOT_SUPPORTED',
  staffByLink: 'FORBIDDEN',
  feedbackWhenDone: 'CONFLICT',
  pushServiceUnknown: 'BAD_REQUEST',
  emailRequired: 'BAD_REQUEST',
  emailTaken: 'CONFLICT',
  noAccount: 'CONFLICT',
  noAccountForRole: 'CONFLICT',
  roleAlready: 'CONFLICT',
  hasAccount: 'CONFLICT',
  lastAdmin: 'CONFLICT',
  staffStays: 'CONFLICT',
  eraseUnderWay: 'CONFLICT',
  holdsCash: 'CONFLICT',
  dataInProfile: 'CONFLICT',
  categoryExists: 'CONFLICT',
  categoryInUse: 'CONFLICT',
  changedMeanwhile: 'CONFLICT',
  priceChanged: 'CONFLICT',
  cartChanged: 'CONFLICT',
  picturesFull: 'CONFLICT',
  visitTaken: 'CONFLICT',
  numberHasVisits: 'CONFLICT',
  bookedAlready: 'CONFLICT',
  stepImpossible: 'CONFLICT',
  conflictSettled: 'CONFLICT',
  conflictUnbilled: 'CONFLICT',
  estimateChanged: 'CONFLICT',
  estimateAnswered: 'CONFLICT',
  estimateNotOffered: 'CONFLICT',
  estimateEmpty: 'CONFLICT',
  priceExists: 'CONFLICT',
  priceListFull: 'CONFLICT',
  noWarranty: 'CONFLICT',
  warrantyEnded: 'CONFLICT',
  alreadyClaimed: 'CONFLICT',
  claimKeyUsed: 'CONFLICT',
  assignedMeanwhile: 'CONFLICT',
  // The agreed amount changed after the phone had calculated the total.
  totalChanged: 'CONFLICT',
  dueChanged: 'CONFLICT',
  takenTooMuch: 'CONFLICT',
  paymentGone: 'CONFLICT',
  monthClosed: 'CONFLICT',
  orderOfClosedMonth: 'CONFLICT',
  ordersOfClosedMonth: 'CONFLICT',
  monthNotOver: 'CONFLICT',
  cashChanged: 'CONFLICT',
  bankLineNotFound: 'NOT_FOUND',
  bankLineKnown: 'CONFLICT',
  dayClosed: 'CONFLICT',
  dayNotBegun: 'CONFLICT',
  deskNotCounted: 'CONFLICT',
  cashOutGone: 'CONFLICT',
  billCredited: 'CONFLICT',
  nothingNew: 'CONFLICT',
  importUndone: 'CONFLICT',
  importTooOld: 'CONFLICT',
  rowInUse: 'CONFLICT',
  enquiryBooked: 'CONFLICT',
  feedbackAlreadyGiven: 'CONFLICT',
  mailNotSetAside: 'CONFLICT',
  bodyTooLarge: 'PAYLOAD_TOO_LARGE',
  imageTooLarge: 'PAYLOAD_TOO_LARGE',
  sheetTooLarge: 'PAYLOAD_TOO_LARGE',
  sheetTooManyRows: 'PAYLOAD_TOO_LARGE',
  sheetUnpacksTooLarge: 'PAYLOAD_TOO_LARGE',
  wrongContentType: 'UNSUPPORTED_MEDIA_TYPE',
  wrongUploadType: 'UNSUPPORTED_MEDIA_TYPE',
  tooMany: 'TOO_MANY_REQUESTS',
  internal: 'INTERNAL_SERVER_ERROR',
  // The database, disk or bucket is unavailable, a queue is full, or a timeout ended the request. A retry
  // helps.
  unavailable: 'SERVICE_UNAVAILABLE',
  exportsBusy: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<KeyOf<(typeof parts)[number]>, ErrorCode>;

export type FailureId = keyof typeof failures;

type WordsOf = (id: FailureId, values: { count: number; words: string }) => string;
const textsOf = Object.fromEntries(
  parts.flatMap((texts) => texts.keys.map((id) => [id, texts as unknown as WordsOf])),
) as Record<FailureId, WordsOf>;

export const wordsOfFailure = (id: FailureId, count = 0, words = ''): string =>
  textsOf[id](id, { count, words });

/** The only error that commands throw. `path` names the field. `count` and `words` fill the message. */
export class AppError extends Error {
  readonly id: FailureId;
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly path: string | undefined;
  constructor(
    id: FailureId,
    detail: {
      count?: number;
      words?: string;
      retryAfterSeconds?: number;
      path?: string;
      cause?: unknown;
    } = {},
  ) {
    super(wordsOfFailure(id, detail.count, detail.words), { cause: detail.cause });
    this.name = 'AppError';
    this.id = id;
    this.code = failures[id];
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.path = detail.path;
  }
}
