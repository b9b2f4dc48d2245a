// The question before a guest with bookings or a cart logs out.
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { paths } from '#shared/paths.ts';

type Props = { pending: boolean; leave: () => void; close: () => void };

export default function LeaveQuestion({ pending, leave, close }: Props) {
  const navigate = useNavigate();
  const keep = () => {
    close();
    void navigate(`${paths.myOrders}#profile`);
  };
  return (
    <Dialog title="Logout?" close={close}>
      <p>Without an account your bookings on this device are gone. The links in your emails still work.</p>
      <DialogActions>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
        <Button variant="outline" pending={pending} onClick={leave}>
          Logout
        </Button>
        <Button onClick={keep} data-autofocus>
          Keep my bookings
        </Button>
      </DialogActions>
    </Dialog>
  );
}
