// The /api surface as a table: a row names a typed procedure and how its output stands in the answer.
// The rules are the procedures'; a row that names a procedure that does not exist does not compile.
import type { FailureId } from '#shared/errors.ts';
import type { successMessages } from '#shared/messages.ts';
import type { AppRouter } from '../trpc/router.ts';

type Routers = AppRouter['_def']['record'];
export type ProcedureName = {
  [Domain in keyof Routers & string]: `${Domain}.${keyof Routers[Domain] & string}`;
}[keyof Routers & string];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Output field -> answer field; '.' is the whole output. Without one, the output's fields stand as they are. */
export type AnswerFields = Readonly<Record<string, string>>;

/** One method on one path. */
export type Call = {
  method: Method;
  /** Fastify's own notation; path parameters join the input. */
  path: `/api/${string}`;
  summary: string;
  /** What it says when it did as asked, for the document; 'ok' where it has no words of its own. */
  says?: keyof typeof successMessages;
  /** Refusals of its own, for the document: the rules are the procedure's. */
  failures?: readonly FailureId[];
};

export type Row = Call & {
  procedure: ProcedureName;
  fields?: AnswerFields;
  /** 201, or 200 where the output says `created: false`. */
  creates?: true;
  /** A bare array with the next page in the Link header, for clients that know no envelope. */
  bare?: true;
};

const asData = { '.': 'data' } as const;
const asPage = { items: 'data', nextCursor: 'nextCursor' } as const;

export const routes: readonly Row[] = [
  // Accounts
  {
    method: 'POST',
    path: '/api/signup',
    procedure: 'accounts.signUp',
    creates: true,
    summary: 'Create an account',
    says: 'signedUp',
    failures: ['emailTaken', 'passwordCommon'],
  },
  {
    method: 'POST',
    path: '/api/signin',
    procedure: 'accounts.signIn',
    summary: 'Sign in and get a token',
    says: 'signedIn',
    failures: ['wrongCredentials'],
  },
  {
    method: 'POST',
    path: '/api/forgot-password',
    procedure: 'accounts.forgotPassword',
    summary: 'Ask for a reset link',
    says: 'resetSent',
  },
  {
    method: 'POST',
    path: '/api/reset-password/:token',
    procedure: 'accounts.resetPassword',
    summary: 'Set a new password',
    says: 'passwordReset',
    failures: ['passwordCommon', 'resetLinkInvalid'],
  },
  {
    method: 'GET',
    path: '/api/user-details',
    procedure: 'accounts.me',
    fields: asData,
    summary: 'The signed-in user',
  },
  {
    method: 'GET',
    path: '/api/userLogout',
    procedure: 'accounts.signOut',
    summary: 'Sign out',
    says: 'signedOut',
  },
  {
    method: 'GET',
    path: '/api/all-user',
    procedure: 'accounts.list',
    fields: asPage,
    summary: 'All users',
    failures: ['cursorUnknown'],
  },
  {
    method: 'POST',
    path: '/api/update-user',
    procedure: 'accounts.updateUser',
    summary: 'Change a profile or a role',
    says: 'userUpdated',
    failures: ['permissionDenied', 'userNotFound', 'emailTaken', 'lastAdmin'],
  },

  // Catalogue
  {
    method: 'POST',
    path: '/api/upload-product',
    procedure: 'catalogue.addService',
    creates: true,
    summary: 'Add a service',
    says: 'productUploaded',
    failures: ['categoryUnknown', 'imageUnknown'],
  },
  {
    method: 'GET',
    path: '/api/get-product',
    procedure: 'catalogue.services',
    fields: asPage,
    summary: 'All services',
    failures: ['cursorUnknown'],
  },
  {
    method: 'POST',
    path: '/api/update-product',
    procedure: 'catalogue.updateService',
    summary: 'Change a service',
    says: 'productUpdated',
    failures: ['categoryUnknown', 'imageUnknown', 'serviceNotFound'],
  },
  {
    method: 'POST',
    path: '/api/category-product',
    procedure: 'catalogue.categoryServices',
    fields: asPage,
    summary: 'Services of a category',
    failures: ['cursorUnknown'],
  },
  {
    method: 'GET',
    path: '/api/get-categoryProduct',
    procedure: 'catalogue.oneOfEachCategory',
    fields: asData,
    summary: 'One service of each category',
  },
  {
    method: 'POST',
    path: '/api/product-details',
    procedure: 'catalogue.service',
    fields: { product: 'data', feedbacks: 'productFeedbacks' },
    summary: 'A service with its feedback',
    failures: ['serviceNotFound'],
  },
  {
    method: 'POST',
    path: '/api/filter-product',
    procedure: 'catalogue.filter',
    fields: asPage,
    summary: 'Services of several categories',
    failures: ['cursorUnknown'],
  },
  {
    method: 'GET',
    path: '/api/search',
    procedure: 'catalogue.search',
    fields: asPage,
    summary: 'Search services',
    failures: ['cursorUnknown'],
  },
  {
    method: 'POST',
    path: '/api/create-rating',
    procedure: 'catalogue.rate',
    creates: true,
    summary: 'Rate a service',
    says: 'rated',
    failures: ['serviceNotFound', 'notOrdered'],
  },
  {
    method: 'GET',
    path: '/api/get-category',
    procedure: 'catalogue.categories',
    fields: { '.': 'categories' },
    summary: 'All categories',
  },
  {
    method: 'POST',
    path: '/api/create-category',
    procedure: 'catalogue.addCategory',
    creates: true,
    summary: 'Add a category',
    says: 'categoryAdded',
    failures: ['categoryExists'],
  },
  {
    method: 'POST',
    path: '/api/update-category/:id',
    procedure: 'catalogue.renameCategory',
    summary: 'Rename a category',
    says: 'categoryUpdated',
    failures: ['categoryNotFound', 'categoryExists'],
  },
  {
    method: 'DELETE',
    path: '/api/delete-category/:id',
    procedure: 'catalogue.deleteCategory',
    summary: 'Delete a category',
    says: 'categoryDeleted',
    failures: ['categoryNotFound', 'categoryInUse'],
  },

  // Cart
  {
    method: 'POST',
    path: '/api/addtocart',
    procedure: 'cart.add',
    summary: 'Put a service in the cart',
    says: 'cartAdded',
    failures: ['serviceNotFound'],
  },
  {
    method: 'GET',
    path: '/api/countAddToCartProduct',
    procedure: 'cart.count',
    fields: asData,
    summary: 'How many lines the cart has',
  },
  {
    method: 'GET',
    path: '/api/view-card-product',
    procedure: 'cart.lines',
    fields: asData,
    summary: 'The cart',
  },
  {
    method: 'POST',
    path: '/api/update-cart-product',
    procedure: 'cart.setQuantity',
    summary: 'Change a quantity',
    says: 'cartUpdated',
    failures: ['cartLineNotFound'],
  },
  {
    method: 'POST',
    path: '/api/delete-cart-product',
    procedure: 'cart.remove',
    summary: 'Remove a line',
    says: 'cartRemoved',
    failures: ['cartLineNotFound'],
  },
  {
    method: 'DELETE',
    path: '/api/clear-cart-product',
    procedure: 'cart.clear',
    summary: 'Empty the cart',
    says: 'cartCleared',
  },

  // Company, reels
  {
    method: 'GET',
    path: '/api/get-company',
    procedure: 'business.get',
    fields: { companyName: 'companyName' },
    summary: 'The company name',
  },
  {
    method: 'POST',
    path: '/api/update-company',
    procedure: 'business.setCompanyName',
    summary: 'Change the company name',
    says: 'companyUpdated',
  },
  {
    method: 'POST',
    path: '/api/add-reel',
    procedure: 'business.addReel',
    creates: true,
    summary: 'Add a reel',
    says: 'reelAdded',
  },
  {
    method: 'GET',
    path: '/api/get-reel',
    procedure: 'business.reels',
    fields: { '.': 'reels' },
    summary: 'All reels',
  },
  {
    method: 'PUT',
    path: '/api/update-reel',
    procedure: 'business.updateReel',
    summary: 'Change a reel',
    says: 'reelUpdated',
    failures: ['reelNotFound'],
  },
  {
    method: 'DELETE',
    path: '/api/delete-reel/:id',
    procedure: 'business.deleteReel',
    summary: 'Delete a reel',
    says: 'reelDeleted',
    failures: ['reelNotFound'],
  },

  // Orders, enquiries, feedback
  {
    method: 'POST',
    path: '/api/create-payment',
    procedure: 'orders.book',
    creates: true,
    summary: 'Book with cash on delivery',
    says: 'booked',
    failures: ['serviceNotFound', 'priceChanged'],
  },
  {
    method: 'GET',
    path: '/api/get-payment',
    procedure: 'orders.list',
    fields: asPage,
    summary: 'All orders',
    failures: ['cursorUnknown'],
  },
  {
    method: 'PATCH',
    path: '/api/update-payment/:id',
    procedure: 'orders.setStatus',
    summary: "Set an order's status",
    says: 'statusUpdatedMailSent',
    failures: ['orderNotFound'],
  },
  {
    method: 'GET',
    path: '/api/get-orders',
    procedure: 'orders.own',
    bare: true,
    summary: "One's own orders",
    failures: ['cursorUnknown'],
  },
  {
    method: 'POST',
    path: '/api/create-enquiry',
    procedure: 'enquiries.send',
    creates: true,
    summary: 'Send an enquiry',
    says: 'enquirySent',
  },
  {
    method: 'GET',
    path: '/api/get-enquiry',
    procedure: 'enquiries.list',
    fields: asPage,
    summary: 'All enquiries',
    failures: ['cursorUnknown'],
  },
  {
    method: 'PATCH',
    path: '/api/update-enquiry/:id',
    procedure: 'enquiries.setStatus',
    summary: "Set an enquiry's status",
    says: 'statusUpdated',
    failures: ['enquiryNotFound'],
  },
  {
    method: 'POST',
    path: '/api/add-feedback/:orderId',
    procedure: 'orders.giveFeedback',
    creates: true,
    summary: 'Give feedback on an order',
    says: 'feedbackGiven',
    failures: ['orderNotFound', 'feedbackAlreadyGiven'],
  },
];
