// The dialog 'Confirm Booking': everything once more before it is booked.
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Total, WhatHappensNext } from './BookingSummary.tsx';
import classes from './ConfirmBooking.module.css';
import type { BookingLine } from './totals.ts';

type Props = {
  opened: boolean;
  close: () => void;
  lines: readonly BookingLine[];
  mobile: string;
  pending: boolean;
  /** Why the last try did not book. */
  failure: string | null;
  onBook: (event: FormEvent<HTMLFormElement>) => void;
  /** People, places and services: to read, or to correct. */
  children: ReactNode;
};

export function ConfirmBooking({ opened, close, lines, mobile, pending, failure, onBook, children }: Props) {
  return (
    <Dialog title="Confirm Booking" opened={opened} close={close} locked={pending}>
      <form noValidate className={classes.form} onSubmit={onBook}>
        {failure && <Notice kind="failure">{failure}</Notice>}
        {children}
        <Total lines={lines} />
        <WhatHappensNext mobile={mobile} />
        <DialogActions>
          <Button variant="outline" onClick={close} pending={pending}>
            Cancel
          </Button>
          <Button type="submit" variant="repair" pending={pending} data-autofocus>
            Book
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
