// The input rules of customers' forms, in one file that the first touch of a form loads.
export {
  changePasswordInput,
  forgotPasswordInput,
  keepBookingsInput,
  profileForm,
  resetPasswordInput,
  signInInput,
  signUpInput,
} from '#shared/accounts/schema.ts';
export { applianceForm } from '#shared/appliances/schema.ts';
export { enquiryForm } from '#shared/enquiries/schema.ts';
export { feedbackForm } from '#shared/orders/feedback.ts';
export { lostLinkForm } from '#shared/orders/lost-links.ts';
export { bookingDetails, guestBookingDetails } from '#shared/orders/schema.ts';
export { complaintForm } from '#shared/rights/schema.ts';
export { claimForm } from '#shared/warranty/schema.ts';
