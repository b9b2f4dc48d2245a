import { useBusiness } from '#client/lib/use-business.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { mailLink, phoneLink } from '#shared/contact-links.ts';
import { officerTexts as t } from './officer-texts.ts';

/** The grievance officer's name, phone and email, or the shop's while no officer is named. */
export function GrievanceOfficer() {
  const { officerName, officerPhone, officerEmail, companyName, phone, email } = useBusiness();
  const [call, mail] = [officerPhone || phone, officerEmail || email];
  return (
    <Group component="address" className="tall-links" gap="4px 16px" style={{ fontStyle: 'normal' }}>
      <Text span fw={700}>
        {officerName ? t('officer', { name: officerName }) : t('officerOf', { shop: companyName })}
      </Text>
      {call && (
        <a href={phoneLink(call)}>
          <Icon name="phone" size={20} />
          <Unbroken>{call}</Unbroken>
        </a>
      )}
      {mail && (
        <a href={mailLink(mail)}>
          <Icon name="mail" size={20} />
          {mail}
        </a>
      )}
    </Group>
  );
}
