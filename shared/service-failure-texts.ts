import { texts } from './texts.ts';

export const serviceFailureTexts = texts({
  serviceNotFound: { en: 'Service not found', hi: 'सर्विस नहीं मिली', mr: 'सर्व्हिस सापडली नाही' },
});
