// A click beside a dialog or a panel closes it; the second one of the double click that has opened it does not.
import type { MouseEvent } from 'react';

/** For Mantine's Modal and Drawer. */
export const closesOutside = (close: () => void) => ({
  closeOnClickOutside: false,
  overlayProps: {
    onClick: ({ detail: clicks }: MouseEvent) => {
      if (clicks < 2) close();
    },
  },
});
