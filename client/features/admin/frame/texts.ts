import { labelled } from '#shared/labelled.ts';

export const frameTexts = labelled({
  toShop: { en: 'To the shop', hi: 'दुकान पर जाएँ', mr: 'दुकानाकडे जा' },
  fold: { en: 'Fold the menu', hi: 'मेन्यू छोटा करें', mr: 'मेनू लहान करा' },
  unfold: { en: 'Unfold the menu', hi: 'मेन्यू बड़ा करें', mr: 'मेनू मोठा करा' },
  news: {
    en: '{count, plural, =0 {News} =1 {News: 1 new} other {News: # new}}',
    hi: '{count, plural, =0 {नया} other {नया: #}}',
    mr: '{count, plural, =0 {नवीन} other {नवीन: #}}',
  },
  newOrders: {
    en: '{count, plural, =1 {1 new booking, from {name}} other {# new bookings, the latest from {name}}}',
    hi: '{count, plural, =1 {1 नई बुकिंग: {name}} other {# नई बुकिंग, सबसे नई {name} की}}',
    mr: '{count, plural, =1 {1 नवीन बुकिंग: {name}} other {# नवीन बुकिंग, सर्वात अलीकडे {name} यांचे}}',
  },
  newEnquiries: {
    en: '{count, plural, =1 {1 new enquiry, from {name}} other {# new enquiries, the latest from {name}}}',
    hi: '{count, plural, =1 {1 नई पूछताछ: {name}} other {# नई पूछताछ, सबसे नई {name} की}}',
    mr: '{count, plural, =1 {1 नवीन चौकशी: {name}} other {# नवीन चौकशा, सर्वात अलीकडे {name} यांची}}',
  },
  nothingNew: {
    en: 'Nothing new since you opened the panel.',
    hi: 'पैनल खोलने के बाद कुछ नया नहीं आया।',
    mr: 'पॅनेल उघडल्यापासून काही नवीन आले नाही.',
  },
});
