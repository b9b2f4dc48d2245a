import { Fragment } from 'react';
import { placeLine } from '#shared/orders/place.ts';
import type { BookingDetails } from '#shared/orders/schema.ts';
import { buyerTexts } from './buyer-texts.ts';
import classes from './Cart.module.css';
import { cartTexts as t } from './texts.ts';

export function ContactSummary({ contact }: { contact: BookingDetails }) {
  const rows = [
    [t('name'), contact.fullname],
    [t('address'), placeLine(contact)],
    [t('mobile'), contact.mobile],
    [t('email'), contact.email],
    [t('fault'), contact.note],
    [buyerTexts('taxInvoice'), [contact.billName, contact.gstin].filter(Boolean).join(', ')],
  ];
  return (
    <dl className={classes.contact}>
      {rows.map(
        ([name, value]) =>
          value && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
