import { useState } from 'react';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import { ApplianceParts, ApplianceState } from '../../appliances/ApplianceParts.tsx';
import { namingTexts } from '../../appliances/naming-texts.ts';
import { BindDialog } from '../../appliances/StickerField.tsx';
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

/** Binds a sticker. Asks first if the sticker is on another appliance, or if this appliance has another sticker. */
function BindSticker({ applianceId }: { applianceId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<{ sticker: string; why: string } | null>(null);
  const bind = trpc.appliances.bindSticker.useMutation();
  const isConflict = (error: unknown) => codeOf(error) === 'CONFLICT';
  const [run, pending] = useAction(['appliances'], (why, error) => !isConflict(error) && toast.error(why));
  const send = (sticker: string, knowingly = false) =>
    run(
      () => bind.mutateAsync({ sticker, applianceId, knowingly }),
      () => setIsOpen(false),
      (error) => setAsked(isConflict(error) ? { sticker, why: wordsOf(error) } : null),
    );
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {namingTexts('bind')}
      </Button>
      {isOpen && <BindDialog close={() => setIsOpen(false)} take={send} />}
      {isOpen && asked && (
        <ConfirmDialog
          question={t('bindAnyway', { why: asked.why })}
          yes={namingTexts('bind')}
          pending={pending}
          cancel={() => setAsked(null)}
          confirm={() => void send(asked.sticker, true)}
        />
      )}
    </div>
  );
}
