import { Link } from 'react-router-dom';
import { useBusiness } from '#client/lib/use-business.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Paper } from '#client/ui/mantine/layout.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { addressWithCity } from '#shared/business/words.ts';
import { mailLink, phoneLink } from '#shared/contact-links.ts';
import { paths } from '#shared/paths.ts';
import classes from './Content.module.css';
import { contentTexts as t } from './content-texts.ts';

export function ContactBlock() {
  const { companyName, phone, email, address, city } = useBusiness();
  return (
    <Paper component="address" withBorder radius="lg" px="md" py="sm" className={classes.contact}>
      {companyName && <strong>{companyName}</strong>}
      {phone && (
        <a href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          <Unbroken>{phone}</Unbroken>
        </a>
      )}
      {email && (
        <a href={mailLink(email)}>
          <Icon name="mail" size={20} />
          {email}
        </a>
      )}
      {address && (
        <span>
          <Icon name="place" size={20} />
          {addressWithCity({ address, city })}
        </span>
      )}
      <Link to={paths.enquiryForm}>
        <Icon name="edit" size={20} />
        {t('sendEnquiry')}
      </Link>
    </Paper>
  );
}
