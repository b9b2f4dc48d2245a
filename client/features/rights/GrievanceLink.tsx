import { ButtonLink } from '#client/ui/Button.tsx';
import { paths } from '#shared/paths.ts';
import { rightsTexts as t } from './texts.ts';

/** Leads to the complaint form, about an order. */
export const GrievanceLink = ({ order }: { order?: number }) => (
  <ButtonLink variant="quiet" to={paths.grievance} state={{ order }}>
    {t('complain')}
  </ButtonLink>
);
