// A dialog over the page: takes the focus, gives it back, closes by Escape and by the browser's Back.

import type { ReactNode } from 'react';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Modal } from '#client/ui/mantine/Modal.ts';
import { closesOutside } from './closes-outside.ts';
import classes from './Dialog.module.css';
import { keepFocus } from './keep-focus.ts';
import { Notice } from './Notice.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useTopEscape } from './use-top-escape.ts';

type Props = {
  title: string;
  close: () => void;
  /** CSS width, where forms need more than a question. */
  width?: number;
  /** Else it asks about leaving the page, by Back or otherwise. */
  backCloses?: boolean;
  /** What it asks for is on its way to the shop: it stays until that is decided. */
  pending?: boolean;
  children: ReactNode;
};

/** Shown while it is rendered. */
export function Dialog({ title, close, width = 440, backCloses = true, pending = false, children }: Props) {
  const leave = () => {
    if (!pending) close();
  };
  useTopEscape(leave);
  useBackCloses(leave, backCloses, pending);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={leave}
      closeOnEscape={false}
      {...closesOutside(leave)}
      returnFocus={false}
      title={title}
      size={width}
      zIndex={300}
      classNames={{ title: classes.title ?? '' }}
    >
      <div className={classes.body} ref={keepFocus}>
        {children}
      </div>
    </Modal>
  );
}

type ActionsProps = {
  /** Why the action failed. It stands below: above, it would bring another button under the finger that presses again. */
  failure?: string | null;
  children: ReactNode;
};

/** The line of buttons at a dialog's end, the action last. */
export const DialogActions = ({ failure, children }: ActionsProps) => (
  <>
    <div className={classes.actions}>{children}</div>
    {failure && <Notice kind="failure">{failure}</Notice>}
  </>
);
