import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';

type Props = {
  icon: IconName;
  label: string;
  variant?: 'quiet' | 'outline';
  /** Nothing happens on a press. The button stays focusable. */
  off?: boolean;
  onClick: () => void;
};

export const IconButton = ({ icon, label, variant = 'quiet', off = false, onClick }: Props) => (
  <Button
    variant={variant}
    style={{ minWidth: 40, padding: 0 }}
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={() => !off && onClick()}
  >
    <Icon name={icon} size={18} />
  </Button>
);
