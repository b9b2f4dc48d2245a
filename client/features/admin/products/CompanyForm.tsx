import { type BusinessField, BusinessForm } from '../business/BusinessForm.tsx';

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
  <BusinessForm title="Company" fields={contactFields} button="Update Company Name" />
);
