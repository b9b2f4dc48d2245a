import { z } from 'zod';
import { useShopForm } from '#client/lib/form.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { readSticker } from '#shared/appliances/sticker-code.ts';
import { fieldMessages as say } from '#shared/messages.ts';
import { applianceFieldTexts } from './field-texts.ts';
import { namingTexts as t } from './naming-texts.ts';
import { ScanSticker } from './ScanSticker.tsx';

export const sticker = z
  .string()
  .refine((typed) => readSticker(typed) !== null, { error: say.stickerRequired });

/** Asks which sticker to bind. */
export function BindDialog({ close, take }: { close: () => void; take: (sticker: string) => unknown }) {
  const initialValues: { sticker: string } = { sticker: '' };
  const form = useShopForm({ schema: z.object({ sticker }), initialValues });
  return (
    <FormDialog
      title={t('bind')}
      yes={applianceFieldTexts('save')}
      close={close}
      form={form}
      onSubmit={form.submit(async (typed) => take(typed.sticker))}
    >
      <StickerField label={t('letters')} form={form} />
    </FormDialog>
  );
}

type StickerForm = {
  values: { sticker: string };
  field: (name: 'sticker') => object;
  setFieldValue: (name: 'sticker', value: string) => void;
};

/** Asks for a sticker's letters or scans it. After a scan shows only 'Scanned', because nobody reads the URL. */
export function StickerField({ label, form }: { label: string; form: StickerForm }) {
  const read = readSticker(form.values.sticker);
  return (
    <Stack gap="xs">
      {read && 'token' in read ? (
        <Group gap="xs" role="status">
          <Icon name="check" size={18} /> {t('scanned')}
        </Group>
      ) : (
        <TextField label={label} autoComplete="off" autoCapitalize="characters" {...form.field('sticker')} />
      )}
      <ScanSticker found={(words) => form.setFieldValue('sticker', words)} />
    </Stack>
  );
}
