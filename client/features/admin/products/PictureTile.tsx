// One picture of a service with what can be done with it.
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import classes from './Pictures.module.css';

type Props = {
  address: string;
  place: number;
  isLast: boolean;
  look: () => void;
  move: (by: number) => void;
  remove: () => void;
};

export function PictureTile({ address, place, isLast, look, move, remove }: Props) {
  const name = `picture ${place + 1}`;
  return (
    <li className={classes.tile}>
      <button type="button" className={classes.look} aria-label={`See ${name} at full size`} onClick={look}>
        <Picture address={address} alt="" sizes="160px" className={classes.thumb} />
        {place === 0 && <span className={classes.cover}>Cover</span>}
      </button>
      <div className={classes.tools}>
        <Tool icon="left" label={`Move ${name} forward`} off={place === 0} act={() => move(-1)} />
        <Tool icon="right" label={`Move ${name} back`} off={isLast} act={() => move(1)} />
        <Tool icon="trash" label={`Remove ${name}`} off={false} act={remove} />
      </div>
    </li>
  );
}

type ToolProps = { icon: IconName; label: string; off: boolean; act: () => void };

const Tool = ({ icon, label, off, act }: ToolProps) => (
  <button
    type="button"
    className={classes.tool}
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={() => {
      if (!off) act();
    }}
  >
    <Icon name={icon} size={18} />
  </button>
);
