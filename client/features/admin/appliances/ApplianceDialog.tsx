import { useState } from 'react';
import { codeOf } from '#client/lib/failure.ts';
import { useCan } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { exampleCode } from '#shared/appliances/sticker-code.ts';
import { paths } from '#shared/paths.ts';
import { ApplianceParts, ApplianceState } from '../../appliances/ApplianceParts.tsx';
import { Loaded } from '../Loaded.tsx';
import { useAction } from '../use-action.ts';
import { applianceTexts as t } from './texts.ts';

/** An appliance for the office: its repairs, pictures and sticker. */
export function ApplianceDialog({ id, close }: { id: string; close: () => void }) {
  const mayChange = useCan()('orders.book');
  const reading = trpc.appliances.page.useQuery({ id }, { staleTime: 0 });
  return (
    <Dialog title={reading.data?.name ?? t('appliances')} width={560} close={close}>
      <Loaded reading={reading} height={200}>
        {(appliance) => (
          <Stack gap="md">
            <div>
              <ApplianceState appliance={appliance} />
            </div>
            <ApplianceParts
              appliance={appliance}
              orderPath={paths.admin.order}
              staff
              mayChange={mayChange}
              removed={close}
            />
            {mayChange && <BindSticker applianceId={id} />}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Binds a sticker by its letters. One that is bound, or another one on the appliance, is asked about. */
function BindSticker({ applianceId }: { applianceId: string }) {
  const [sticker, setSticker] = useState('');
  const [failure, setFailure] = useState<{ words: string; asks: boolean } | null>(null);
  const bind = trpc.appliances.bindSticker.useMutation();
  const [run, pending] = useAction(['appliances'], (words, error) =>
    setFailure({ words, asks: codeOf(error) === 'CONFLICT' }),
  );
  const send = (knowingly: boolean) => {
    setFailure(null);
    void run(
      () => bind.mutateAsync({ sticker, applianceId, knowingly }),
      () => setSticker(''),
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <Group align="end" gap="xs">
        <TextField
          label={`${t('bind')}: ${t('eightLetters')}`}
          placeholder={exampleCode}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={100}
          value={sticker}
          error={failure && !failure.asks && failure.words}
          onChange={({ currentTarget }) => setSticker(currentTarget.value)}
        />
        <Button type="submit" variant="outline" pending={pending}>
          {t('bind')}
        </Button>
      </Group>
      {failure?.asks && (
        <ConfirmDialog
          question={t('bindAnyway', { why: failure.words })}
          yes={t('bind')}
          pending={pending}
          cancel={() => setFailure(null)}
          confirm={() => send(true)}
        />
      )}
    </form>
  );
}
