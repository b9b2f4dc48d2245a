import { ButtonAnchor } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { orderTexts as t } from './texts.ts';

/** Downloads the agreed visit as a calendar file. `token` is that of the tracking link. */
export const AddToCalendar = ({ token }: { token: string }) => (
  <ButtonAnchor variant="quiet" href={`/api/tracked-visit/${encodeURIComponent(token)}`} download="visit.ics">
    <Icon name="calendar" size={20} />
    {t('addToCalendar')}
  </ButtonAnchor>
);
