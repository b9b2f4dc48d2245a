import { texts } from '../texts.ts';

export const clockTexts = texts({
  morning: { en: '{clock} am', hi: 'सुबह {clock}', mr: 'सकाळी {clock}' },
  afternoon: { en: '{clock} pm', hi: 'दोपहर {clock}', mr: 'दुपारी {clock}' },
  evening: { en: '{clock} pm', hi: 'शाम {clock}', mr: 'संध्याकाळी {clock}' },
  lateEvening: { en: '{clock} pm', hi: 'रात {clock}', mr: 'रात्री {clock}' },
  night: { en: '{clock} am', hi: 'रात {clock}', mr: 'रात्री {clock}' },
  window: { en: '{from} to {to}', hi: '{from}–{to}', mr: '{from}–{to}' },
  visit: { en: '{day}, {window}', hi: '{day}, {window}', mr: '{day}, {window}' },
  visitInSentence: { en: '{day}, {window}', hi: '{day} को {window} बजे', mr: '{day}, {window}' },
});

export const hoursTexts = texts({
  everyDay: { en: 'Every day', hi: 'हर रोज़', mr: 'रोज' },
  open: { en: '{days}, {from} to {to}', hi: '{days}, {from} से {to}', mr: '{days}, {from} ते {to}' },
  closed: { en: '{days} closed', hi: '{days} बंद', mr: '{days} बंद' },
  midnight: { en: 'midnight', hi: 'रात 12', mr: 'रात्री 12' },
  byAppointment: { en: 'By appointment', hi: 'समय तय करके', mr: 'वेळ ठरवून' },
});
