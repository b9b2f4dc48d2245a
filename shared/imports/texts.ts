import { labelled } from '../labelled.ts';
import { texts } from '../texts.ts';

export const importLabelTexts = labelled({
  appliances: { en: 'Appliances', hi: 'उपकरण', mr: 'उपकरणे' },
  orders: { en: 'Past orders', hi: 'पुरानी बुकिंग', mr: 'जुनी बुकिंग' },
});

export const importCountTexts = texts({
  appliances: {
    en: '{count, plural, =1 {{formatted} appliance} other {{formatted} appliances}}',
    hi: '{count, plural, other {{formatted} उपकरण}}',
    mr: '{count, plural, =1 {{formatted} उपकरण} other {{formatted} उपकरणे}}',
  },
  customers: {
    en: '{count, plural, =1 {{formatted} customer} other {{formatted} customers}}',
    hi: '{count, plural, other {{formatted} ग्राहक}}',
    mr: '{count, plural, other {{formatted} ग्राहक}}',
  },
  services: {
    en: '{count, plural, =1 {{formatted} service} other {{formatted} services}}',
    hi: '{count, plural, other {{formatted} सर्विस}}',
    mr: '{count, plural, other {{formatted} सर्व्हिस}}',
  },
  orders: {
    en: '{count, plural, =1 {{formatted} past order} other {{formatted} past orders}}',
    hi: '{count, plural, other {{formatted} पुरानी बुकिंग}}',
    mr: '{count, plural, =1 {{formatted} जुने बुकिंग} other {{formatted} जुनी बुकिंग}}',
  },
});
