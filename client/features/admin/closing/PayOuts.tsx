import { useState } from 'react';
import { useCan } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { asList, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import type { CashOut } from '#shared/bills/closing.ts';
import { formatMoment, formatRupees } from '#shared/format.ts';
import { useBillAction } from '../bills/use-bill-action.ts';
import { Loaded } from '../Loaded.tsx';
import { Section } from '../Section.tsx';
import { PayOutDialog } from './PayOutDialog.tsx';
import { closingTexts as t } from './texts.ts';

const kindWords = ({ kind, technician }: CashOut) =>
  kind === 'advance' ? t('advanceTo', { name: technician }) : t('expense');

/** The desk's payments out of the day's cash. */
export function PayOuts({ outs, mayAdd }: { outs: readonly CashOut[]; mayAdd: boolean }) {
  const mayEdit = useCan()('bills.edit') && mayAdd;
  const takeBack = trpc.bills.takeBackPayOut.useMutation();
  const [run, pending] = useBillAction();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<CashOut | null>(null);
  const [wrong, setWrong] = useState<CashOut | null>(null);
  return (
    <Section
      title={t('outs')}
      aside={
        mayEdit && (
          <Button variant="outline" onClick={() => setAdding(true)}>
            {t('payOut')}
          </Button>
        )
      }
    >
      {outs.length === 0 && <p>{t('noOuts')}</p>}
      <Stack component={asList} gap="xs">
        {outs.map((out) => (
          <li key={out._id}>
            <Group justify="space-between" gap="4px 16px">
              <div>
                <Text fw={600}>
                  {formatRupees(out.amount)}, {kindWords(out)}: {out.note}
                </Text>
                <Text size="sm" c="dimmed">
                  {formatMoment(out.at)}, {out.by}
                  {out.takenBack && ` · ${t('takenBack')}`}
                </Text>
              </div>
              <Group gap={4}>
                {out.hasPicture && (
                  <Button
                    variant="quiet"
                    aria-label={t('pictureOf', { note: out.note })}
                    onClick={() => setShown(out)}
                  >
                    {t('picture')}
                  </Button>
                )}
                {mayEdit && !out.takenBack && (
                  <Button
                    variant="quiet"
                    aria-label={t('takeBackOf', { note: out.note })}
                    onClick={() => setWrong(out)}
                  >
                    {t('takeBack')}
                  </Button>
                )}
              </Group>
            </Group>
          </li>
        ))}
      </Stack>
      {isAdding && <PayOutDialog close={() => setAdding(false)} />}
      {shown && <PictureDialog out={shown} close={() => setShown(null)} />}
      {wrong && (
        <ConfirmDialog
          question={t('takeBackQuestion')}
          yes={t('takeBack')}
          danger
          pending={pending}
          cancel={() => setWrong(null)}
          confirm={() =>
            void run(
              () => takeBack.mutateAsync({ id: wrong._id }),
              () => setWrong(null),
              () => setWrong(null),
            )
          }
        >
          <p>{t('takeBackHelp', { note: wrong.note, amount: formatRupees(wrong.amount) })}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

function PictureDialog({ out, close }: { out: CashOut; close: () => void }) {
  const reading = trpc.bills.pictureOfPayOut.useQuery({ id: out._id });
  return (
    <Dialog title={t('pictureOf', { note: out.note })} close={close}>
      <Loaded reading={reading} height={240}>
        {({ picture }) => (
          <img src={picture} alt={t('pictureOf', { note: out.note })} style={{ maxWidth: '100%' }} />
        )}
      </Loaded>
    </Dialog>
  );
}
