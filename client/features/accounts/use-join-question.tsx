import { useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { accountTexts as t } from './texts.ts';
import { useGuest } from './use-guest.ts';

type Choice = 'join' | 'leave';

/**
 * Asks a guest with bookings before a login. `ask` returns 'join' to move the bookings to the account,
 * 'leave' to leave them, or null to cancel. It does not ask again after a mistyped password. `question` is
 * the open dialog.
 */
export function useJoinQuestion() {
  const { guest, hasThings } = useGuest();
  const [answer, setAnswer] = useState<((choice: Choice | null) => void) | null>(null);
  const answered = useRef<Choice | null>(null);

  const ask = async (): Promise<Choice | null> => {
    if (answered.current) return answered.current;
    if (!guest || !(await hasThings())) return 'leave';
    const choice = await new Promise<Choice | null>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    answered.current = choice;
    return choice;
  };
  const question = answer && (
    <Dialog title={t('addQuestion')} close={() => answer(null)}>
      <p>{t('addRule')}</p>
      <p>{t('addNot')}</p>
      <DialogActions>
        <Button variant="quiet" onClick={() => answer(null)}>
          {t('cancel')}
        </Button>
        <Button variant="outline" onClick={() => answer('leave')}>
          {t('withoutThem')}
        </Button>
        <Button onClick={() => answer('join')} data-autofocus>
          {t('addBookings')}
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { ask, question };
}
