import { type FormEvent, useState } from 'react';
import { shrinkPicture } from '#client/lib/shrink-picture.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FileInput } from '#client/ui/FileInput.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type CashOutKind, cashOutKinds, payOutInput } from '#shared/bills/cash.ts';
import { maxLength } from '#shared/limits.ts';
import { typedNumber } from '#shared/typed-values.ts';
import { photoTypes } from '../../accounts/read-photo.ts';
import { useBillAction } from '../bills/use-bill-action.ts';
import { useTechnicians } from '../use-technicians.ts';
import { cashTexts as t } from './texts.ts';

const first = { kind: 'expense' as CashOutKind, amount: '', technicianId: '', note: '', picture: '' };

/** Records an expense or an advance out of the desk's cash. */
export function PayOutDialog({ close }: { close: () => void }) {
  const { data: technicians = [] } = useTechnicians();
  const payOut = trpc.bills.payOut.useMutation();
  const [run, pending] = useBillAction();
  // A retry sends the same key, and the server records the entry once.
  const [key] = useState(() => crypto.randomUUID());
  const [fields, setFields] = useState(first);
  const [failures, setFailures] = useState<Record<string, string>>({});
  const change = (some: Partial<typeof first>) => {
    setFields({ ...fields, ...some });
    setFailures({});
  };
  const addPicture = async ([file]: readonly File[]) => {
    if (!file) return;
    const picture = await shrinkPicture(file).catch(() => '');
    if (picture) change({ picture });
    else setFailures({ picture: t('pictureUnreadable') });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = payOutInput.safeParse({ ...fields, key, amount: typedNumber(fields.amount) });
    if (data) return void run(() => payOut.mutateAsync(data), close);
    const found: Record<string, string> = {};
    for (const { path, message } of error.issues) found[String(path[0])] ??= message;
    setFailures(found);
    event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
  };
  return (
    <FormDialog
      title={t('payOut')}
      close={close}
      pending={pending}
      yes={t('payOut')}
      unsaved={JSON.stringify(fields) !== JSON.stringify(first)}
      onSubmit={onSubmit}
    >
      <SelectField
        label={t('kind')}
        name="kind"
        options={cashOutKinds}
        nameOf={(kind) => t(kind as CashOutKind)}
        value={fields.kind}
        onChange={(event) => change({ kind: event.currentTarget.value as CashOutKind, technicianId: '' })}
      />
      <TextField
        label={t('amountInRupees')}
        name="amount"
        inputMode="decimal"
        maxLength={13}
        value={fields.amount}
        error={failures.amount}
        data-autofocus
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      {fields.kind === 'advance' && (
        <SelectField
          label={t('technician')}
          name="technicianId"
          blank={t('choose')}
          options={technicians.map(({ _id }) => _id)}
          nameOf={(id) => technicians.find(({ _id }) => _id === id)?.name ?? ''}
          value={fields.technicianId}
          error={failures.technicianId}
          onChange={(event) => change({ technicianId: event.currentTarget.value })}
        />
      )}
      <TextField
        label={t('note')}
        name="note"
        maxLength={maxLength.reason}
        value={fields.note}
        error={failures.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <div>
        <FileInput
          words={fields.picture ? t('otherPicture') : t('addPicture')}
          aria-label={t('addPicture')}
          accept={photoTypes.join()}
          onFiles={(files) => void addPicture(files)}
        />
        {failures.picture && (
          <Text c="var(--red)" role="alert">
            {failures.picture}
          </Text>
        )}
      </div>
      {fields.picture && <img src={fields.picture} alt={t('picture')} style={{ maxHeight: 160 }} />}
    </FormDialog>
  );
}
