import { texts } from '../texts.ts';

export const clockTexts = texts({
  morning: { en: '{clock} am', hi: 'सुबह {clock}', mr: 'सकाळी {clock}' },
  afternoon: { en: '{clock} pm', hi: 'दोपहर {clock}', mr: 'दुपारी {clock}' },
  evening: { en: '{clock} pm', hi: 'शाम {clock}', mr: 'संध्याकाळी {clock}' },
  lateEvening: { en: '{clock} pm', hi: 'रात {clock}', mr: 'रात्री {clock}' },
  night: { en: '{clock} am', hi: 'रात {clock}', mr: 'रात्री {clock}' },
  window: { en: '{from} to {to}', hi: '{from}–{to}', mr: '{from}–{to}' },
  visit: { en: '{day}, {window}', hi: '{day}, {window}', mr: '{day}, {window}' },
  today: { en: 'Today', hi: 'आज', mr: 'आज' },
  visitInSentence: { en: '{day}, {window}', hi: '{day} को {window} बजे', mr: '{day}, {window}' },
});

export const hoursTexts = texts({
  everyDay: { en: 'Every day', hi: 'हर रोज़', mr: 'रोज' },
  open: { en: '{days}, {from} to {to}', hi: '{days}, {from} से {to}', mr: '{days}, {from} ते {to}' },
  closed: { en: '{days} closed', hi: '{days} बंद', mr: '{days} बंद' },
  midnight: { en: 'midnight', hi: 'रात 12', mr: 'रात्री 12' },
  byAppointment: { en: 'By appointment', hi: 'समय तय करके', mr: 'वेळ ठरवून' },
});

/** Says when the shop calls, as a part of sentences such as 'We call you {when} to agree on a time.' */
export const callTexts = texts({
  within: {
    en: 'within {hours, plural, =1 {1 hour} other {# hours}}',
    hi: '{hours} घंटे में',
    mr: '{hours, plural, =1 {1 तासात} other {# तासांत}}',
  },
  openingHours: {
    en: 'within {hours, plural, =1 {1 working hour} other {# working hours}}',
    hi: 'दुकान के समय में, {hours} घंटे के अंदर',
    mr: 'दुकान उघडे असताना {hours, plural, =1 {1 तासात} other {# तासांत}}',
  },
  today: { en: 'by {time} today', hi: 'आज {time} बजे तक', mr: 'आज {time} वाजेपर्यंत' },
  tomorrow: { en: 'tomorrow by {time}', hi: 'कल {time} बजे तक', mr: 'उद्या {time} वाजेपर्यंत' },
  later: { en: 'on {day}, by {time}', hi: '{day} को {time} बजे तक', mr: '{day} रोजी {time} वाजेपर्यंत' },
  soon: { en: 'as soon as we can', hi: 'जल्द से जल्द', mr: 'लवकरात लवकर' },
});
