import { allBusinessFields, BusinessForm } from '../business/BusinessForm.tsx';

export const BusinessSection = () => <BusinessForm title="Business" fields={allBusinessFields} />;
