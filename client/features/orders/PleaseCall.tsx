import { useBusiness } from '#client/lib/use-business.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { phoneLink } from '#shared/contact-links.ts';
import classes from './PleaseCall.module.css';
import { orderTexts as t } from './texts.ts';

export function PleaseCall({ what }: { what: string }) {
  const { phone } = useBusiness();
  return (
    <p className={classes.line}>
      {what}{' '}
      {phone ? (
        <a className={classes.call} href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          <span>{t('callPhone', { phone })}</span>
        </a>
      ) : (
        t('call')
      )}
    </p>
  );
}
