import { wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Flex } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { reelForm } from '#shared/business/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { useAction } from '../use-action.ts';
import { productTexts as t } from './texts.ts';

const blank = { url: '', name: '' };

type Props = {
  label: string;
  /** Shows the label above the field, and a field for the name. Otherwise only screen readers get the label. */
  titled?: boolean;
  button: string;
  start?: typeof blank;
  send: (reel: typeof blank) => Promise<{ message: string }>;
  cancel?: () => void;
};

export function ReelForm({ label, titled = false, button, start = blank, send, cancel }: Props) {
  const form = useShopForm({ schema: reelForm, initialValues: start });
  const [run] = useAction(['business']);
  const onSubmit = form.submit(async (reel) => {
    const sent = form.getValues();
    await run(
      () => send(reel),
      // Keeps what was typed during the save.
      () => form.getValues() === sent && form.reset(),
      (error) => form.setFieldError('url', wordsOf(error)),
    );
  });
  const wide = { size: 'sm', flex: '1 1 160px' } as const;
  return (
    <form onSubmit={onSubmit} noValidate style={{ flex: 1 }}>
      <Flex wrap="wrap" gap="xs" align={titled ? 'end' : 'start'}>
        <TextField
          {...wide}
          type="url"
          {...(titled ? { label } : { 'aria-label': label })}
          autoFocus={!titled}
          placeholder="https://"
          maxLength={maxLength.url}
          {...form.field('url')}
        />
        {titled && (
          <TextField {...wide} label={t('reelName')} maxLength={maxLength.name} {...form.field('name')} />
        )}
        <Button type="submit" pending={form.pending}>
          {button}
        </Button>
        {cancel && (
          <Button variant="quiet" onClick={cancel} pending={form.pending}>
            {t('cancel')}
          </Button>
        )}
      </Flex>
    </form>
  );
}
