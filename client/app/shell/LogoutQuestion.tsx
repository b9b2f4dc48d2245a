import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGuest } from '#client/features/accounts/use-guest.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { paths } from '#shared/paths.ts';
import { appTexts as t } from '../texts.ts';
import type { LeavingProps } from './use-sign-out.ts';

export default function LogoutQuestion({ pending, leave, close }: LeavingProps) {
  const navigate = useNavigate();
  const { hasThings } = useGuest();
  const [asking, setAsking] = useState(false);
  const look = useEffectEvent(async () => {
    if (await hasThings()) return setAsking(true);
    leave();
    close();
  });
  useEffect(() => void look(), []);
  if (!asking) return null;
  const keep = async () => {
    await navigate(`${paths.myOrders}#profile`, { replace: true });
    close();
  };
  return (
    <Dialog title={t('logoutQuestion')} close={close} pending={pending}>
      <p>{t('logoutGuest')}</p>
      <DialogActions>
        <Button variant="quiet" onClick={close} pending={pending}>
          {t('cancel')}
        </Button>
        <Button variant="outline" pending={pending} onClick={() => leave()}>
          {t('logout')}
        </Button>
        <Button onClick={() => void keep()} pending={pending} data-autofocus>
          {t('keepBookings')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
