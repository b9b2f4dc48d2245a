// Labels, hints and words for the fields of a booking's contact (bookingContact in schema.ts).

import { texts } from '../texts.ts';

export const contactLabelTexts = texts({
  fullname: { en: 'Full Name', hi: 'पूरा नाम', mr: 'पूर्ण नाव' },
  area: { en: 'Address / Area', hi: 'पता / इलाका', mr: 'पत्ता / परिसर' },
  street: { en: 'Street / Town', hi: 'गली / सड़क', mr: 'रस्ता / गल्ली' },
  mobile: { en: 'Mobile', hi: 'मोबाइल', mr: 'मोबाइल' },
  email: { en: 'Email', hi: 'ईमेल', mr: 'ईमेल' },
  emailOptional: { en: 'Email (optional)', hi: 'ईमेल (ज़रूरी नहीं)', mr: 'ईमेल (ऐच्छिक)' },
});

export const contactHintTexts = texts({
  area: { en: 'Where in {city}', hi: '{city} में कहाँ', mr: '{city}मध्ये कुठे' },
  chooseOwnArea: { en: 'Choose your area', hi: 'अपना इलाका चुनें', mr: 'तुमचा परिसर निवडा' },
  chooseArea: { en: 'Choose the area', hi: 'इलाका चुनें', mr: 'परिसर निवडा' },
  street: {
    en: 'House, street and a landmark',
    hi: 'घर, गली और पास की कोई पहचान',
    mr: 'घर, रस्ता आणि जवळची खूण',
  },
  mobile: {
    en: '10 digits. We call you on this number',
    hi: '10 अंक। हम इसी नंबर पर कॉल करेंगे',
    mr: '10 अंक. आम्ही याच नंबरवर कॉल करू',
  },
});

/** Names of the fields inside a sentence, as in the Privacy Policy. */
export const contactWordTexts = texts({
  fullname: { en: 'name', hi: 'नाम', mr: 'नाव' },
  area: { en: 'area', hi: 'इलाका', mr: 'परिसर' },
  street: { en: 'street', hi: 'गली', mr: 'रस्ता' },
  mobile: { en: 'mobile number', hi: 'मोबाइल नंबर', mr: 'मोबाइल नंबर' },
  email: { en: 'email', hi: 'ईमेल', mr: 'ईमेल' },
});
