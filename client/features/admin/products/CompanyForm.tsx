import { type BusinessField, BusinessForm } from '../business/BusinessForm.tsx';
import { productTexts as t } from './texts.ts';

const contactFields: readonly BusinessField[] = [
  'companyName',
  'phone',
  'email',
  'address',
  'facebook',
  'instagram',
  'youtube',
  'whatsapp',
];

export const CompanyForm = () => (
  <BusinessForm title={t('company')} fields={contactFields} button={t('updateCompany')} />
);
