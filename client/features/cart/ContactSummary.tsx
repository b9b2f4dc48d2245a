// People and places of a booking, to read once more.
import type { BookingContact } from '#shared/orders/schema.ts';
import classes from './ConfirmBooking.module.css';

export function ContactSummary({ contact }: { contact: BookingContact }) {
  const rows: Record<keyof BookingContact, readonly [name: string, value: string] | null> = {
    fullname: ['Name', contact.fullname],
    street: ['Address', `${contact.street}, ${contact.area}`],
    // said with the street
    area: null,
    mobile: ['Mobile', contact.mobile],
    email: ['Email', contact.email],
  };
  return (
    <dl className={classes.contact}>
      {Object.values(rows).map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
