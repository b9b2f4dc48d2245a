// Asks who calls, then what is broken and when we come. Works by keyboard alone.

import { Fragment, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Total } from '#client/features/cart/BookingSummary.tsx';
import { BuyerFields } from '#client/features/cart/BuyerFields.tsx';
import { contactFields } from '#client/features/cart/contact-fields.tsx';
import type { BookingLine } from '#client/features/cart/totals.ts';
import { useVisit } from '#client/features/visits/use-visit.ts';
import { NotFreeNote, VisitPicker } from '#client/features/visits/VisitPicker.tsx';
import { useShopForm } from '#client/lib/form.ts';
import type { Answer } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Group, SimpleGrid, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextAreaField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { noTaxInvoice } from '#shared/bills/buyer.ts';
import { knownArea } from '#shared/business/areas.ts';
import type { Business } from '#shared/business/schema.ts';
import { formatLongDate } from '#shared/format.ts';
import { type Language, languageCodes, languages } from '#shared/language.ts';
import { maxLength } from '#shared/limits.ts';
import { namesOf } from '#shared/names-of.ts';
import { type CallerForm as CallerValues, callerForm } from '#shared/orders/callers.ts';
import { blankContact } from '#shared/orders/contact.ts';
import { placeLine } from '#shared/orders/place.ts';
import { serviceTypeName } from '#shared/place-names.ts';
import { DataNotice } from '../../rights/DataNotice.tsx';
import { CallersRepairs } from './CallersRepairs.tsx';
import classes from './NewBooking.module.css';
import { ServicesField } from './ServicesField.tsx';
import { newBookingTexts as t } from './texts.ts';
import { type Caller, useCaller } from './use-caller.ts';
import { useCallerBooking } from './use-caller-booking.ts';

type Props = {
  enquiry: Answer['enquiries']['one'] | null;
  /** The mobile number of a known customer. */
  of?: string;
};

const noLines: BookingLine[] = [];

function firstValues({ enquiry, of }: Props, business: Business) {
  const area = enquiry ? knownArea(business, enquiry.area) : undefined;
  return {
    ...blankContact,
    mobile: enquiry?.mobile ?? '',
    fullname: enquiry?.fullname ?? '',
    email: enquiry?.email ?? '',
    area: area ?? '',
    // An area of the enquiry that the shop's list lacks goes into the street field.
    street: area ? '' : (enquiry?.area ?? ''),
    language: (enquiry?.language ?? business.firstLanguage) as string,
    products: noLines,
    ...noTaxInvoice,
    note: enquiry ? enquiry.message.slice(0, maxLength.note).replace(/\p{Cs}/gu, '') : '',
    ...(of && { mobile: of }),
  } satisfies Record<keyof CallerValues, unknown>;
}

export function CallerForm({ enquiry, of }: Props) {
  const business = useBusiness();
  const form = useShopForm({
    schema: callerForm,
    initialValues: firstValues({ enquiry, ...(of && { of }) }, business),
  });
  const lines = form.values.products;
  const setLines = (products: BookingLine[]) => form.setFieldValue('products', products);
  const visit = useVisit({ knowingly: true });
  const [booked, setBooked] = useState(false);
  useUnsaved({ unsaved: form.isDirty() || (visit.isChosen && !booked) });
  const caller = useCaller(form);
  const [done, setDone] = useState(true);
  // Renders now, because the navigation to the order follows.
  const forgetTyped = () =>
    flushSync(() => {
      form.resetDirty();
      setBooked(true);
    });
  const { book, failure } = useCallerBooking({
    visit,
    enquiry: enquiry && { id: enquiry._id, done },
    lines,
    setLines,
    onBooked: forgetTyped,
  });

  const begin = useEffectEvent(() => form.getInputNode(enquiry ? 'street' : 'mobile')?.focus());
  useEffect(() => {
    const frame = requestAnimationFrame(() => begin());
    return () => cancelAnimationFrame(frame);
  }, []);

  const onSubmit = form.submit(async (asked) => {
    const customerId = await caller.findCustomerId();
    if (customerId !== undefined) await book(asked, customerId);
  });
  const pending = form.pending || visit.pending;
  const { mobile, fullname, email, ...others } = contactFields(form.field, {
    city: null,
    business,
    emailOptional: true,
  });
  return (
    <form noValidate method="post" className={`card ${classes.form}`} onSubmit={onSubmit}>
      <Stack gap="sm" miw={0}>
        {enquiry && (
          <Text fw={700}>
            {t('about', { name: enquiry.fullname, service: serviceTypeName(enquiry.serviceType) })}
          </Text>
        )}
        {mobile}
        <WhoCalls caller={caller} />
        {caller.chosen && (
          <CallersRepairs key={caller.chosen} customerId={caller.chosen} onClaimed={forgetTyped} />
        )}
        {fullname}
        {namesOf(others).map((name) => (
          <Fragment key={name}>{others[name]}</Fragment>
        ))}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
          {email}
          <SelectField
            label={t('language')}
            description={t('languageHelp')}
            options={languageCodes}
            nameOf={(code) => languages[code as Language]}
            {...form.field('language')}
          />
        </SimpleGrid>
        <BuyerFields field={form.field} values={form.values} set={form.setValues} />
        <DataNotice of="phone" />
      </Stack>
      <Stack gap="sm" miw={0}>
        <ServicesField
          lines={lines}
          setLines={setLines}
          error={form.errors.products}
          firstSearch={enquiry?.serviceType ?? ''}
        />
        <TextAreaField label={t('whatIsWrong')} rows={2} maxLength={maxLength.note} {...form.field('note')} />
        <VisitPicker {...visit.picker} />
        {visit.overbooked && <NotFreeNote />}
        {enquiry && enquiry.status !== 'Complete' && (
          <Choice checked={done} onChange={() => setDone(!done)}>
            {t('setComplete')}
          </Choice>
        )}
      </Stack>
      <div className={classes.foot}>
        {failure && <Notice kind="failure">{failure}</Notice>}
        <Group justify="space-between" gap="sm md">
          <Total lines={lines} />
          <Button
            type="submit"
            variant={lines.length > 0 ? 'repair' : 'outline'}
            style={{ minWidth: 140 }}
            pending={pending}
          >
            {t('book')}
          </Button>
        </Group>
      </div>
    </form>
  );
}

function WhoCalls({ caller }: { caller: Caller }) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { people, chosen, choose, missing, pending } = caller;
  useEffect(() => {
    if (missing) group.current?.querySelector('input')?.focus();
  }, [missing]);
  return (
    <div aria-live="polite" className={classes.who}>
      {(pending || people?.length === 0) && <Small>{pending ? t('lookingUp') : t('newNumber')}</Small>}
      {people && people.length > 0 && (
        <fieldset ref={group} aria-describedby={missing ? `${id}-missing` : undefined}>
          <legend>{t('whoCalls')}</legend>
          {people.map((person) => (
            <Choice
              key={person._id}
              type="radio"
              name={id}
              checked={chosen === person._id}
              onChange={() => choose(person)}
            >
              <span>
                {person.fullname}
                <Small span> {whereAndWhen(person)}</Small>
              </span>
            </Choice>
          ))}
          <Choice type="radio" name={id} checked={chosen === null} onChange={() => choose(null)}>
            {t('somebodyElse')}
          </Choice>
          {missing && (
            <Text size="sm" c="var(--danger)" id={`${id}-missing`} role="alert">
              {t('chooseWho')}
            </Text>
          )}
        </fieldset>
      )}
    </div>
  );
}

const whereAndWhen = (person: NonNullable<Caller['people']>[number]): string =>
  [
    placeLine(person),
    person.lastOrderAt ? t('lastBooked', { day: formatLongDate(person.lastOrderAt) }) : t('notBooked'),
  ]
    .filter(Boolean)
    .join(', ');
