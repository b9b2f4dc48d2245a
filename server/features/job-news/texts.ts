import { labelled } from '#shared/labelled.ts';

export const newsTexts = labelled({
  new: { en: 'New job', hi: 'नया काम', mr: 'नवीन काम' },
  moved: { en: 'Job moved', hi: 'काम का समय बदला', mr: 'कामाची वेळ बदलली' },
  withdrawn: { en: 'Job withdrawn', hi: 'काम वापस लिया गया', mr: 'काम काढून घेतले' },
  sentence: { en: '{title}: {body}.', hi: '{title}: {body}।', mr: '{title}: {body}.' },
  myJobs: { en: 'My Jobs', hi: 'मेरे काम', mr: 'माझी कामे' },
});
