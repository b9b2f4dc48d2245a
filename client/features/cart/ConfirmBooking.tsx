// The dialog 'Confirm Booking': everything once more before it is booked.

import type { FormEvent, ReactNode } from 'react';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from '#client/ui/Button.tsx';
import { Modal } from '#client/ui/mantine/Modal.ts';
import { Notice } from '#client/ui/Notice.tsx';
import type { Visit } from '#shared/visits/schema.ts';
import { HowPaid, Total, VisitLine, WhatHappensNext } from './BookingSummary.tsx';
import classes from './ConfirmBooking.module.css';
import type { OfferedLine } from './totals.ts';

type Props = {
  opened: boolean;
  close: () => void;
  lines: readonly OfferedLine[];
  visit: Visit | null;
  mobile: string;
  /** The booking is under way: the dialog stays until it is decided. */
  underWay: boolean;
  /** 'Book' waits: for that, or for prices and times that are still looked up. */
  pending: boolean;
  /** Why the last try did not book. */
  failure: string | null;
  onBook: (event: FormEvent<HTMLFormElement>) => void;
  /** People, places and services: to read, or to correct. */
  children: ReactNode;
};

const parts = {
  title: classes.title ?? '',
  body: classes.body ?? '',
  close: classes.close ?? '',
};

export function ConfirmBooking({
  opened,
  close,
  lines,
  visit,
  mobile,
  underWay,
  pending,
  failure,
  onBook,
  children,
}: Props) {
  const leave = () => {
    if (!underWay) close();
  };
  useBackCloses(leave, opened);
  return (
    <Modal
      title="Confirm Booking"
      opened={opened}
      onClose={leave}
      size={520}
      xOffset={12}
      yOffset={16}
      zIndex={300}
      classNames={parts}
    >
      <form noValidate className={classes.form} onSubmit={onBook}>
        {failure && <Notice kind="failure">{failure}</Notice>}
        {children}
        <HowPaid />
        <WhatHappensNext lines={lines} visit={visit} mobile={mobile} />
        <div className={classes.end}>
          <Total lines={lines} />
          <VisitLine visit={visit} />
          <div className={classes.actions}>
            <Button variant="outline" onClick={close} pending={underWay}>
              Cancel
            </Button>
            <Button type="submit" variant="repair" pending={pending} data-autofocus>
              Book
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}
