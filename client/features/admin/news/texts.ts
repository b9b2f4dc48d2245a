import { labelled } from '#shared/labelled.ts';

export const newsTexts = labelled({
  new: {
    en: '{count, plural, =1 {1 new {thing} from {name}} other {# new {things}, the latest from {name}}}',
    hi: '{count, plural, =1 {1 नई {thing}: {name}} other {# नई {things}, सबसे नई {name} की}}',
    mr: '{count, plural, =1 {1 नवीन {thing}: {name}} other {# नवीन {things}, सर्वात अलीकडे {name} यांच्याकडून}}',
  },
  show: { en: 'Show newest', hi: 'नई दिखाएँ', mr: 'नवीन दाखवा' },
});
