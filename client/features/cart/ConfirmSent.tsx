import { Button } from '#client/ui/Button.tsx';
import { Group, Stack, Title } from '#client/ui/mantine/layout.tsx';
import type { BookingDetails } from '#shared/orders/schema.ts';
import { surely } from '#shared/sent-form.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { HowPaid, LineList, SeveralNote, Total, VisitLine, WhatHappensNext } from './BookingSummary.tsx';
import { ContactSummary } from './ContactSummary.tsx';
import { cartTexts as t } from './texts.ts';
import { type OfferedLine, totalsOf } from './totals.ts';

type Props = {
  values: Readonly<Record<string, string>>;
  lines: readonly OfferedLine[];
  visit: Visit | null;
};

/** Confirm Booking as a page, for a browser without scripts. */
export function ConfirmSent({ values, lines, visit }: Props) {
  const hidden = [
    ...Object.entries(values),
    ...lines.map(({ productId, quantity }) => ['line', `${productId} ${quantity}`]),
    ['total', String(totalsOf(lines).totalPrice)],
  ];
  return (
    <Stack maw={520} mx="auto" renderRoot={(props) => <form method="post" className="card" {...props} />}>
      <Title fz="var(--type-2)">{t('confirm')}</Title>
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <ContactSummary contact={values as BookingDetails} />
      <LineList lines={lines} />
      <VisitLine visit={visit} />
      <SeveralNote lines={lines} />
      <HowPaid />
      <WhatHappensNext lines={lines} visit={visit} mobile={values.mobile ?? ''} />
      <Total lines={lines} />
      <Group gap="sm" grow>
        <Button variant="outline" sends="book back">
          {t('cancel')}
        </Button>
        <Button variant="repair" sends={surely('book')}>
          {t('book')}
        </Button>
      </Group>
    </Stack>
  );
}
