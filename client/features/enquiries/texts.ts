import { texts } from '#shared/texts.ts';

export const enquiryTexts = texts({
  question: {
    en: 'Do you repair this: {query}?',
    hi: 'क्या आप यह रिपेयर करते हैं: {query}?',
    mr: 'तुम्ही हे दुरुस्त करता का: {query}?',
  },
  enquiry: { en: 'Enquiry', hi: 'आपका सवाल', mr: 'चौकशी' },
  fullName: { en: 'Full Name', hi: 'पूरा नाम', mr: 'पूर्ण नाव' },
  mobile: { en: 'Mobile', hi: 'मोबाइल', mr: 'मोबाइल' },
  location: { en: 'Location', hi: 'इलाका', mr: 'परिसर' },
  selectArea: { en: 'Select your area', hi: 'अपना इलाका चुनें', mr: 'तुमचा परिसर निवडा' },
  serviceType: { en: 'Service Type', hi: 'सर्विस का प्रकार', mr: 'सर्व्हिसचा प्रकार' },
  selectType: { en: 'Select a service type', hi: 'सर्विस का प्रकार चुनें', mr: 'सर्व्हिसचा प्रकार निवडा' },
  message: { en: 'Message', hi: 'संदेश', mr: 'संदेश' },
  send: { en: 'Send Enquiry', hi: 'अपना सवाल भेजें', mr: 'चौकशी पाठवा' },
  received: {
    en: 'We have your enquiry. We will call you {when}.',
    hi: 'आपका सवाल मिल गया। हम {when} आपको कॉल करेंगे।',
    mr: 'तुमची चौकशी मिळाली. आम्ही {when} तुम्हाला कॉल करू.',
  },
  callBack: {
    en: 'We call you back {when}. {hours}.',
    hi: 'हम {when} आपको कॉल करते हैं। {hours}।',
    mr: 'आम्ही {when} तुम्हाला कॉल करतो. {hours}.',
  },
});
