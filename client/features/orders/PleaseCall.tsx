import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { phoneLink } from '#shared/contact-links.ts';
import classes from './PleaseCall.module.css';

export function PleaseCall({ what }: { what: string }) {
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const phone = business.data?.phone;
  return (
    <p className={classes.line}>
      {what}{' '}
      {phone ? (
        <a className={classes.call} href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          <span>Please call us: {phone}</span>
        </a>
      ) : (
        'Please call us.'
      )}
    </p>
  );
}
