import { type ReactNode, useId } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { newKey, type Scope, scopes } from '#shared/keys/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { scopeTexts, apiTexts as t } from './texts.ts';

type Props = { close: () => void; made: (key: { name: string; secret: string }) => void };

export function NewKeyDialog({ close, made }: Props) {
  const add = trpc.keys.add.useMutation();
  const form = useShopForm({
    schema: newKey,
    initialValues: { name: '', scopes: [] as Scope[], lastDay: '', addresses: '' },
  });
  const onSubmit = form.submit(async () => made((await add.mutateAsync(form.getValues())).data));
  return (
    <FormDialog title={t('newKey')} yes={t('makeKey')} close={close} form={form} onSubmit={onSubmit}>
      <TextField
        label={t('name')}
        description={t('nameHelp')}
        maxLength={maxLength.name}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <Scopes
        chosen={form.values.scopes}
        choose={(chosen) => form.setFieldValue('scopes', chosen)}
        error={form.errors.scopes}
      />
      <TextField type="date" label={t('lastDay')} description={t('lastDayHelp')} {...form.field('lastDay')} />
      <TextAreaField
        label={t('addresses')}
        description={t('addressesHelp')}
        rows={2}
        {...form.field('addresses')}
      />
    </FormDialog>
  );
}

type ScopesProps = { chosen: readonly Scope[]; choose: (scopes: Scope[]) => void; error: ReactNode };

function Scopes({ chosen, choose, error }: ScopesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <Text component="legend" fw={600}>
        {t('may')}
      </Text>
      {scopes.map((scope) => (
        <Choice
          key={scope}
          checked={chosen.includes(scope)}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) =>
            choose(scopes.filter((one) => (one === scope ? currentTarget.checked : chosen.includes(one))))
          }
        >
          {scopeTexts(scope)}
        </Choice>
      ))}
      {error && (
        <Text id={id} c="var(--mantine-color-error)" size="sm">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
