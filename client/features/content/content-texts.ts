import { texts } from '#shared/texts.ts';

export const contentTexts = texts({
  call: { en: 'Call ', hi: 'कॉल करें ', mr: 'कॉल करा ' },
  lostLink: {
    en: 'Booked without an account? Your link is in our email. Without it, call us or write by WhatsApp.',
    hi: 'बिना खाते के बुक किया था? लिंक हमारे ईमेल में है। वह न मिले, तो हमें कॉल या WhatsApp करें।',
    mr: 'खात्याशिवाय बुक केले होते? लिंक आमच्या ईमेलमध्ये आहे. ती नसेल, तर आम्हाला कॉल किंवा WhatsApp करा.',
  },
  sendEnquiry: { en: 'Send an enquiry', hi: 'अपना सवाल भेजें', mr: 'चौकशी पाठवा' },
});
