import { texts } from './texts.ts';

// Names in the order of the calendar, with a blank between them.
export const dateTexts = texts({
  months: {
    en: 'January February March April May June July August September October November December',
    hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
    mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
  },
  weekdays: {
    en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    hi: 'सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
    mr: 'सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
  },
  moment: { en: '{day} at {time}', hi: '{day}, {time}', mr: '{day}, {time}' },
});
