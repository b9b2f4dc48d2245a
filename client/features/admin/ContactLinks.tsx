import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { mailLink, mobileLink } from '#shared/contact-links.ts';
import classes from './ContactLinks.module.css';
import { adminTexts as t } from './texts.ts';

export function ContactLinks({ mobile, email }: { mobile: string; email: string }) {
  return (
    <Group gap="xs">
      <a className={classes.link} href={mobileLink(mobile)}>
        <Icon name="phone" size={18} />
        {t('call', { mobile })}
      </a>
      {email && (
        <a className={classes.link} href={mailLink(email)}>
          <Icon name="mail" size={18} />
          {email}
        </a>
      )}
    </Group>
  );
}
