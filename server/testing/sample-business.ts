import { businessDefaults } from '#shared/business/defaults.ts';

export const sampleBusiness = { ...businessDefaults, companyName: 'Repairs', taxWords: '' };
