import { useBusiness } from '#client/lib/use-business.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { phoneLink } from '#shared/contact-links.ts';
import { orderTexts as t } from './texts.ts';

export function PleaseCall({ what }: { what: string }) {
  const { phone } = useBusiness();
  return (
    <Group component="p" gap="0 8px" c="ink.7">
      {what}{' '}
      {phone ? (
        <a className="tall-link" href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          <Unbroken>{t('callPhone', { phone })}</Unbroken>
        </a>
      ) : (
        t('call')
      )}
    </Group>
  );
}
