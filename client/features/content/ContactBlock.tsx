// How the business is reached: what its row has, and always the enquiry form.
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { mailLink, phoneLink } from '#shared/contact-links.ts';
import { paths } from '#shared/paths.ts';
import classes from './ContactBlock.module.css';

export function ContactBlock() {
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const { companyName, phone, email, address } = business.data ?? {};
  return (
    <address className={classes.contact}>
      {companyName && <strong>{companyName}</strong>}
      {phone && (
        <a href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          {phone}
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
          {address}
        </span>
      )}
      <Link to={paths.enquiryForm}>
        <Icon name="edit" size={20} />
        Send an enquiry
      </Link>
    </address>
  );
}
