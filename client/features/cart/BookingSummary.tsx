import type { ReactNode } from 'react';
import { useBusiness } from '#client/lib/use-business.ts';
import { useCallTime } from '#client/lib/use-call-time.ts';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asList, Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { asSentence, paySentence, promiseOf } from '#shared/business/words.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatVisit, formatVisitInSentence } from '#shared/visits/words.ts';
import { warrantyWords } from '#shared/warranty/rules.ts';
import { partsExtra } from '../catalogue/charge-words.ts';
import { PlusTax } from '../catalogue/PlusTax.tsx';
import classes from './Cart.module.css';
import { cartTexts as t } from './texts.ts';
import { type BookingLine, totalsOf } from './totals.ts';

type Named = { appliances?: BookingLine['appliances'] };

/** The appliances that lines are for, below the services. */
export const ApplianceNames = ({ lines }: { lines: readonly Named[] }) =>
  lines.flatMap(({ appliances = [] }) =>
    appliances.map(({ name }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two appliances can have one name
      <Small span display="block" key={`${at} ${name}`}>
        {name}
      </Small>
    )),
  );

type LineListProps = { lines: readonly BookingLine[]; cancelled?: boolean };

export const LineList = ({ lines, cancelled = false }: LineListProps) => (
  <Stack gap="xs" w="100%" td={cancelled ? 'line-through' : undefined} renderRoot={asList}>
    {lines.map(({ productId, productName, quantity, price, appliances }) => (
      <li key={productId} className={classes.row}>
        <span>
          {productName}
          {quantity > 1 && (
            <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {' '}
              {quantity} × <Money rupees={price} />
            </Text>
          )}
          {appliances && <ApplianceNames lines={[{ appliances }]} />}
        </span>
        <Money rupees={totalsOf([{ quantity, price }]).totalPrice} />
      </li>
    ))}
  </Stack>
);

export function Total({ lines }: { lines: readonly BookingLine[] }) {
  const { totalPrice } = totalsOf(lines);
  return (
    <p className={`${classes.row} ${classes.total}`}>
      <strong>{t('total')}</strong>
      <span>
        <Money rupees={totalPrice} className={classes.totalPrice} />
        {totalPrice > 0 && <PlusTax />}
      </span>
    </p>
  );
}

export const VisitOrCall = ({ visit }: { visit: Visit | null }) => (
  <Unbroken>{visit ? formatVisit(visit) : t('callToAgree')}</Unbroken>
);

export const VisitLine = ({ visit }: { visit: Visit | null }) => (
  <div className={classes.row}>
    <strong>{t('visit')}</strong>
    <VisitOrCall visit={visit} />
  </div>
);

/** The facts that a customer checks before booking, with a way to change them. */
export const ToCheck = ({ words, change, children }: ToCheckProps) => (
  <Group justify="space-between" align="baseline" gap="xs" wrap="nowrap" mr={-12}>
    {children}
    {change && (
      <Button variant="quiet" aria-label={words} onClick={change}>
        {t('change')}
      </Button>
    )}
  </Group>
);

type ToCheckProps = { words: string; change: (() => void) | undefined; children: ReactNode };

/** Whether a line has so many pieces that one visit does not suffice. */
export const needsSeveralVisits = ({ quantity }: { quantity: number }): boolean => quantity >= 3;

/** Says for three or more pieces of a service that each is charged, and that the shop calls to plan the visits. */
export function SeveralNote({ lines }: { lines: readonly BookingLine[] }) {
  const line = lines.find(needsSeveralVisits);
  return line ? <Notice kind="note">{t('several', { count: line.quantity })}</Notice> : null;
}

export const HowPaid = () => (
  <Small>
    {t('howPaid')} {partsExtra}
  </Small>
);

type NextProps = { lines: readonly { warrantyDays: number }[]; visit: Visit | null; mobile?: string };

export function WhatHappensNext({ lines, visit, mobile }: NextProps) {
  const business = useBusiness();
  const when = useCallTime();
  return (
    <div className={classes.next}>
      <h3>{t('next')}</h3>
      <ol>
        {visit ? (
          <li>
            <Unbroken>{t('comesOn', { visit: formatVisitInSentence(visit) })}</Unbroken>
          </li>
        ) : (
          <>
            <li>
              <Unbroken>{mobile ? t('callSoonOn', { mobile, when }) : t('callSoon', { when })}</Unbroken>
            </li>
            <li>{t('comes', { promise: promiseOf(business) })}</li>
          </>
        )}
        <li>
          {`${asSentence(paySentence(business))} ${warrantyWords(lines.map(({ warrantyDays }) => warrantyDays))}`.trim()}
        </li>
      </ol>
    </div>
  );
}
