import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Small, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import { useAction } from '../use-action.ts';
import { customerTexts as t } from './texts.ts';

export type CustomerInFull = Answer['orders']['customer'];

const whoIs = ({ name, mobile }: CustomerInFull) => [name || t('guest'), mobile].filter(Boolean).join(', ');

const share = (one: readonly string[], other: readonly string[]) =>
  one.some((value) => value !== '' && other.includes(value));
const namesOf = ({ name, names }: CustomerInFull) =>
  [name, ...names].map((each) => each.trim().toLowerCase());
const shareName = (one: CustomerInFull, other: CustomerInFull) => share(namesOf(one), namesOf(other));
const shareMobile = (one: CustomerInFull, other: CustomerInFull) =>
  share([one.mobile, ...one.mobiles], [other.mobile, ...other.mobiles]);

/** Merges the shown record into another one of the same person, after a preview. */
export function MergeDialog({ customer, close }: { customer: CustomerInFull; close: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), 200);
  const [into, setInto] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const found = trpc.backoffice.search.useQuery(
    { text: settled },
    { enabled: settled !== '', placeholderData: keepPreviousData, staleTime: 0, retry: false },
  );
  const people = found.data?.people.filter(({ userId }) => userId !== customer.userId) ?? [];
  const other = trpc.orders.customer.useQuery(
    { userId: into ?? 0 },
    { enabled: into !== null, retry: false },
  );
  const merge = trpc.accounts.merge.useMutation();
  const kept = into === null ? undefined : other.data;
  const [run, pending] = useAction('all', setFailure);
  const isOther = kept !== undefined && !(shareName(customer, kept) && shareMobile(customer, kept));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!kept) return;
    const send = async () => {
      const answer = await merge.mutateAsync({ from: customer.userId, into: kept.userId });
      await navigate(paths.admin.customer(kept.userId), { replace: true });
      return answer;
    };
    void run(send, close);
  };
  return (
    <FormDialog
      title={t('merge')}
      close={close}
      pending={pending}
      yes={t('mergeNow')}
      danger
      blocked={!kept}
      failure={failure}
      onSubmit={onSubmit}
    >
      <p>{t('mergeHelp', { name: customer.name || t('guest'), mobile: customer.mobile })}</p>
      <TextField
        label={t('mergeInto')}
        type="search"
        autoComplete="off"
        data-autofocus
        value={text}
        error={other.error || found.error ? wordsOf(other.error ?? found.error) : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setInto(null);
          setFailure(null);
        }}
      />
      {settled !== '' && found.data && (
        <fieldset>
          <legend className="visually-hidden">{t('mergeKeep')}</legend>
          {people.length === 0 && <Text c="dimmed">{t('mergeNobody')}</Text>}
          {people.map(({ userId, name, mobile, email }) => (
            <Choice
              key={userId}
              type="radio"
              name="into"
              checked={into === userId}
              onChange={() => {
                setInto(userId);
                setFailure(null);
              }}
            >
              <span>{[name || t('guest'), mobile, email].filter(Boolean).join(' · ')}</span>
            </Choice>
          ))}
        </fieldset>
      )}
      {kept && (
        <div role="status">
          <p>
            {t('mergePreview', {
              count: customer.orderCount,
              name: kept.name || t('guest'),
              mobile: kept.mobile,
              total: customer.orderCount + kept.orderCount,
            })}
          </p>
          <Moving customer={customer} />
          {isOther && (
            <Notice kind="failure">{t('mergeDiffers', { one: whoIs(customer), other: whoIs(kept) })}</Notice>
          )}
        </div>
      )}
    </FormDialog>
  );
}

/** A preview of the merge: the newest orders, and the names and numbers that move with them. */
function Moving({ customer: { userId, names, mobiles, due } }: { customer: CustomerInFull }) {
  const { data } = trpc.orders.table.useQuery({
    uId: userId,
    limit: 10,
    sort: 'createdAt',
    direction: 'desc',
  });
  const facts = [[...names, ...mobiles].join(', '), due > 0 && t('amountDue', { amount: formatRupees(due) })];
  return (
    <>
      <ul aria-label={t('mergeMoves')}>
        {data?.items.map((order) => (
          <li key={order._id}>
            {[`#${order.orderNumber}`, servicesInWords(order), formatShortDate(order.createdAt)].join(' · ')}
          </li>
        ))}
      </ul>
      <Small>{facts.filter(Boolean).join(' · ')}</Small>
    </>
  );
}
