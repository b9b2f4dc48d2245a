import { type ReactNode, useState } from 'react';
import { dropDraft } from '#client/lib/draft.ts';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { useCallTime } from '#client/lib/use-call-time.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { TextAreaField } from '#client/ui/TextField.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { formatLongDate } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { orderFailureTexts } from '#shared/order-failure-texts.ts';
import { successTexts } from '#shared/success-texts.ts';
import { formatVisitInSentence } from '#shared/visits/words.ts';
import { triedVisit } from '../cart/booking-key.ts';
import { useVisit } from '../visits/use-visit.ts';
import { NotFreeNote, VisitPicker } from '../visits/VisitPicker.tsx';
import { warrantyTexts as t } from './texts.ts';
import { type ClaimActions, type ClaimMade, useClaim } from './use-claim.ts';

export type ClaimedLine = {
  order: string;
  productId: string;
  productName: string;
  warrantyUntil: string;
};

type Props<Made extends ClaimMade> = {
  line: ClaimedLine;
  actions: ClaimActions<Made>;
  /** An admin claims for a caller and may choose a window that is full or too early. */
  knowingly?: boolean;
  close: () => void;
  show: (made: Made) => void;
  pictures: (made: Made) => ReactNode;
};

export function ClaimDialog<Made extends ClaimMade>({
  line,
  actions,
  knowingly = false,
  close,
  show,
  pictures,
}: Props<Made>) {
  const [made, setMade] = useState<Made | null>(null);
  return made ? (
    <Dialog title={successTexts('claimReceived')} close={close} width={520}>
      <Received made={made} />
      {pictures(made)}
      <DialogActions>
        <Button onClick={() => show(made)}>{t('showOrder')}</Button>
      </DialogActions>
    </Dialog>
  ) : (
    <Asking line={line} actions={actions} knowingly={knowingly} close={close} made={setMade} />
  );
}

// The text of success takes the focus, because the focused button disappears.
function Received({ made }: { made: ClaimMade }) {
  const when = useCallTime();
  return (
    <p tabIndex={-1} data-autofocus>
      <Unbroken>
        {made.visit
          ? t('receivedFor', { number: made.orderNumber, visit: formatVisitInSentence(made.visit) })
          : t('receivedCall', { number: made.orderNumber, when })}
      </Unbroken>
    </p>
  );
}

type AskingProps<Made extends ClaimMade> = Pick<Props<Made>, 'line' | 'actions' | 'close'> & {
  knowingly: boolean;
  made: (made: Made) => void;
};

function Asking<Made extends ClaimMade>({ line, actions, knowingly, close, made }: AskingProps<Made>) {
  const { order, productId, productName, warrantyUntil } = line;
  const name = `claim of ${order} ${productId}`;
  const form = useShopForm({
    schema: rules('claimForm'),
    initialValues: { note: '' },
    draft: name,
    keepDraft: true,
  });
  const time = useVisit({ tried: () => triedVisit(name), knowingly });
  const { claim, failure } = useClaim({
    ...actions,
    name,
    time,
    line: { productId, productName, quantity: 1, price: 0 },
  });
  const pending = form.pending || time.pending;
  const onSubmit = form.submit(async ({ note }) => {
    if (time.pending) return;
    const order = await claim(note);
    if (!order) return;
    dropDraft(name);
    made(order);
  });
  if (failure === orderFailureTexts('warrantyEnded', { words: formatLongDate(warrantyUntil) }))
    return (
      <Dialog title={t('claim')} close={close} width={520}>
        <Notice kind="failure">{failure}</Notice>
        <p>{t('bookOrCall')}</p>
        <DialogActions>
          <Button onClick={close} data-autofocus>
            {t('close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog title={t('claim')} close={close} pending={form.pending} width={520}>
      <form
        noValidate
        onSubmit={(event) => {
          // New Booking shows this dialog inside its own form.
          event.stopPropagation();
          void onSubmit(event);
        }}
      >
        <Stack>
          <p>
            {t.rich('rule', {
              service: productName,
              date: formatLongDate(warrantyUntil),
              b: (service) => <strong key="service">{service}</strong>,
            })}
          </p>
          <TextAreaField
            label={t('whatIsWrong')}
            rows={3}
            required
            maxLength={maxLength.note}
            data-autofocus
            {...form.field('note')}
          />
          <VisitPicker {...time.picker} />
          {time.overbooked && <NotFreeNote />}
          <DialogActions failure={failure}>
            <Button variant="outline" onClick={close} pending={form.pending}>
              {t('notNow')}
            </Button>
            <Button type="submit" pending={pending}>
              {t('claim')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
