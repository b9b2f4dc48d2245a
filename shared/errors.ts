export const statusOfCode = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

type MessageParts = { count: number; words: string };
type Failure = { code: ErrorCode; text: string | ((parts: MessageParts) => string) };

export const failures = {
  malformedRequest: { code: 'BAD_REQUEST', text: 'The request could not be read' },
  malformedJson: { code: 'BAD_REQUEST', text: 'The request body is not valid JSON' },
  invalidInput: { code: 'BAD_REQUEST', text: 'Please check this value' },
  cursorUnknown: { code: 'BAD_REQUEST', text: 'Cursor is not valid' },
  // Unknown, used and expired links get the same message.
  resetLinkInvalid: { code: 'BAD_REQUEST', text: 'This reset link is invalid or has expired.' },
  invitationInvalid: {
    code: 'BAD_REQUEST',
    text: 'This invitation has been used or withdrawn, or is too old. Please ask for a new one',
  },
  passwordCommon: { code: 'BAD_REQUEST', text: 'Please choose a less common password' },
  currentPasswordWrong: { code: 'BAD_REQUEST', text: 'Current password is not correct' },
  photoTooLarge: { code: 'BAD_REQUEST', text: 'File size should be less than 2MB' },
  photoUnreadable: { code: 'BAD_REQUEST', text: 'Please choose a PNG, JPEG, WebP or GIF photo' },
  imageUnreadable: {
    code: 'BAD_REQUEST',
    text: 'This file is not a picture we can use. Please choose a PNG, JPEG, WebP or GIF',
  },
  imageTooManyPixels: {
    code: 'BAD_REQUEST',
    text: 'This picture is too large. Please choose one of at most 40 megapixels',
  },
  tooManyCalls: { code: 'BAD_REQUEST', text: 'A batch holds at most 20 calls' },
  linkInvalid: { code: 'BAD_REQUEST', text: 'Link must start with https://' },
  imageMissing: { code: 'BAD_REQUEST', text: 'Please choose an image file' },
  imageUnknown: { code: 'BAD_REQUEST', text: 'One of the pictures was not found. Please upload it again' },
  sheetMissing: { code: 'BAD_REQUEST', text: 'Please choose an XLSX or CSV file' },
  sheetUnreadable: {
    code: 'BAD_REQUEST',
    text: 'We cannot read this file. Please save it as XLSX without a password, or as CSV (UTF-8)',
  },
  sheetEmpty: { code: 'BAD_REQUEST', text: 'This file has no rows below its headings' },
  columnsMissing: {
    code: 'BAD_REQUEST',
    text: ({ words: columns }) =>
      `These columns are missing: ${columns}. Their headings are in the first row of the sample file`,
  },
  rowsWrong: {
    code: 'BAD_REQUEST',
    text: ({ count, words: first }) =>
      `Nothing was imported, because the file has ${count === 1 ? 'a mistake' : `${count} mistakes`}. ${first}`,
  },
  feeUnexplained: { code: 'BAD_REQUEST', text: 'Please say why there is no fee' },
  categoryUnknown: { code: 'BAD_REQUEST', text: 'Please select a category' },
  loginRequired: { code: 'UNAUTHORIZED', text: 'Please Login...!' },
  wrongCredentials: { code: 'UNAUTHORIZED', text: 'Invalid email or password' },
  permissionDenied: { code: 'FORBIDDEN', text: 'Permission denied' },
  foreignOrigin: { code: 'FORBIDDEN', text: 'This request came from another site and was refused' },
  guestsOff: { code: 'FORBIDDEN', text: 'Please log in or sign up to book' },
  notOrdered: { code: 'FORBIDDEN', text: 'You can rate a service after you have booked it' },
  unknownPath: { code: 'NOT_FOUND', text: 'Not found' },
  serviceNotFound: { code: 'NOT_FOUND', text: 'Service not found' },
  categoryNotFound: { code: 'NOT_FOUND', text: 'Category not found' },
  cartLineNotFound: { code: 'NOT_FOUND', text: 'This service is not in your cart' },
  orderNotFound: { code: 'NOT_FOUND', text: 'Order not found' },
  billNotFound: { code: 'NOT_FOUND', text: 'There is no bill for this order' },
  // Clients of /api easily send an `orderId` instead of `_id`.
  feedbackOrderNotFound: { code: 'NOT_FOUND', text: "Order not found. Please send the order's _id" },
  enquiryNotFound: { code: 'NOT_FOUND', text: 'Enquiry not found' },
  reelNotFound: { code: 'NOT_FOUND', text: 'Reel not found' },
  userNotFound: { code: 'NOT_FOUND', text: 'User not found' },
  technicianNotFound: { code: 'NOT_FOUND', text: 'Technician not found' },
  priceNotFound: { code: 'NOT_FOUND', text: 'This line is not in the price list' },
  sessionNotFound: { code: 'NOT_FOUND', text: 'This device is already signed out' },
  importNotFound: { code: 'NOT_FOUND', text: 'Import not found' },
  mailNotFound: { code: 'NOT_FOUND', text: 'Email not found' },
  methodNotAllowed: { code: 'METHOD_NOT_SUPPORTED', text: 'Method not allowed' },
  onlyCustomerAnswers: {
    code: 'FORBIDDEN',
    text: 'Only the customer can answer here. On your phone, press Customer agrees or Customer declines.',
  },
  pushServiceUnknown: { code: 'BAD_REQUEST', text: 'This browser cannot be notified' },
  emailRequired: { code: 'BAD_REQUEST', text: 'Email is required' },
  emailTaken: { code: 'CONFLICT', text: 'An account with this email already exists.' },
  noAccount: {
    code: 'CONFLICT',
    text: "You are here without an account. Choose 'Keep my bookings' in My Orders first",
  },
  noAccountForRole: {
    code: 'CONFLICT',
    text: 'This customer has no account. Who has no password can not become an admin',
  },
  roleAlready: {
    code: 'CONFLICT',
    text: 'You work here already. Please log out to use an invitation for somebody else',
  },
  testOrderBilled: {
    code: 'CONFLICT',
    text: 'This test booking has a bill. Bills stay, so the booking stays too',
  },
  hasAccount: { code: 'CONFLICT', text: 'You have an account already' },
  lastAdmin: { code: 'CONFLICT', text: 'The last admin cannot be demoted' },
  categoryExists: { code: 'CONFLICT', text: 'Category already exists' },
  categoryInUse: {
    code: 'CONFLICT',
    text: ({ count }) =>
      count === 1
        ? '1 service still uses this category. Move it to another category first'
        : `${count} services still use this category. Move them to another category first`,
  },
  changedMeanwhile: {
    code: 'CONFLICT',
    text: 'Someone else has changed this meanwhile. Please choose what to keep',
  },
  priceChanged: {
    code: 'CONFLICT',
    text: 'The price of your booking has changed. Please review and book again.',
  },
  cartChanged: { code: 'CONFLICT', text: 'Your cart has changed. Please review and book again.' },
  picturesFull: {
    code: 'CONFLICT',
    text: ({ count: most }) => `A booking takes at most ${most} pictures`,
  },
  visitTaken: { code: 'CONFLICT', text: 'This time has just been taken. Please choose another.' },
  stepImpossible: {
    code: 'CONFLICT',
    text: ({ words: stage }) => `This booking is ${stage}: that step is not possible now.`,
  },
  estimateChanged: {
    code: 'CONFLICT',
    text: 'The estimate has been changed meanwhile. Please look at it again',
  },
  estimateAnswered: {
    code: 'CONFLICT',
    text: ({ words: answer }) => `This estimate has already been ${answer}`,
  },
  estimateNotOffered: { code: 'CONFLICT', text: 'This estimate has not been shown to the customer yet' },
  estimateEmpty: { code: 'CONFLICT', text: 'Please add a part or labour first' },
  priceExists: { code: 'CONFLICT', text: 'This is already in the price list' },
  priceListFull: { code: 'CONFLICT', text: 'The price list is full. Please withdraw a line first' },
  noWarranty: { code: 'CONFLICT', text: 'This repair has no warranty.' },
  warrantyEnded: {
    code: 'CONFLICT',
    text: ({ words: date }) => `The warranty of this repair ended on ${date}.`,
  },
  alreadyClaimed: {
    code: 'CONFLICT',
    text: ({ count: number }) =>
      number ? `This warranty is claimed already: order ${number}.` : 'This warranty is claimed already.',
  },
  claimKeyUsed: { code: 'CONFLICT', text: 'This key has been used for another booking' },
  assignedMeanwhile: {
    code: 'CONFLICT',
    text: ({ words: who }) => `Someone else has just assigned this visit: ${who}.`,
  },
  // The agreed amount changed after the phone had calculated the total.
  totalChanged: {
    code: 'CONFLICT',
    text: ({ words: total }) => `The bill now comes to ${total}. Please look at it again`,
  },
  dueChanged: {
    code: 'CONFLICT',
    text: ({ words: due }) => `Money came in meanwhile: ${due} is due now. Please look at the bill again`,
  },
  takenTooMuch: {
    code: 'CONFLICT',
    text: ({ words: due }) => `That is more than what is due: ${due}`,
  },
  paymentGone: {
    code: 'CONFLICT',
    text: 'This payment has been corrected already. Please look at the bill again',
  },
  monthClosed: {
    code: 'CONFLICT',
    text: ({ words: month }) => `${month} is closed: its payments stay as they are`,
  },
  monthNotOver: { code: 'CONFLICT', text: 'Only a month that is over can be closed' },
  cashChanged: {
    code: 'CONFLICT',
    text: ({ words: held }) => `Cash in hand is ${held} now. Please look at it again`,
  },
  billCredited: { code: 'CONFLICT', text: 'This bill has been taken back by a credit note' },
  nothingNew: { code: 'CONFLICT', text: 'Everything in this file is in the shop already' },
  importUndone: { code: 'CONFLICT', text: 'This import has been undone already' },
  importTooOld: { code: 'CONFLICT', text: 'An import can be undone within 24 hours' },
  enquiryBooked: {
    code: 'CONFLICT',
    text: ({ count: number }) => `This enquiry has already been booked: order ${number}.`,
  },
  feedbackAlreadyGiven: { code: 'CONFLICT', text: 'You have already given feedback for this order' },
  mailNotSetAside: { code: 'CONFLICT', text: 'This email is not waiting to be sent again' },
  bodyTooLarge: { code: 'PAYLOAD_TOO_LARGE', text: 'The request is too large' },
  imageTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    text: 'The picture is too large. Please choose one of at most 10 MB',
  },
  sheetTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    text: 'The file is too large. Please use at most 5 MB and 5,000 rows, and split larger files',
  },
  wrongContentType: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    text: 'Please send JSON (content-type application/json)',
  },
  wrongUploadType: { code: 'UNSUPPORTED_MEDIA_TYPE', text: 'Please send the file as multipart/form-data' },
  tooMany: { code: 'TOO_MANY_REQUESTS', text: 'Too many attempts. Please wait a little and try again' },
  internal: { code: 'INTERNAL_SERVER_ERROR', text: 'Something went wrong.' },
  // The database, disk or bucket is unavailable, a queue is full, or a timeout ended the request. A retry
  // helps.
  unavailable: {
    code: 'SERVICE_UNAVAILABLE',
    text: 'The shop is busy right now. Please try again in a few seconds',
  },
  exportsBusy: {
    code: 'SERVICE_UNAVAILABLE',
    text: 'Other spreadsheets are being written. Please try again in a few seconds',
  },
} as const satisfies Record<string, Failure>;

export type FailureId = keyof typeof failures;

export const wordsOfFailure = (id: FailureId, count = 0, words = ''): string => {
  const { text }: Failure = failures[id];
  return typeof text === 'string' ? text : text({ count, words });
};

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
    this.code = failures[id].code;
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.path = detail.path;
  }
}
