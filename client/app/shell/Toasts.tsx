// Mantine's notifications in our words: top-center, three seconds, an icon beside the colour.

import { useEffect } from 'react';
import { showToasts } from '#client/lib/toast.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Notifications, notifications } from '#client/ui/mantine/notifications.ts';
import { timings } from '#shared/business.ts';
import classes from './Toasts.module.css';

export default function Toasts() {
  useEffect(
    () =>
      showToasts(({ kind, text }) => {
        notifications.show({
          message: text,
          color: kind === 'success' ? 'green' : 'red',
          icon: <Icon name={kind === 'success' ? 'check' : 'warning'} size={18} />,
          role: kind === 'success' ? 'status' : 'alert',
          closeButtonProps: { 'aria-label': 'Dismiss' },
        });
      }),
    [],
  );
  return (
    <Notifications
      position="top-center"
      autoClose={timings.toastMs}
      limit={3}
      zIndex={400}
      className={classes.toasts}
    />
  );
}
