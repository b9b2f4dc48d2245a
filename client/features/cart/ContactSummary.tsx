import { Fragment } from 'react';
import { placeLine } from '#shared/orders/place.ts';
import type { BookingDetails } from '#shared/orders/schema.ts';
import { ToCheck } from './BookingSummary.tsx';
import { buyerTexts } from './buyer-texts.ts';
import classes from './Cart.module.css';
import { cartTexts as t } from './texts.ts';

type Props = { contact: BookingDetails; change?: (() => void) | undefined };

export function ContactSummary({ contact, change }: Props) {
  const rows = [
    [t('name'), contact.fullname],
    [t('address'), placeLine(contact)],
    [t('mobile'), contact.mobile],
    [t('email'), contact.email],
    [t('fault'), contact.note],
    [buyerTexts('taxInvoice'), [contact.billName, contact.gstin].filter(Boolean).join(', ')],
  ];
  return (
    <ToCheck words={t('changeDetails')} change={change}>
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
    </ToCheck>
  );
}
