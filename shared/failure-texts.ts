import { texts } from './texts.ts';

export const failureTexts = texts({
  malformedRequest: {
    en: 'The request could not be read',
    hi: 'The request could not be read',
    mr: 'The request could not be read',
  },
  malformedJson: {
    en: 'The request body is not valid JSON',
    hi: 'The request body is not valid JSON',
    mr: 'The request body is not valid JSON',
  },
  invalidInput: {
    en: 'Please check this value',
    hi: 'Please check this value',
    mr: 'Please check this value',
  },
  cursorUnknown: { en: 'Cursor is not valid', hi: 'Cursor is not valid', mr: 'Cursor is not valid' },
  resetLinkInvalid: {
    en: 'This reset link is invalid or has expired.',
    hi: 'This reset link is invalid or has expired.',
    mr: 'This reset link is invalid or has expired.',
  },
  invitationInvalid: {
    en: 'This invitation has been used or withdrawn, or is too old. Please ask for a new one',
    hi: 'This invitation has been used or withdrawn, or is too old. Please ask for a new one',
    mr: 'This invitation has been used or withdrawn, or is too old. Please ask for a new one',
  },
  passwordCommon: {
    en: 'Please choose a less common password',
    hi: 'Please choose a less common password',
    mr: 'Please choose a less common password',
  },
  currentPasswordWrong: {
    en: 'Current password is not correct',
    hi: 'Current password is not correct',
    mr: 'Current password is not correct',
  },
  photoTooLarge: {
    en: 'File size should be less than 2MB',
    hi: 'File size should be less than 2MB',
    mr: 'File size should be less than 2MB',
  },
  photoUnreadable: {
    en: 'Please choose a PNG, JPEG, WebP or GIF photo',
    hi: 'Please choose a PNG, JPEG, WebP or GIF photo',
    mr: 'Please choose a PNG, JPEG, WebP or GIF photo',
  },
  imageUnreadable: {
    en: 'This file is not a picture we can use. Please choose a PNG, JPEG, WebP or GIF',
    hi: 'This file is not a picture we can use. Please choose a PNG, JPEG, WebP or GIF',
    mr: 'This file is not a picture we can use. Please choose a PNG, JPEG, WebP or GIF',
  },
  imageTooManyPixels: {
    en: 'This picture is too large. Please choose one of at most 40 megapixels',
    hi: 'This picture is too large. Please choose one of at most 40 megapixels',
    mr: 'This picture is too large. Please choose one of at most 40 megapixels',
  },
  tooManyCalls: {
    en: 'A batch holds at most 20 calls',
    hi: 'A batch holds at most 20 calls',
    mr: 'A batch holds at most 20 calls',
  },
  linkInvalid: {
    en: 'Link must start with https://',
    hi: 'Link must start with https://',
    mr: 'Link must start with https://',
  },
  imageMissing: {
    en: 'Please choose an image file',
    hi: 'Please choose an image file',
    mr: 'Please choose an image file',
  },
  imageUnknown: {
    en: 'One of the pictures was not found. Please upload it again',
    hi: 'One of the pictures was not found. Please upload it again',
    mr: 'One of the pictures was not found. Please upload it again',
  },
  sheetMissing: {
    en: 'Please choose an XLSX or CSV file',
    hi: 'Please choose an XLSX or CSV file',
    mr: 'Please choose an XLSX or CSV file',
  },
  sheetUnreadable: {
    en: 'We cannot read this file. Please save it as XLSX without a password, or as CSV (UTF-8)',
    hi: 'We cannot read this file. Please save it as XLSX without a password, or as CSV (UTF-8)',
    mr: 'We cannot read this file. Please save it as XLSX without a password, or as CSV (UTF-8)',
  },
  sheetEmpty: {
    en: 'This file has no rows below its headings',
    hi: 'This file has no rows below its headings',
    mr: 'This file has no rows below its headings',
  },
  columnsMissing: {
    en: 'These columns are missing: {words}. Their headings are in the first row of the sample file',
    hi: 'These columns are missing: {words}. Their headings are in the first row of the sample file',
    mr: 'These columns are missing: {words}. Their headings are in the first row of the sample file',
  },
  rowsWrong: {
    en: 'Nothing was imported, because the file has {count, plural, =1 {a mistake} other {# mistakes}}. {words}',
    hi: 'Nothing was imported, because the file has {count, plural, =1 {a mistake} other {# mistakes}}. {words}',
    mr: 'Nothing was imported, because the file has {count, plural, =1 {a mistake} other {# mistakes}}. {words}',
  },
  feeUnexplained: {
    en: 'Please say why there is no fee',
    hi: 'Please say why there is no fee',
    mr: 'Please say why there is no fee',
  },
  categoryUnknown: {
    en: 'Please select a category',
    hi: 'Please select a category',
    mr: 'Please select a category',
  },
  loginRequired: { en: 'Please Login...!', hi: 'Please Login...!', mr: 'Please Login...!' },
  wrongCredentials: {
    en: 'Invalid email or password',
    hi: 'Invalid email or password',
    mr: 'Invalid email or password',
  },
  permissionDenied: { en: 'Permission denied', hi: 'Permission denied', mr: 'Permission denied' },
  foreignOrigin: {
    en: 'This request came from another site and was refused',
    hi: 'This request came from another site and was refused',
    mr: 'This request came from another site and was refused',
  },
  guestsOff: {
    en: 'Please log in or sign up to book',
    hi: 'Please log in or sign up to book',
    mr: 'Please log in or sign up to book',
  },
  notOrdered: {
    en: 'You can rate a service after you have booked it',
    hi: 'You can rate a service after you have booked it',
    mr: 'You can rate a service after you have booked it',
  },
  unknownPath: { en: 'Not found', hi: 'Not found', mr: 'Not found' },
  serviceNotFound: { en: 'Service not found', hi: 'Service not found', mr: 'Service not found' },
  categoryNotFound: { en: 'Category not found', hi: 'Category not found', mr: 'Category not found' },
  cartLineNotFound: {
    en: 'This service is not in your cart',
    hi: 'This service is not in your cart',
    mr: 'This service is not in your cart',
  },
  orderNotFound: { en: 'Order not found', hi: 'Order not found', mr: 'Order not found' },
  billNotFound: {
    en: 'There is no bill for this order',
    hi: 'There is no bill for this order',
    mr: 'There is no bill for this order',
  },
  feedbackOrderNotFound: {
    en: "Order not found. Please send the order's _id",
    hi: "Order not found. Please send the order's _id",
    mr: "Order not found. Please send the order's _id",
  },
  enquiryNotFound: { en: 'Enquiry not found', hi: 'Enquiry not found', mr: 'Enquiry not found' },
  reelNotFound: { en: 'Reel not found', hi: 'Reel not found', mr: 'Reel not found' },
  userNotFound: { en: 'User not found', hi: 'User not found', mr: 'User not found' },
  technicianNotFound: { en: 'Technician not found', hi: 'Technician not found', mr: 'Technician not found' },
  priceNotFound: {
    en: 'This line is not in the price list',
    hi: 'This line is not in the price list',
    mr: 'This line is not in the price list',
  },
  sessionNotFound: {
    en: 'This device is already signed out',
    hi: 'This device is already signed out',
    mr: 'This device is already signed out',
  },
  importNotFound: { en: 'Import not found', hi: 'Import not found', mr: 'Import not found' },
  mailNotFound: { en: 'Email not found', hi: 'Email not found', mr: 'Email not found' },
  methodNotAllowed: { en: 'Method not allowed', hi: 'Method not allowed', mr: 'Method not allowed' },
  onlyCustomerAnswers: {
    en: 'Only the customer can answer here. On your phone, press Customer agrees or Customer declines.',
    hi: 'Only the customer can answer here. On your phone, press Customer agrees or Customer declines.',
    mr: 'Only the customer can answer here. On your phone, press Customer agrees or Customer declines.',
  },
  pushServiceUnknown: {
    en: 'This browser cannot be notified',
    hi: 'This browser cannot be notified',
    mr: 'This browser cannot be notified',
  },
  emailRequired: { en: 'Email is required', hi: 'Email is required', mr: 'Email is required' },
  emailTaken: {
    en: 'An account with this email already exists.',
    hi: 'An account with this email already exists.',
    mr: 'An account with this email already exists.',
  },
  noAccount: {
    en: "You are here without an account. Choose 'Keep my bookings' in My Orders first",
    hi: "You are here without an account. Choose 'Keep my bookings' in My Orders first",
    mr: "You are here without an account. Choose 'Keep my bookings' in My Orders first",
  },
  noAccountForRole: {
    en: 'This customer has no account. Who has no password can not become an admin',
    hi: 'This customer has no account. Who has no password can not become an admin',
    mr: 'This customer has no account. Who has no password can not become an admin',
  },
  roleAlready: {
    en: 'You work here already. Please log out to use an invitation for somebody else',
    hi: 'You work here already. Please log out to use an invitation for somebody else',
    mr: 'You work here already. Please log out to use an invitation for somebody else',
  },
  testOrderBilled: {
    en: 'This test booking has a bill. Bills stay, so the booking stays too',
    hi: 'This test booking has a bill. Bills stay, so the booking stays too',
    mr: 'This test booking has a bill. Bills stay, so the booking stays too',
  },
  hasAccount: {
    en: 'You have an account already',
    hi: 'You have an account already',
    mr: 'You have an account already',
  },
  lastAdmin: {
    en: 'The last admin cannot be demoted',
    hi: 'The last admin cannot be demoted',
    mr: 'The last admin cannot be demoted',
  },
  categoryExists: {
    en: 'Category already exists',
    hi: 'Category already exists',
    mr: 'Category already exists',
  },
  categoryInUse: {
    en: '{count, plural, =1 {1 service still uses this category. Move it to another category first} other {# services still use this category. Move them to another category first}}',
    hi: '{count, plural, =1 {1 service still uses this category. Move it to another category first} other {# services still use this category. Move them to another category first}}',
    mr: '{count, plural, =1 {1 service still uses this category. Move it to another category first} other {# services still use this category. Move them to another category first}}',
  },
  changedMeanwhile: {
    en: 'Someone else has changed this meanwhile. Please choose what to keep',
    hi: 'Someone else has changed this meanwhile. Please choose what to keep',
    mr: 'Someone else has changed this meanwhile. Please choose what to keep',
  },
  priceChanged: {
    en: 'The price of your booking has changed. Please review and book again.',
    hi: 'The price of your booking has changed. Please review and book again.',
    mr: 'The price of your booking has changed. Please review and book again.',
  },
  cartChanged: {
    en: 'Your cart has changed. Please review and book again.',
    hi: 'Your cart has changed. Please review and book again.',
    mr: 'Your cart has changed. Please review and book again.',
  },
  picturesFull: {
    en: 'A booking takes at most {count} pictures',
    hi: 'A booking takes at most {count} pictures',
    mr: 'A booking takes at most {count} pictures',
  },
  visitTaken: {
    en: 'This time has just been taken. Please choose another.',
    hi: 'This time has just been taken. Please choose another.',
    mr: 'This time has just been taken. Please choose another.',
  },
  stepImpossible: {
    en: 'This booking is {words}: that step is not possible now.',
    hi: 'This booking is {words}: that step is not possible now.',
    mr: 'This booking is {words}: that step is not possible now.',
  },
  estimateChanged: {
    en: 'The estimate has been changed meanwhile. Please look at it again',
    hi: 'The estimate has been changed meanwhile. Please look at it again',
    mr: 'The estimate has been changed meanwhile. Please look at it again',
  },
  estimateAnswered: {
    en: 'This estimate has already been {words}',
    hi: 'This estimate has already been {words}',
    mr: 'This estimate has already been {words}',
  },
  estimateNotOffered: {
    en: 'This estimate has not been shown to the customer yet',
    hi: 'This estimate has not been shown to the customer yet',
    mr: 'This estimate has not been shown to the customer yet',
  },
  estimateEmpty: {
    en: 'Please add a part or labour first',
    hi: 'Please add a part or labour first',
    mr: 'Please add a part or labour first',
  },
  priceExists: {
    en: 'This is already in the price list',
    hi: 'This is already in the price list',
    mr: 'This is already in the price list',
  },
  priceListFull: {
    en: 'The price list is full. Please withdraw a line first',
    hi: 'The price list is full. Please withdraw a line first',
    mr: 'The price list is full. Please withdraw a line first',
  },
  noWarranty: {
    en: 'This repair has no warranty.',
    hi: 'This repair has no warranty.',
    mr: 'This repair has no warranty.',
  },
  warrantyEnded: {
    en: 'The warranty of this repair ended on {words}.',
    hi: 'The warranty of this repair ended on {words}.',
    mr: 'The warranty of this repair ended on {words}.',
  },
  alreadyClaimed: {
    en: 'This warranty is claimed already{count, plural, =0 {} other {: order {count}}}.',
    hi: 'This warranty is claimed already{count, plural, =0 {} other {: order {count}}}.',
    mr: 'This warranty is claimed already{count, plural, =0 {} other {: order {count}}}.',
  },
  claimKeyUsed: {
    en: 'This key has been used for another booking',
    hi: 'This key has been used for another booking',
    mr: 'This key has been used for another booking',
  },
  assignedMeanwhile: {
    en: 'Someone else has just assigned this visit: {words}.',
    hi: 'Someone else has just assigned this visit: {words}.',
    mr: 'Someone else has just assigned this visit: {words}.',
  },
  totalChanged: {
    en: 'The bill now comes to {words}. Please look at it again',
    hi: 'The bill now comes to {words}. Please look at it again',
    mr: 'The bill now comes to {words}. Please look at it again',
  },
  dueChanged: {
    en: 'Money came in meanwhile: {words} is due now. Please look at the bill again',
    hi: 'Money came in meanwhile: {words} is due now. Please look at the bill again',
    mr: 'Money came in meanwhile: {words} is due now. Please look at the bill again',
  },
  takenTooMuch: {
    en: 'That is more than what is due: {words}',
    hi: 'That is more than what is due: {words}',
    mr: 'That is more than what is due: {words}',
  },
  paymentGone: {
    en: 'This payment has been corrected already. Please look at the bill again',
    hi: 'This payment has been corrected already. Please look at the bill again',
    mr: 'This payment has been corrected already. Please look at the bill again',
  },
  monthClosed: {
    en: '{words} is closed: its payments stay as they are',
    hi: '{words} is closed: its payments stay as they are',
    mr: '{words} is closed: its payments stay as they are',
  },
  monthNotOver: {
    en: 'Only a month that is over can be closed',
    hi: 'Only a month that is over can be closed',
    mr: 'Only a month that is over can be closed',
  },
  cashChanged: {
    en: 'Cash in hand is {words} now. Please look at it again',
    hi: 'Cash in hand is {words} now. Please look at it again',
    mr: 'Cash in hand is {words} now. Please look at it again',
  },
  billCredited: {
    en: 'This bill has been taken back by a credit note',
    hi: 'This bill has been taken back by a credit note',
    mr: 'This bill has been taken back by a credit note',
  },
  nothingNew: {
    en: 'Everything in this file is in the shop already',
    hi: 'Everything in this file is in the shop already',
    mr: 'Everything in this file is in the shop already',
  },
  importUndone: {
    en: 'This import has been undone already',
    hi: 'This import has been undone already',
    mr: 'This import has been undone already',
  },
  importTooOld: {
    en: 'An import can be undone within 24 hours',
    hi: 'An import can be undone within 24 hours',
    mr: 'An import can be undone within 24 hours',
  },
  enquiryBooked: {
    en: 'This enquiry has already been booked: order {count}.',
    hi: 'This enquiry has already been booked: order {count}.',
    mr: 'This enquiry has already been booked: order {count}.',
  },
  feedbackAlreadyGiven: {
    en: 'You have already given feedback for this order',
    hi: 'You have already given feedback for this order',
    mr: 'You have already given feedback for this order',
  },
  mailNotSetAside: {
    en: 'This email is not waiting to be sent again',
    hi: 'This email is not waiting to be sent again',
    mr: 'This email is not waiting to be sent again',
  },
  bodyTooLarge: {
    en: 'The request is too large',
    hi: 'The request is too large',
    mr: 'The request is too large',
  },
  imageTooLarge: {
    en: 'The picture is too large. Please choose one of at most 10 MB',
    hi: 'The picture is too large. Please choose one of at most 10 MB',
    mr: 'The picture is too large. Please choose one of at most 10 MB',
  },
  sheetTooLarge: {
    en: 'The file is too large. Please use at most 5 MB and 5,000 rows, and split larger files',
    hi: 'The file is too large. Please use at most 5 MB and 5,000 rows, and split larger files',
    mr: 'The file is too large. Please use at most 5 MB and 5,000 rows, and split larger files',
  },
  wrongContentType: {
    en: 'Please send JSON (content-type application/json)',
    hi: 'Please send JSON (content-type application/json)',
    mr: 'Please send JSON (content-type application/json)',
  },
  wrongUploadType: {
    en: 'Please send the file as multipart/form-data',
    hi: 'Please send the file as multipart/form-data',
    mr: 'Please send the file as multipart/form-data',
  },
  tooMany: {
    en: 'Too many attempts. Please wait a little and try again',
    hi: 'Too many attempts. Please wait a little and try again',
    mr: 'Too many attempts. Please wait a little and try again',
  },
  internal: { en: 'Something went wrong.', hi: 'Something went wrong.', mr: 'Something went wrong.' },
  unavailable: {
    en: 'The shop is busy right now. Please try again in a few seconds',
    hi: 'The shop is busy right now. Please try again in a few seconds',
    mr: 'The shop is busy right now. Please try again in a few seconds',
  },
  exportsBusy: {
    en: 'Other spreadsheets are being written. Please try again in a few seconds',
    hi: 'Other spreadsheets are being written. Please try again in a few seconds',
    mr: 'Other spreadsheets are being written. Please try again in a few seconds',
  },
});
