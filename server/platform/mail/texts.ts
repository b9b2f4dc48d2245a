import { texts } from '#shared/texts.ts';

export const mailTexts = texts({
  hello: { en: 'Hello {name},', hi: 'नमस्ते {name} जी,', mr: 'नमस्कार {name},' },
  end: { en: 'No more mails like this', hi: 'ऐसे ईमेल बंद करें', mr: 'असे ईमेल बंद करा' },
  helloAll: { en: 'Hello,', hi: 'नमस्ते,', mr: 'नमस्कार,' },
  buttonFails: {
    en: 'If the button does not work, open this address:',
    hi: 'अगर बटन न चले, तो यह पता खोलें:',
    mr: 'बटण चालत नसल्यास हा पत्ता उघडा:',
  },
});
