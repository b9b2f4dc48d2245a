import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { allBusinessFields, BusinessForm } from '../business/BusinessForm.tsx';
import { settingsTexts as t } from './texts.ts';

const fields = allBusinessFields.filter((name) => name !== 'companyName');

/** Facts of the business without its name, which All Products changes. */
export const BusinessSection = () => (
  <div>
    <BusinessForm
      title={t('business')}
      fields={fields}
      aside={<Link to={paths.admin.products}>{t('companyName')}</Link>}
    />
  </div>
);
