import { useId, useRef, useState } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Box } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import { neededPart, type PartStep } from '#shared/jobs/schema.ts';
import { maxLength } from '#shared/limits.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { VisitPicker } from '../visits/VisitPicker.tsx';
import { jobTexts as t } from './texts.ts';
import { usePrices } from './use-prices.ts';

type Props = { customer: string; close: () => void; wait: (step: PartStep) => void };

export function PartDialog({ customer, close, wait }: Props) {
  const parts = usePrices().filter(({ kind }) => kind === 'part');
  const listId = useId();
  const [proposes, setProposes] = useState(false);
  const [proposed, setProposed] = useState<Visit | null>(null);
  const form = useShopForm({ schema: neededPart, initialValues: { part: '', partExpected: '' } });
  const [missing, setMissing] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const expected: string = form.values.partExpected;
  const chosen = proposed && proposed.date >= expected ? proposed : null;
  const onSubmit = form.submit(async (needed) => {
    if (proposes && !chosen) {
      setMissing(true);
      return picker.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
    }
    wait({ ...needed, ...(chosen && { proposed: { date: chosen.date, from: chosen.from } }) });
  });
  return (
    <FormDialog title={t('needsPart')} close={close} form={form} onSubmit={onSubmit}>
      <TextField
        label={t('whichPart')}
        description={t('partHelp', { customer })}
        list={listId}
        autoComplete="off"
        maxLength={maxLength.reason}
        data-autofocus
        {...form.field('part')}
      />
      <datalist id={listId}>
        {parts.map(({ _id, words }) => (
          <option key={_id} value={words} />
        ))}
      </datalist>
      <TextInput
        type="date"
        label={t('expected')}
        description={t('expectedHelp')}
        min={indiaDayOf(Date.now())}
        {...form.field('partExpected')}
      />
      {proposes && (
        <Box ref={picker} miw={0}>
          <VisitPicker
            value={chosen}
            onChange={setProposed}
            withoutCall
            notBefore={expected || null}
            error={missing && !chosen ? t('chooseDay') : null}
          />
        </Box>
      )}
      <Button
        variant="quiet"
        onClick={() => {
          setProposes(!proposes);
          setProposed(null);
          setMissing(false);
        }}
      >
        {proposes ? t('proposeNone') : t('propose')}
      </Button>
    </FormDialog>
  );
}
