// A picture as large as the window allows.
import { Dialog } from '#client/ui/Dialog.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import classes from './Pictures.module.css';

type Props = { address: string; close: () => void };

export const FullPicture = ({ address, close }: Props) => (
  <Dialog title="Picture at full size" close={close} width={1240}>
    <Picture address={address} alt="" sizes="100vw" priority className={classes.full} />
  </Dialog>
);
