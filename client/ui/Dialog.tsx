import type { ReactNode } from 'react';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Modal } from '#client/ui/mantine/Modal.ts';
import classes from './Dialog.module.css';
import { Notice } from './Notice.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useTopEscape } from './use-top-escape.ts';

type Props = {
  title: string;
  close: () => void;
  /** CSS width, where forms need more than a question. */
  width?: number;
  /** False for a question about leaving the page, which Back has asked. */
  backCloses?: boolean;
  /** A request runs: the dialog stays open until it is answered. */
  pending?: boolean;
  children: ReactNode;
};

/** A dialog over the page, open while it is rendered. */
export function Dialog({ title, close, width = 440, backCloses = true, pending = false, children }: Props) {
  const leave = () => {
    if (!pending) close();
  };
  useTopEscape(leave);
  useBackCloses(leave, backCloses);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={leave}
      closeOnEscape={false}
      returnFocus={false}
      title={title}
      size={width}
      zIndex={300}
      classNames={{ title: classes.title ?? '' }}
    >
      <div className={classes.body}>{children}</div>
    </Modal>
  );
}

type ActionsProps = {
  /** Why the action failed. It stands below, so that the buttons do not move. */
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
