import { texts } from './texts.ts';

export const clientTexts = texts({
  somethingWrong: { en: 'Something went wrong.', hi: 'Something went wrong.', mr: 'Something went wrong.' },
  resetFailed: { en: 'Password reset failed.', hi: 'Password reset failed.', mr: 'Password reset failed.' },
  enquiryFailed: {
    en: 'Failed to Send Enquiry.',
    hi: 'Failed to Send Enquiry.',
    mr: 'Failed to Send Enquiry.',
  },
  statusFailed: {
    en: 'Failed to update status',
    hi: 'Failed to update status',
    mr: 'Failed to update status',
  },
  statusError: {
    en: 'An error occurred while updating the status',
    hi: 'An error occurred while updating the status',
    mr: 'An error occurred while updating the status',
  },
  bookingFailed: {
    en: 'Failed to place COD order.',
    hi: 'Failed to place COD order.',
    mr: 'Failed to place COD order.',
  },
  bookingError: {
    en: 'An error occurred while processing your COD order.',
    hi: 'An error occurred while processing your COD order.',
    mr: 'An error occurred while processing your COD order.',
  },
  userUpdateFailed: {
    en: 'Failed to update user.',
    hi: 'Failed to update user.',
    mr: 'Failed to update user.',
  },
  userUpdateError: {
    en: 'An error occurred while updating the user.',
    hi: 'An error occurred while updating the user.',
    mr: 'An error occurred while updating the user.',
  },
  feedbackFailed: {
    en: 'Failed to submit feedback.',
    hi: 'Failed to submit feedback.',
    mr: 'Failed to submit feedback.',
  },
  ordersFailed: {
    en: 'Failed to fetch orders.',
    hi: 'Failed to fetch orders.',
    mr: 'Failed to fetch orders.',
  },
  categoryAddFailed: {
    en: 'Failed to add category.',
    hi: 'Failed to add category.',
    mr: 'Failed to add category.',
  },
  categoryUpdateFailed: {
    en: 'Failed to update category.',
    hi: 'Failed to update category.',
    mr: 'Failed to update category.',
  },
  categoryDeleteFailed: {
    en: 'Failed to delete category.',
    hi: 'Failed to delete category.',
    mr: 'Failed to delete category.',
  },
  noCategories: { en: 'No categories found.', hi: 'No categories found.', mr: 'No categories found.' },
  noResults: { en: 'No Data Found....', hi: 'No Data Found....', mr: 'No Data Found....' },
  renderError: {
    en: 'Unexpected Application Error!',
    hi: 'Unexpected Application Error!',
    mr: 'Unexpected Application Error!',
  },
  confirmStatus: {
    en: 'Are you sure you want to change the status to "{status}"?',
    hi: 'Are you sure you want to change the status to "{status}"?',
    mr: 'Are you sure you want to change the status to "{status}"?',
  },
});
