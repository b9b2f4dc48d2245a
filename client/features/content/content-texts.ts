import { texts } from '#shared/texts.ts';

export const contentTexts = texts({
  call: { en: 'Call ', hi: 'कॉल करें ', mr: 'कॉल करा ' },
  sendEnquiry: { en: 'Send an enquiry', hi: 'अपना सवाल भेजें', mr: 'चौकशी पाठवा' },
});
