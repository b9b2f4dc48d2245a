import { allBusinessFields, BusinessForm } from '../business/BusinessForm.tsx';
import { settingsTexts as t } from './texts.ts';

export const BusinessSection = () => <BusinessForm title={t('business')} fields={allBusinessFields} />;
