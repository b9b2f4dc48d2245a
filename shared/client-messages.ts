// Separate from messages.ts, because every page needs one of them.

/** Shown if no message arrived from the server (docs/rules.md#texts). */
export const clientMessages = {
  somethingWrong: 'Something went wrong.',
  resetFailed: 'Password reset failed.',
  enquiryFailed: 'Failed to Send Enquiry.',
  statusFailed: 'Failed to update status',
  statusError: 'An error occurred while updating the status',
  bookingFailed: 'Failed to place COD order.',
  bookingError: 'An error occurred while processing your COD order.',
  userUpdateFailed: 'Failed to update user.',
  userUpdateError: 'An error occurred while updating the user.',
  feedbackFailed: 'Failed to submit feedback.',
  ordersFailed: 'Failed to fetch orders.',
  categoryAddFailed: 'Failed to add category.',
  categoryUpdateFailed: 'Failed to update category.',
  categoryDeleteFailed: 'Failed to delete category.',
  noCategories: 'No categories found.',
  noResults: 'No Data Found....',
  renderError: 'Unexpected Application Error!',
  confirmStatus: (status: string) => `Are you sure you want to change the status to "${status}"?`,
} as const;
