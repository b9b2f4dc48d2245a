import { texts } from '../texts.ts';

export const roleTexts = texts({
  TECHNICIAN: { en: 'a technician', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  ADMIN: { en: 'an admin', hi: 'एडमिन', mr: 'ॲडमिन' },
});

export const roleNameTexts = texts({
  ADMIN: { en: 'ADMIN', hi: 'एडमिन', mr: 'ॲडमिन' },
  TECHNICIAN: { en: 'TECHNICIAN', hi: 'टेक्नीशियन', mr: 'टेक्निशियन' },
  GENERAL: { en: 'GENERAL', hi: 'ग्राहक', mr: 'ग्राहक' },
});

export const deviceTexts = texts({
  both: { en: '{browser} on {system}', hi: '{system} पर {browser}', mr: '{system} वर {browser}' },
  other: { en: 'Another program', hi: 'कोई और ऐप', mr: 'दुसरे ॲप' },
});
