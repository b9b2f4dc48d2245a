import { texts } from './texts.ts';

export const clientTexts = texts({
  somethingWrong: { en: 'Something went wrong.', hi: 'कुछ गड़बड़ हो गई।', mr: 'काहीतरी चुकले.' },
  resetFailed: { en: 'Password reset failed.', hi: 'पासवर्ड नहीं बदल सका।', mr: 'पासवर्ड बदलता आला नाही.' },
  enquiryFailed: {
    en: 'Failed to Send Enquiry.',
    hi: 'आपका सवाल नहीं भेजा जा सका।',
    mr: 'चौकशी पाठवता आली नाही.',
  },
  statusFailed: { en: 'Failed to update status', hi: 'स्थिति नहीं बदल सकी', mr: 'स्थिती बदलता आली नाही' },
  statusError: {
    en: 'An error occurred while updating the status',
    hi: 'स्थिति बदलते समय गड़बड़ हो गई',
    mr: 'स्थिती बदलताना काहीतरी चुकले',
  },
  bookingFailed: { en: 'Failed to place COD order.', hi: 'बुकिंग नहीं हो सकी।', mr: 'बुकिंग झाले नाही.' },
  bookingError: {
    en: 'An error occurred while processing your COD order.',
    hi: 'बुकिंग करते समय गड़बड़ हो गई।',
    mr: 'बुकिंग करताना काहीतरी चुकले.',
  },
  userUpdateFailed: {
    en: 'Failed to update user.',
    hi: 'जानकारी सेव नहीं हो सकी।',
    mr: 'माहिती सेव्ह झाली नाही.',
  },
  userUpdateError: {
    en: 'An error occurred while updating the user.',
    hi: 'जानकारी सेव करते समय गड़बड़ हो गई।',
    mr: 'माहिती सेव्ह करताना काहीतरी चुकले.',
  },
  feedbackFailed: {
    en: 'Failed to submit feedback.',
    hi: 'आपकी राय नहीं भेजी जा सकी।',
    mr: 'अभिप्राय पाठवता आला नाही.',
  },
  ordersFailed: { en: 'Failed to fetch orders.', hi: 'बुकिंग नहीं मिल सकीं।', mr: 'बुकिंग मिळाली नाहीत.' },
  categoryAddFailed: {
    en: 'Failed to add category.',
    hi: 'श्रेणी नहीं जोड़ी जा सकी।',
    mr: 'प्रकार जोडता आला नाही.',
  },
  categoryUpdateFailed: {
    en: 'Failed to update category.',
    hi: 'श्रेणी नहीं बदल सकी।',
    mr: 'प्रकार बदलता आला नाही.',
  },
  categoryDeleteFailed: {
    en: 'Failed to delete category.',
    hi: 'श्रेणी नहीं हट सकी।',
    mr: 'प्रकार काढता आला नाही.',
  },
  noCategories: { en: 'No categories found.', hi: 'कोई श्रेणी नहीं मिली।', mr: 'प्रकार सापडले नाहीत.' },
  noResults: { en: 'No Data Found....', hi: 'कुछ नहीं मिला....', mr: 'काहीही सापडले नाही....' },
  renderError: { en: 'Unexpected Application Error!', hi: 'कुछ गड़बड़ हो गई!', mr: 'काहीतरी चुकले!' },
  confirmStatus: {
    en: 'Are you sure you want to change the status to "{status}"?',
    hi: 'क्या आप स्थिति "{status}" करना चाहते हैं?',
    mr: 'स्थिती "{status}" करायची आहे का?',
  },
});
