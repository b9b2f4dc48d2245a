import { texts } from './texts.ts';

export const failureTexts = texts({
  malformedRequest: {
    en: 'The request could not be read',
    hi: 'अनुरोध पढ़ा नहीं जा सका',
    mr: 'विनंती वाचता आली नाही',
  },
  malformedJson: {
    en: 'The request body is not valid JSON',
    hi: 'अनुरोध सही JSON नहीं है',
    mr: 'विनंती योग्य JSON नाही',
  },
  invalidInput: { en: 'Please check this value', hi: 'कृपया यह जाँचें', mr: 'कृपया हे तपासा' },
  cursorUnknown: { en: 'Cursor is not valid', hi: 'कर्सर सही नहीं है', mr: 'कर्सर योग्य नाही' },
  idempotencyKeyInvalid: {
    en: 'Idempotency-Key must have 1 to 255 characters',
    hi: 'Idempotency-Key में 1 से 255 अक्षर होने चाहिए',
    mr: 'Idempotency-Key मध्ये 1 ते 255 अक्षरे असावीत',
  },
  idempotencyKeyReused: {
    en: 'This Idempotency-Key was used for another request',
    hi: 'यह Idempotency-Key किसी और अनुरोध में इस्तेमाल हो चुकी है',
    mr: 'ही Idempotency-Key दुसऱ्या विनंतीसाठी वापरली गेली आहे',
  },
  idempotencyRunning: {
    en: 'The first request with this Idempotency-Key is still running. Please try again',
    hi: 'इस Idempotency-Key वाला पहला अनुरोध अभी चल रहा है। कृपया फिर कोशिश करें',
    mr: 'या Idempotency-Key ची पहिली विनंती अजून सुरू आहे. कृपया पुन्हा प्रयत्न करा',
  },
  imageUnreadable: {
    en: 'This file is not a picture we can use. Please choose a PNG, JPEG, WebP or GIF',
    hi: 'यह फ़ाइल ऐसी फ़ोटो नहीं है जो हम इस्तेमाल कर सकें। कृपया PNG, JPEG, WebP या GIF चुनें',
    mr: 'ही फाइल आम्हाला वापरता येणारा फोटो नाही. कृपया PNG, JPEG, WebP किंवा GIF निवडा',
  },
  imageTooManyPixels: {
    en: 'This picture is too large. Please choose one of at most 40 megapixels',
    hi: 'यह फ़ोटो बहुत बड़ी है। कृपया 40 मेगापिक्सेल तक की चुनें',
    mr: 'हा फोटो फार मोठा आहे. कृपया 40 मेगापिक्सेलपर्यंतचा निवडा',
  },
  tooManyCalls: {
    en: 'A batch holds at most 20 calls',
    hi: 'एक बार में ज़्यादा से ज़्यादा 20 कॉल हो सकती हैं',
    mr: 'एका वेळी जास्तीत जास्त 20 कॉल करता येतात',
  },
  linkInvalid: {
    en: 'Link must start with https://',
    hi: 'लिंक https:// से शुरू हो',
    mr: 'लिंक https:// ने सुरू व्हावी',
  },
  imageMissing: {
    en: 'Please choose an image file',
    hi: 'कृपया फ़ोटो की फ़ाइल चुनें',
    mr: 'कृपया फोटोची फाइल निवडा',
  },
  imageUnknown: {
    en: 'One of the pictures was not found. Please upload it again',
    hi: 'एक फ़ोटो नहीं मिली। कृपया फिर से अपलोड करें',
    mr: 'एक फोटो सापडला नाही. कृपया पुन्हा अपलोड करा',
  },
  sheetMissing: {
    en: 'Please choose an XLSX or CSV file',
    hi: 'कृपया XLSX या CSV फ़ाइल चुनें',
    mr: 'कृपया XLSX किंवा CSV फाइल निवडा',
  },
  sheetUnreadable: {
    en: 'We cannot read this file. Please save it as XLSX or CSV (UTF-8).',
    hi: 'हम यह फ़ाइल नहीं पढ़ सकते। कृपया इसे XLSX या CSV (UTF-8) में सेव करें।',
    mr: 'आम्ही ही फाइल वाचू शकत नाही. कृपया ती XLSX किंवा CSV (UTF-8) म्हणून सेव्ह करा.',
  },
  sheetEmpty: {
    en: 'This file has no rows below its headings',
    hi: 'इस फ़ाइल में शीर्षकों के नीचे कोई पंक्ति नहीं है',
    mr: 'या फाइलमध्ये शीर्षकांखाली एकही ओळ नाही',
  },
  columnsMissing: {
    en: 'These columns are missing: {words}. Their headings are in the first row of the sample file',
    hi: 'ये कॉलम नहीं हैं: {words}। उनके शीर्षक नमूना फ़ाइल की पहली पंक्ति में हैं',
    mr: 'हे कॉलम नाहीत: {words}. त्यांची शीर्षके नमुना फाइलच्या पहिल्या ओळीत आहेत',
  },
  rowsWrong: {
    en: 'Nothing was imported, because the file has {count, plural, =1 {a mistake} other {# mistakes}}. {words}',
    hi: 'कुछ आयात नहीं हुआ, क्योंकि फ़ाइल में {count, plural, =1 {एक गलती है} other {# गलतियाँ हैं}}। {words}',
    mr: 'काहीही आयात झाले नाही, कारण फाइलमध्ये {count, plural, =1 {एक चूक आहे} other {# चुका आहेत}}. {words}',
  },
  categoryUnknown: { en: 'Please select a category', hi: 'कृपया श्रेणी चुनें', mr: 'कृपया प्रकार निवडा' },
  permissionDenied: { en: 'Permission denied', hi: 'इसकी अनुमति नहीं है', mr: 'याची परवानगी नाही' },
  foreignOrigin: {
    en: 'This request came from another site and was refused',
    hi: 'यह अनुरोध दूसरी साइट से आया और रोका गया',
    mr: 'ही विनंती दुसऱ्या साइटवरून आली आणि नाकारली',
  },
  unknownPath: { en: 'Not found', hi: 'नहीं मिला', mr: 'सापडले नाही' },
  categoryNotFound: { en: 'Category not found', hi: 'श्रेणी नहीं मिली', mr: 'प्रकार सापडला नाही' },
  cartLineNotFound: {
    en: 'This service is not in your cart',
    hi: 'यह सर्विस आपके कार्ट में नहीं है',
    mr: 'ही सर्व्हिस तुमच्या कार्टमध्ये नाही',
  },
  reelNotFound: { en: 'Reel not found', hi: 'रील नहीं मिली', mr: 'रील सापडली नाही' },
  importNotFound: { en: 'Import not found', hi: 'आयात नहीं मिला', mr: 'आयात सापडली नाही' },
  webhookAddressRefused: {
    en: 'Please enter an https address on the internet, without a user name',
    hi: 'कृपया इंटरनेट का https पता लिखें, बिना यूज़र नाम के',
    mr: 'कृपया इंटरनेटवरील https पत्ता लिहा, युजर नावाशिवाय',
  },
  webhookNotFound: { en: 'Webhook not found', hi: 'वेबहुक नहीं मिला', mr: 'वेबहुक सापडला नाही' },
  deliveryNotFound: { en: 'Message not found', hi: 'संदेश नहीं मिला', mr: 'संदेश सापडला नाही' },
  webhookOff: {
    en: 'This webhook is off. Please switch it on first.',
    hi: 'यह वेबहुक बंद है। कृपया पहले इसे चालू करें।',
    mr: 'हा वेबहुक बंद आहे. कृपया आधी तो चालू करा.',
  },
  tooManyWebhooks: {
    en: 'There are {count} webhooks already. Please delete one first.',
    hi: 'पहले से {count} वेबहुक हैं। कृपया पहले एक हटाएँ।',
    mr: 'आधीच {count} वेबहुक आहेत. कृपया आधी एक काढा.',
  },
  mailNotFound: { en: 'Email not found', hi: 'ईमेल नहीं मिला', mr: 'ईमेल सापडला नाही' },
  methodNotAllowed: { en: 'Method not allowed', hi: 'यह तरीका नहीं चलता', mr: 'ही पद्धत चालत नाही' },
  categoryExists: { en: 'Category already exists', hi: 'यह श्रेणी पहले से है', mr: 'हा प्रकार आधीच आहे' },
  categoryInUse: {
    en: '{count, plural, =1 {1 service still uses this category. Move it to another category first} other {# services still use this category. Move them to another category first}}',
    hi: '{count, plural, =1 {1 सर्विस अभी इस श्रेणी में है। पहले उसे} other {# सर्विस अभी इस श्रेणी में हैं। पहले उन्हें}} दूसरी श्रेणी में ले जाएँ',
    mr: '{count, plural, =1 {1 सर्व्हिस अजून या प्रकारात आहे. आधी ती} other {# सर्व्हिस अजून या प्रकारात आहेत. आधी त्या}} दुसऱ्या प्रकारात हलवा',
  },
  changedMeanwhile: {
    en: 'Changed meanwhile: {words}. What you typed is still here: save again to keep it, or show the new one',
    hi: 'इस बीच बदला गया: {words}। आपका लिखा यहीं है: उसे रखने के लिए फिर से सेव करें, या नया दिखाएँ',
    mr: 'दरम्यान बदलले: {words}. तुम्ही लिहिलेले येथेच आहे: ते ठेवण्यासाठी पुन्हा सेव्ह करा, किंवा नवीन दाखवा',
  },
  picturesFull: {
    en: 'A booking takes at most {count} pictures',
    hi: 'एक बुकिंग में ज़्यादा से ज़्यादा {count} फ़ोटो हो सकती हैं',
    mr: 'एका बुकिंगमध्ये जास्तीत जास्त {count} फोटो असू शकतात',
  },
  nothingNew: {
    en: 'Everything in this file is in the shop already',
    hi: 'इस फ़ाइल का सब कुछ दुकान में पहले से है',
    mr: 'या फाइलमधील सर्व काही दुकानात आधीच आहे',
  },
  importUndone: {
    en: 'This import has been undone already',
    hi: 'यह आयात पहले ही वापस लिया गया है',
    mr: 'ही आयात आधीच पूर्ववत केली आहे',
  },
  importTooOld: {
    en: 'An import can be undone within 24 hours',
    hi: 'आयात 24 घंटे के अंदर वापस लिया जा सकता है',
    mr: 'आयात 24 तासांच्या आत पूर्ववत करता येते',
  },
  rowInUse: {
    en: 'Somebody is using {words} at this moment. Nothing was undone. Please try again',
    hi: 'अभी कोई {words} पर काम कर रहा है। कुछ भी वापस नहीं लिया गया। कृपया फिर कोशिश करें',
    mr: 'आत्ता कोणीतरी {words} वर काम करत आहे. काहीही पूर्ववत झाले नाही. कृपया पुन्हा प्रयत्न करा',
  },
  mailNotSetAside: {
    en: 'This email is not waiting to be sent again',
    hi: 'यह ईमेल दोबारा भेजे जाने की कतार में नहीं है',
    mr: 'हा ईमेल पुन्हा पाठवण्याच्या रांगेत नाही',
  },
  bodyTooLarge: { en: 'The request is too large', hi: 'अनुरोध बहुत बड़ा है', mr: 'विनंती फार मोठी आहे' },
  imageTooLarge: {
    en: 'The picture is too large. Please choose one of at most 10 MB',
    hi: 'फ़ोटो बहुत बड़ी है। कृपया 10 MB तक की चुनें',
    mr: 'फोटो फार मोठा आहे. कृपया 10 MB पर्यंतचा निवडा',
  },
  sheetTooLarge: {
    en: 'This file has {words} MB. Please use at most 5 MB, and split larger files',
    hi: 'इस फ़ाइल में {words} MB हैं। कृपया 5 MB तक रखें, बड़ी फ़ाइल बाँट दें',
    mr: 'या फाइलमध्ये {words} MB आहेत. कृपया 5 MB पर्यंत ठेवा, मोठी फाइल विभागा',
  },
  sheetTooManyRows: {
    en: 'This file has {words} rows. Please use at most 20,000 rows, and split longer files',
    hi: 'इस फ़ाइल में {words} पंक्तियाँ हैं। कृपया 20,000 पंक्तियों तक रखें, लंबी फ़ाइल बाँट दें',
    mr: 'या फाइलमध्ये {words} ओळी आहेत. कृपया 20,000 ओळींपर्यंत ठेवा, लांब फाइल विभागा',
  },
  sheetUnpacksTooLarge: {
    en: 'This file has too much content for one import. Please split it',
    hi: 'एक आयात के लिए इस फ़ाइल में बहुत ज़्यादा सामग्री है। कृपया इसे बाँट दें',
    mr: 'एका आयातीसाठी या फाइलमध्ये फार जास्त मजकूर आहे. कृपया ती विभागा',
  },
  wrongContentType: {
    en: 'Please send JSON (content-type application/json)',
    hi: 'कृपया JSON भेजें (content-type application/json)',
    mr: 'कृपया JSON पाठवा (content-type application/json)',
  },
  wrongUploadType: {
    en: 'Please send the file as multipart/form-data',
    hi: 'कृपया फ़ाइल multipart/form-data में भेजें',
    mr: 'कृपया फाइल multipart/form-data म्हणून पाठवा',
  },
  tooMany: {
    en: 'Too many attempts. Please {words, select, minutes {try again in {count} minutes, or call us} hours {try again in {count, plural, one {# hour} other {# hours}}, or call us} other {wait a little and try again}}',
    hi: 'बहुत बार कोशिश हुई। कृपया {words, select, minutes {{count} मिनट बाद फिर कोशिश करें, या हमें कॉल करें} hours {{count} घंटे बाद फिर कोशिश करें, या हमें कॉल करें} other {थोड़ा रुककर फिर कोशिश करें}}',
    mr: 'खूप वेळा प्रयत्न केला. कृपया {words, select, minutes {{count} मिनिटांनी पुन्हा प्रयत्न करा, किंवा आम्हाला कॉल करा} hours {{count, plural, one {# तासाने} other {# तासांनी}} पुन्हा प्रयत्न करा, किंवा आम्हाला कॉल करा} other {थोडे थांबून पुन्हा प्रयत्न करा}}',
  },
  internal: { en: 'Something went wrong.', hi: 'कुछ गड़बड़ हो गई।', mr: 'काहीतरी चुकले.' },
  unavailable: {
    en: 'The shop is busy right now. Please try again in a few seconds',
    hi: 'वेबसाइट पर अभी भीड़ है। कृपया कुछ सेकंड में फिर कोशिश करें',
    mr: 'वेबसाइटवर आत्ता गर्दी आहे. कृपया काही सेकंदांनी पुन्हा प्रयत्न करा',
  },
  exportsBusy: {
    en: 'Other spreadsheets are being written. Please try again in a few seconds',
    hi: 'अभी दूसरी स्प्रेडशीट बन रही हैं। कृपया कुछ सेकंड में फिर कोशिश करें',
    mr: 'आत्ता इतर स्प्रेडशीट तयार होत आहेत. कृपया काही सेकंदांनी पुन्हा प्रयत्न करा',
  },
});
