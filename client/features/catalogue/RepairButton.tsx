import { useIntent } from '#client/lib/prefetch.ts';
import { useAuthToken } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { cardTexts as t } from './card-texts.ts';
import { useRepairRequest } from './use-repair-request.ts';

type Props = {
  serviceId: string;
  /** The id of the element with the service's name. With it a screen reader can distinguish the buttons of a page. */
  describedBy?: string;
  wide?: boolean;
  /** A row of a list has a quiet button: the row is the link. */
  quiet?: boolean;
};

export function RepairButton({ serviceId, describedBy, wide = false, quiet = false }: Props) {
  const { request, pending } = useRepairRequest(serviceId);
  const next = useAuthToken() ? paths.cart : paths.login;
  return (
    <form
      method="post"
      action={prefixOf(currentLanguage()) + paths.cart}
      onSubmit={(event) => {
        event.preventDefault();
        request();
      }}
    >
      <input type="hidden" name="service" value={serviceId} />
      <Button
        sends="repair"
        variant={quiet ? 'outline' : 'repair'}
        wide={wide}
        pending={pending}
        {...(describedBy && { 'aria-describedby': describedBy })}
        {...useIntent(next)}
      >
        {t('request')}
      </Button>
    </form>
  );
}
