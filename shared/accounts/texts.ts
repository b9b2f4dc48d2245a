import { texts } from '../texts.ts';

export const roleTexts = texts({
  TECHNICIAN: { en: 'a technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  MANAGER: { en: 'a manager', hi: 'मैनेजर', mr: 'मॅनेजर' },
  ACCOUNTANT: { en: 'an accountant', hi: 'अकाउंटेंट', mr: 'अकाउंटंट' },
  ADMIN: { en: 'an owner', hi: 'मालिक', mr: 'मालक' },
});

export const roleNameTexts = texts({
  ADMIN: { en: 'Owner', hi: 'मालिक', mr: 'मालक' },
  MANAGER: { en: 'Manager', hi: 'मैनेजर', mr: 'मॅनेजर' },
  ACCOUNTANT: { en: 'Accountant', hi: 'अकाउंटेंट', mr: 'अकाउंटंट' },
  TECHNICIAN: { en: 'Technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  GENERAL: { en: 'Customer', hi: 'ग्राहक', mr: 'ग्राहक' },
});

/** Says in a line what people with a role may do. */
export const roleHelpTexts = texts({
  ADMIN: { en: 'Sees and changes everything', hi: 'सब देखते और बदलते हैं', mr: 'सर्व पाहतात आणि बदलतात' },
  MANAGER: {
    en: 'Everything except tax and bill settings, the price list, roles and the audit',
    hi: 'सब कुछ, टैक्स और बिल की सेटिंग, दाम की सूची, भूमिकाओं और बदलावों की सूची के सिवा',
    mr: 'सर्व काही, कर आणि बिलांच्या सेटिंग, दरपत्रक, भूमिका आणि बदलांची नोंद सोडून',
  },
  ACCOUNTANT: {
    en: 'Bills, cash and figures; reads orders and customers',
    hi: 'बिल, नकद और आँकड़े; बुकिंग और ग्राहक देखते हैं',
    mr: 'बिले, रोख आणि आकडे; बुकिंग आणि ग्राहक पाहतात',
  },
  TECHNICIAN: { en: 'Sees his jobs', hi: 'अपने काम देखते हैं', mr: 'स्वतःची कामे पाहतात' },
  GENERAL: {
    en: 'Books, and sees his own bookings',
    hi: 'बुकिंग करते हैं और अपनी बुकिंग देखते हैं',
    mr: 'बुकिंग करतात आणि स्वतःची बुकिंग पाहतात',
  },
});

export const deviceTexts = texts({
  both: { en: '{browser} on {system}', hi: '{system} पर {browser}', mr: '{system} वर {browser}' },
  other: { en: 'Another app', hi: 'कोई और ऐप', mr: 'दुसरे ॲप' },
});
