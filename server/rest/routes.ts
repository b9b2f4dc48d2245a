import type { FailureId } from '#shared/errors.ts';
import type { successMessages } from '#shared/messages.ts';
import type { AppRouter } from '../trpc/router.ts';
import type { NeededScope } from './key-of-request.ts';

type Routers = AppRouter['_def']['record'];
export type ProcedureName = {
  [Domain in keyof Routers & string]: `${Domain}.${keyof Routers[Domain] & string}`;
}[keyof Routers & string];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Maps each output field to its answer field. '.' is the whole output. */
export type AnswerFields = Readonly<Record<string, string>>;

export type Call = {
  method: Method;
  path: `/api/${string}`;
  scope: NeededScope;
  summary: string;
  details?: string;
  /** An example body, for fields whose separate samples make no sense together. */
  example?: Readonly<Record<string, unknown>>;
  answerExample?: Readonly<Record<string, unknown>>;
  message?: keyof typeof successMessages;
  failures?: readonly FailureId[];
};

export type Row = Call & {
  procedure: ProcedureName;
  fields?: AnswerFields;
  /** The answer's status is 201, or 200 if the output says `created: false`. */
  creates?: true;
  /** Returns a bare array with the next page in the Link header, for older clients. */
  bare?: true;
  unlisted?: readonly string[];
};

const data = { fields: { '.': 'data' } } as const;
const asPage = { items: 'data', nextCursor: 'nextCursor' } as const;
const page = { fields: asPage, failures: ['cursorUnknown'] } as const;
/** A list with `until`, from which readers continue. */
const changes = { ...page, fields: { ...asPage, until: 'until' } } as const;

const row = (
  call: `${Method} /${string}`,
  procedure: ProcedureName,
  scope: NeededScope,
  summary: string,
  more: Omit<Row, 'method' | 'path' | 'procedure' | 'scope' | 'summary'> = {},
): Row => {
  const [method, path] = call.split(' ') as [Method, `/${string}`];
  return { method, path: `/api${path}`, procedure, scope, summary, ...more };
};

export const routes: readonly Row[] = [
  row('POST /signup', 'accounts.signUp', 'person', 'Create an account', {
    creates: true,
    message: 'signedUp',
    failures: ['emailTaken', 'passwordCommon'],
  }),
  row('POST /signin', 'accounts.signIn', 'person', 'Sign in and get a token', {
    details:
      '`data` is the token. It is good for 30 days from its last use and for 90 days in all. The same token is set as the cookie `token`.',
    answerExample: { data: 'q3J0x4sV8cM5c1mY2n7bK9d6fH0gLwPzRtUeIoAsDfE' },
    message: 'signedIn',
    failures: ['wrongCredentials'],
  }),
  row('POST /forgot-password', 'accounts.forgotPassword', 'person', 'Ask for a reset link', {
    message: 'resetSent',
  }),
  row('POST /reset-password/:token', 'accounts.resetPassword', 'person', 'Set a new password', {
    message: 'passwordReset',
    failures: ['passwordCommon', 'resetLinkInvalid'],
  }),
  row('GET /user-details', 'accounts.me', 'person', 'The signed-in user', data),
  row('GET /userLogout', 'accounts.signOut', 'person', 'Sign out', { message: 'signedOut' }),
  row('GET /all-user', 'accounts.list', 'customers:read', 'All users', {
    details:
      'With `updatedSince` an erased customer comes once more, with masked name and blank fields: erase your copy. An account that joined another is in no list any more.',
    ...changes,
  }),
  row('POST /update-user', 'accounts.updateUser', 'person', 'Change a profile or a role', {
    details:
      'Send `userId` and what is to change; what is left out stays. `role` is for admins, who may change any account; others change their own. At most 5 changes of the email address a day.',
    example: { userId: '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a10', mobile: '9876543210' },
    message: 'userUpdated',
    failures: ['permissionDenied', 'userNotFound', 'emailTaken', 'lastAdmin'],
  }),

  row('POST /upload-product', 'catalogue.addService', 'person', 'Add a service', {
    creates: true,
    message: 'productUploaded',
    failures: ['categoryUnknown', 'imageUnknown'],
  }),
  row('GET /get-product', 'catalogue.services', 'catalogue:read', 'All services', {
    details:
      'Answers `until` with `updatedSince` only. A service that was removed or taken off the shop is in no list any more: compare with the whole list now and then.',
    ...changes,
  }),
  row('POST /update-product', 'catalogue.updateService', 'person', 'Change a service', {
    details: 'Send the whole service with its `_id`, as it came from a list.',
    message: 'productUpdated',
    failures: ['categoryUnknown', 'imageUnknown', 'serviceNotFound'],
  }),
  row(
    'POST /category-product',
    'catalogue.categoryServices',
    'catalogue:read',
    'Services of a category',
    page,
  ),
  row(
    'GET /get-categoryProduct',
    'catalogue.oneOfEachCategory',
    'catalogue:read',
    'One service of each category',
    data,
  ),
  row('POST /product-details', 'catalogue.service', 'catalogue:read', 'A service with its feedback', {
    fields: { product: 'data', feedbacks: 'productFeedbacks' },
    failures: ['serviceNotFound'],
  }),
  row('POST /filter-product', 'catalogue.filter', 'catalogue:read', 'Services of several categories', page),
  row('GET /search', 'catalogue.search', 'catalogue:read', 'Search services', page),
  row('POST /create-rating', 'catalogue.rate', 'person', 'Rate a service', {
    creates: true,
    details: 'One rating for each customer and service: a second one replaces the first.',
    message: 'rated',
    failures: ['serviceNotFound', 'notOrdered'],
  }),
  row('GET /get-category', 'catalogue.categories', 'catalogue:read', 'All categories', {
    fields: { '.': 'categories' },
  }),
  row('POST /create-category', 'catalogue.addCategory', 'person', 'Add a category', {
    creates: true,
    message: 'categoryAdded',
    failures: ['categoryExists'],
  }),
  row('POST /update-category/:id', 'catalogue.renameCategory', 'person', 'Rename a category', {
    message: 'categoryUpdated',
    failures: ['categoryNotFound', 'categoryExists'],
  }),
  row('DELETE /delete-category/:id', 'catalogue.deleteCategory', 'person', 'Delete a category', {
    message: 'categoryDeleted',
    failures: ['categoryNotFound', 'categoryInUse'],
  }),

  row('POST /addtocart', 'cart.add', 'person', 'Put a service in the cart', {
    details: 'A service that is in the cart already stays there once, with its quantity.',
    message: 'cartAdded',
    failures: ['serviceNotFound'],
  }),
  row('GET /countAddToCartProduct', 'cart.count', 'person', 'How many lines the cart has', data),
  row('GET /view-card-product', 'cart.lines', 'person', 'The cart', {
    ...data,
    details: '`productId` of a line is the whole service.',
  }),
  row('POST /update-cart-product', 'cart.setQuantity', 'person', 'Change a quantity', {
    message: 'cartUpdated',
    failures: ['cartLineNotFound'],
  }),
  row('POST /delete-cart-product', 'cart.remove', 'person', 'Remove a line', {
    message: 'cartRemoved',
    failures: ['cartLineNotFound'],
  }),
  row('DELETE /clear-cart-product', 'cart.clear', 'person', 'Empty the cart', { message: 'cartCleared' }),

  row('GET /get-company', 'business.get', 'catalogue:read', 'The company name', {
    fields: { companyName: 'companyName' },
  }),
  row('POST /update-company', 'business.setCompanyName', 'person', 'Change the company name', {
    message: 'companyUpdated',
  }),
  row('POST /add-reel', 'business.addReel', 'person', 'Add a reel', {
    creates: true,
    message: 'reelAdded',
    details: 'The link goes into `url`; `reelUrl` is taken as well.',
  }),
  row('GET /get-reel', 'business.reels', 'catalogue:read', 'All reels', { fields: { '.': 'reels' } }),
  row('PUT /update-reel', 'business.updateReel', 'person', 'Change a reel', {
    message: 'reelUpdated',
    failures: ['reelNotFound'],
  }),
  row('DELETE /delete-reel/:id', 'business.deleteReel', 'person', 'Delete a reel', {
    message: 'reelDeleted',
    failures: ['reelNotFound'],
  }),

  row('POST /create-payment', 'orders.book', 'orders:write', 'Book with cash on delivery', {
    creates: true,
    details:
      'Idempotent by `orderId`: a key that you make up, one for each booking. Send it again after a lost answer and get the first order with 200, whatever the rest of the body says; two requests at once make one order. A refused booking (400, 404, 409) leaves its key free. Without a `visit` we call to agree on a time. The services need not be in the cart. With an API key the booking is for the person in the body, `orderId` is unique within the key, and 300 bookings an hour are allowed. At most 20 bookings an hour and 60 a day for one account; guests and accounts younger than a day together 20 an hour for one client address.',
    message: 'booked',
    failures: ['serviceNotFound', 'priceChanged', 'visitTaken', 'numberHasVisits'],
    unlisted: ['fromCart', 'secondBooking'],
  }),
  row('GET /get-payment', 'orders.list', 'orders:read', 'All orders', changes),
  row('PATCH /update-payment/:id', 'orders.setStatus', 'orders:write', "Set an order's status", {
    details:
      'Mails the customer. A status that the order has already changes nothing and sends nothing. A warranty claim does not become Incomplete again while another claim of its line is open.',
    message: 'statusUpdatedMailSent',
    failures: ['orderNotFound', 'alreadyClaimed'],
  }),
  row('GET /get-orders', 'orders.own', 'person', "One's own orders", {
    bare: true,
    details: 'A bare array, the newest first; the header `Link` names the next page.',
    failures: ['cursorUnknown'],
    unlisted: ['underWay'],
  }),
  row('GET /order-events/:id', 'orders.events', 'orders:read', 'What happened to an order', {
    ...data,
    details: 'Oldest first. Its customer sees the public events, an admin all.',
    failures: ['orderNotFound'],
  }),
  row('POST /reschedule-order/:id', 'orders.reschedule', 'orders:write', 'Agree on a visit or another time', {
    details:
      'The time that the order has already changes nothing. An admin may add `knowingly` to take a time that is full or too soon.',
    message: 'bookingRescheduled',
    failures: ['orderNotFound', 'visitTaken', 'numberHasVisits', 'stepImpossible'],
  }),
  row('POST /cancel-order/:id', 'orders.cancel', 'orders:write', 'Cancel a booking', {
    details:
      'Its place is free again. `fee` is for admins: whether the fee of the Terms is due. Once a technician has set out, `false` needs a `reason`.',
    message: 'bookingCancelled',
    failures: ['orderNotFound', 'stepImpossible', 'feeUnexplained'],
  }),
  row('PATCH /order-stage/:id', 'orders.setStage', 'orders:write', 'Bring an order to a stage', {
    details:
      'For admins and for the technician it is assigned to. `waiting` needs a `reason` or a `part`, with the day `partExpected`. `scheduled` is for a technician who has turned back; a time is agreed by reschedule-order.',
    example: { stage: 'waiting', part: 'Drain pump', partExpected: '2026-11-25' },
    message: 'bookingUpdated',
    failures: ['orderNotFound', 'stepImpossible'],
  }),

  row('POST /warranty-claim/:orderId', 'warranty.claim', 'orders:write', 'Claim the warranty of a repair', {
    creates: true,
    details:
      'Makes an order of that one line at 0 rupees, linked by `warrantyOf` to the first. The last day (`warrantyUntil`) counts. One open claim for each line. Send `key` again after a lost answer and get the first claim with 200. Without a `visit` we call to agree on a time.',
    example: {
      productId: '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a11',
      note: 'The drum does not turn again.',
      visit: { date: '2026-11-23', from: '09:00' },
    },
    message: 'claimReceived',
    failures: [
      'orderNotFound',
      'serviceNotFound',
      'stepImpossible',
      'noWarranty',
      'warrantyEnded',
      'alreadyClaimed',
      'claimKeyUsed',
      'visitTaken',
    ],
  }),
  row('POST /assign-order/:id', 'orders.assign', 'orders:write', 'Say who carries an order out', {
    details:
      '`technicianId` null takes it from whoever has it. `was` (optional): who had it when you looked; refused where that has changed.',
    message: 'technicianAssigned',
    failures: ['orderNotFound', 'technicianNotFound', 'stepImpossible', 'assignedMeanwhile'],
  }),
  row('GET /technicians', 'technicians.list', 'jobs:read', 'All technicians', data),
  row('GET /bills', 'bills.list', 'bills:read', 'All bills and credit notes', {
    ...changes,
    details:
      'The oldest first. With `updatedSince` a bill comes again when a payment or a credit note changes it, or its order otherwise.',
  }),
  row('GET /bill/:orderId', 'bills.ofOrder', 'bills:read', 'The bill of an order', {
    ...data,
    details:
      'The one that holds: a bill that a credit note took back is none. Orders that were done before there were bills have none.',
    failures: ['orderNotFound', 'billNotFound'],
  }),

  row('GET /jobs', 'jobs.list', 'jobs:read', "A technician's jobs", {
    ...data,
    details:
      'The visits that are assigned to the caller, or with an API key to `technicianId`. With `date` those of that day; without it what is undone until tomorrow, in the order of the visits, then what was done or cancelled in the last two days. `pictures` is how many there are, `before` what was done for the same customer, newest first. `trackingLink` and `whatsApp` are for the technician himself: a key gets neither.',
    unlisted: ['daysAhead'],
  }),

  row('GET /appliances', 'appliances.list', 'appliances:read', "The customers' appliances", {
    ...changes,
    details:
      'The oldest first. `customerId` asks for those of one person. A removed appliance is in no list any more: compare with the whole list now and then.',
  }),
  row('GET /appliances/:id', 'appliances.listed', 'appliances:read', 'An appliance', {
    ...data,
    failures: ['applianceNotFound'],
  }),
  row('POST /appliances', 'appliances.add', 'appliances:write', 'Add an appliance', {
    creates: true,
    details:
      'Staff and keys name the person by `customerId`, others add their own. Make up `_id` (a UUID) and send it again after a lost answer: it is added once.',
    example: {
      customerId: '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a10',
      kind: 'ac_split',
      maker: 'LG',
      place: 'Bedroom 2',
      bought: '2026-03',
      makersWarrantyMonths: 12,
    },
    message: 'applianceAdded',
    failures: ['userNotFound', 'applianceNotFound', 'appliancesFull'],
  }),
  row('PATCH /appliances/:id', 'appliances.change', 'appliances:write', 'Change an appliance', {
    details: 'What is left out stays. `note` is for staff.',
    example: { serial: 'AX7731K', place: 'Kitchen' },
    message: 'applianceSaved',
    failures: ['applianceNotFound'],
  }),
  row(
    'PUT /order-appliances/:orderId',
    'appliances.setOnOrder',
    'appliances:write',
    'Say which appliances a line of an order is about',
    {
      details:
        'Instead of those named before. They are of the customer of the order, at most one for each piece of the line.',
      example: {
        productId: '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a11',
        applianceIds: ['0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a12'],
      },
      message: 'applianceSaved',
      failures: ['orderNotFound', 'serviceNotFound', 'applianceNotFound', 'tooManyAppliances'],
    },
  ),

  row('GET /visit-times', 'visits.times', 'catalogue:read', 'When we can come', {
    ...data,
    details: "Days and times are in India's time. `free` is 0 where a window is full, past or too soon.",
  }),
  row('POST /create-enquiry', 'enquiries.send', 'enquiries:write', 'Send an enquiry', {
    details: 'Leave `website` out or empty: it is a trap for machines.',
    creates: true,
    message: 'enquirySent',
  }),
  row('GET /get-enquiry', 'enquiries.list', 'enquiries:read', 'All enquiries', {
    details: 'The enquiries of an erased customer are in no list any more.',
    ...changes,
  }),
  row('PATCH /update-enquiry/:id', 'enquiries.setStatus', 'enquiries:write', "Set an enquiry's status", {
    message: 'statusUpdated',
    failures: ['enquiryNotFound'],
  }),
  row('POST /add-feedback/:orderId', 'orders.giveFeedback', 'person', 'Give feedback on an order', {
    creates: true,
    message: 'feedbackGiven',
    details:
      'Once for each order, which may still be Incomplete. It counts for every service of the order. The path takes the `_id` of the order, not its `orderId`.',
    failures: ['feedbackOrderNotFound', 'feedbackAlreadyGiven'],
  }),
];
