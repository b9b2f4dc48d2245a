// People, places and what is wrong, to read once more.
import { placeLine } from '#shared/orders/place.ts';
import type { BookingDetails } from '#shared/orders/schema.ts';
import classes from './ConfirmBooking.module.css';

export function ContactSummary({ contact }: { contact: BookingDetails }) {
  const rows: Record<keyof BookingDetails, readonly [name: string, value: string] | null> = {
    fullname: ['Name', contact.fullname],
    street: ['Address', placeLine(contact)],
    // said with the street
    area: null,
    mobile: ['Mobile', contact.mobile],
    email: ['Email', contact.email],
    note: contact.note ? ['What is wrong', contact.note] : null,
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
