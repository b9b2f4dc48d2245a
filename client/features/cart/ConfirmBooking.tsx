import { type FormEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from '#client/ui/Button.tsx';
import { Modal } from '#client/ui/Modal.tsx';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { orderFailureTexts } from '#shared/order-failure-texts.ts';
import type { BookingDetails } from '#shared/orders/schema.ts';
import type { Visit } from '#shared/visits/schema.ts';
import {
  HowPaid,
  SeveralNote,
  ToCheck,
  Total,
  VisitLine,
  VisitOrCall,
  WhatHappensNext,
} from './BookingSummary.tsx';
import classes from './Cart.module.css';
import { ContactSummary } from './ContactSummary.tsx';
import { cartTexts as t } from './texts.ts';
import type { OfferedLine } from './totals.ts';
import { isAboutVisit } from './use-booking.ts';

type Props = {
  opened: boolean;
  close: () => void;
  lines: readonly OfferedLine[];
  visit: Visit | null;
  mobile: string;
  isBooking: boolean;
  pending: boolean;
  failure: string | null;
  chooseCall: () => void;
  /** The contact from the form behind this dialog, where the customer can change it. */
  contactBehind?: BookingDetails | undefined;
  onBook: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

const parts = {
  inner: classes.dialogInner ?? '',
  content: classes.dialogContent ?? '',
  body: classes.dialogBody ?? '',
  close: classes.dialogClose ?? '',
};

export function ConfirmBooking({
  opened,
  close,
  lines,
  visit,
  mobile,
  isBooking,
  pending,
  failure,
  chooseCall,
  contactBehind,
  onBook,
  children,
}: Props) {
  const leave = () => {
    if (!isBooking) close();
  };
  useBackCloses(leave, opened);
  const toChange = useRef<string | null>(null);
  const change = (field: string) => () => {
    toChange.current = field;
    close();
  };
  const showField = () => {
    const field = toChange.current;
    toChange.current = null;
    // Mantine returns the focus after 10 ms. The timer waits longer, so that the focus goes to the field.
    if (field) setTimeout(() => document.querySelector<HTMLElement>(field)?.focus(), 50);
  };
  return (
    <Modal
      title={t('confirm')}
      opened={opened}
      onClose={leave}
      onExitTransitionEnd={showField}
      size={520}
      yOffset={16}
      zIndex={300}
      classNames={parts}
    >
      <Stack renderRoot={(props) => <form noValidate onSubmit={onBook} {...props} />}>
        {failure && !isAboutVisit(failure) && <Notice kind="failure">{failure}</Notice>}
        {contactBehind && (
          <>
            <ToCheck words={t('changeTime')} change={change('[role="radiogroup"] :checked')}>
              <strong className={classes.visit}>
                <VisitOrCall visit={visit} />
              </strong>
            </ToCheck>
            <ContactSummary contact={contactBehind} change={change('[name="fullname"]')} />
          </>
        )}
        {children}
        {!contactBehind && <VisitLine visit={visit} />}
        <SeveralNote lines={lines} />
        <HowPaid />
        <WhatHappensNext lines={lines} visit={visit} mobile={mobile} />
        <div className={classes.dialogEnd}>
          <Total lines={lines} />
          {failure && isAboutVisit(failure) && (
            <Notice kind="failure">
              <p>{failure}</p>
              {failure === orderFailureTexts('numberHasVisits') && (
                <Button type="submit" variant="outline" onClick={() => flushSync(chooseCall)}>
                  {t('bookWithoutTime')}
                </Button>
              )}
            </Notice>
          )}
          <Group gap="sm" grow>
            <Button variant="outline" onClick={close} pending={isBooking}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="repair" pending={pending} data-autofocus>
              {t('book')}
            </Button>
          </Group>
        </div>
      </Stack>
    </Modal>
  );
}
