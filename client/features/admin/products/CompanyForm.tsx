import { BusinessForm } from '../business/BusinessForm.tsx';
import { productTexts as t } from './texts.ts';

/** The company's name. Settings has the other facts of the business. */
export const CompanyForm = () => (
  <BusinessForm title={t('company')} fields={['companyName']} button={t('updateCompany')} />
);
