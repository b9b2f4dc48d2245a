import { texts } from '#shared/texts.ts';

export const mailTexts = texts({
  offSubject: { en: 'A webhook was switched off', hi: 'एक वेबहुक बंद हो गया', mr: 'एक वेबहुक बंद झाला' },
  gone: {
    en: 'The system at {host} answered that it wants no more messages. So the shop sends it none any more.',
    hi: '{host} के सिस्टम ने बताया कि उसे अब संदेश नहीं चाहिए। इसलिए दुकान उसे अब कुछ नहीं भेजती।',
    mr: '{host} येथील सिस्टमने सांगितले की तिला आता संदेश नकोत. म्हणून दुकान तिला आता काही पाठवत नाही.',
  },
  failing: {
    en: 'The system at {host} has taken no message for five days. So the shop sends it none any more.',
    hi: '{host} के सिस्टम ने पाँच दिन से कोई संदेश नहीं लिया। इसलिए दुकान उसे अब कुछ नहीं भेजती।',
    mr: '{host} येथील सिस्टमने पाच दिवस एकही संदेश घेतला नाही. म्हणून दुकान तिला आता काही पाठवत नाही.',
  },
  again: {
    en: 'Please ask the people who run that system. Afterwards you can switch the webhook on again.',
    hi: 'कृपया उस सिस्टम को चलाने वालों से पूछें। उसके बाद आप वेबहुक फिर से चालू कर सकते हैं।',
    mr: 'कृपया ती सिस्टम चालवणाऱ्यांना विचारा. त्यानंतर तुम्ही वेबहुक पुन्हा चालू करू शकता.',
  },
  open: { en: 'See the webhooks', hi: 'वेबहुक देखें', mr: 'वेबहुक पाहा' },
});
