import { texts } from '#shared/texts.ts';

export const whatsAppTexts = texts({
  whatsApp: {
    en: 'Hello {name}. Thank you for your enquiry ({service}). When may we call you?',
    hi: 'नमस्ते {name}। आपके सवाल ({service}) के लिए धन्यवाद। हम आपको कब कॉल करें?',
    mr: 'नमस्कार {name}. तुमच्या चौकशीबद्दल ({service}) धन्यवाद. आम्ही तुम्हाला कधी कॉल करू?',
  },
  aboutNumber: {
    en: 'Hello {name}, about your request ({service} {number}): when may we call you?',
    hi: 'नमस्ते {name}, आपके अनुरोध ({service} {number}) के बारे में: हम आपको कब कॉल करें?',
    mr: 'नमस्कार {name}, तुमच्या विनंतीबद्दल ({service} {number}): आम्ही तुम्हाला कधी कॉल करू?',
  },
  whatsAppFrom: {
    en: 'Hello {name}, this is {company}. Thank you for your enquiry ({service}). When may we call you?',
    hi: 'नमस्ते {name}, हम {company} से हैं। आपके सवाल ({service}) के लिए धन्यवाद। हम आपको कब कॉल करें?',
    mr: 'नमस्कार {name}, {company} कडून. तुमच्या चौकशीबद्दल ({service}) धन्यवाद. आम्ही तुम्हाला कधी कॉल करू?',
  },
});
