import { useId } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { maxLength } from '#shared/limits.ts';
import { saveWebhookInput, type Webhook, webhookKinds } from '#shared/webhooks/schema.ts';
import { kindTexts, webhookTexts as t } from './webhook-texts.ts';

type Props = {
  /** The one to edit. A new one without it. */
  webhook?: Webhook;
  close: () => void;
  made: (secret: { host: string; secret: string }) => void;
};

export function WebhookDialog({ webhook, close, made }: Props) {
  const save = trpc.webhooks.save.useMutation();
  const queries = trpc.useUtils();
  const form = useShopForm({
    schema: saveWebhookInput,
    initialValues: {
      id: webhook?._id,
      address: webhook?.address ?? '',
      kinds: webhook?.kinds ?? [...webhookKinds],
    },
  });
  const onSubmit = form.submit(async (values) => {
    const { secret } = await save.mutateAsync(values);
    void queries.webhooks.invalidate();
    if (secret) made({ host: new URL(values.address).host, secret });
    else close();
  });
  const { kinds } = form.values;
  const error = form.errors.kinds;
  const errorId = useId();
  return (
    <FormDialog
      title={t(webhook ? 'editWebhook' : 'newWebhook')}
      yes={t(webhook ? 'save' : 'add')}
      close={close}
      form={form}
      onSubmit={onSubmit}
    >
      <TextField
        type="url"
        label={t('address')}
        description={t('addressHelp')}
        maxLength={maxLength.url}
        autoComplete="off"
        data-autofocus
        {...form.field('address')}
      />
      <fieldset aria-describedby={error ? errorId : undefined}>
        <Text component="legend" fw={600}>
          {t('tells')}
        </Text>
        {webhookKinds.map((kind) => (
          <Choice
            key={kind}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue(
                'kinds',
                webhookKinds.filter((one) => (one === kind ? checked : kinds.includes(one))),
              )
            }
          >
            {kindTexts(kind)}
          </Choice>
        ))}
        {error && (
          <Text id={errorId} c="var(--mantine-color-error)" size="sm">
            {error}
          </Text>
        )}
      </fieldset>
    </FormDialog>
  );
}
