// People and places of a booking, to read once more.
import type { BookingContact } from '#shared/orders/schema.ts';
import classes from './ConfirmBooking.module.css';

export function ContactSummary({ contact }: { contact: BookingContact }) {
  const rows = [
    ['Name', contact.fullname],
    ['Address', `${contact.street}, ${contact.area}`],
    ['Mobile', contact.mobile],
    ['Email', contact.email],
  ] as const;
  return (
    <dl className={classes.contact}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
