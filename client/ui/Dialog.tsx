import type { ReactNode } from 'react';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from './Button.tsx';
import classes from './Dialog.module.css';
import { Modal } from './Modal.tsx';
import { Stack, Title } from './mantine/layout.tsx';
import { Notice } from './Notice.tsx';
import { uiTexts as t } from './texts.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useTopEscape } from './use-top-escape.ts';

type Props = {
  title: string;
  close: () => void;
  width?: number;
  /**
   * Whether the browser's Back closes the dialog. False for the question about leaving the page, which
   * appears after Back.
   */
  backCloses?: boolean;
  pending?: boolean;
  /** Only its own buttons close the dialog, because its content is seen once or the page behind would be lost. */
  onlyByButton?: boolean;
  /** The dialog answers a form sent without scripts: it is part of the page. */
  inPage?: boolean;
  children: ReactNode;
};

export function Dialog({ inPage = false, ...props }: Props) {
  if (!inPage) return <OverPage {...props} />;
  const { title, children } = props;
  return (
    <Stack component="section" className="card" w="100%" miw={0} aria-label={title} tabIndex={-1} autoFocus>
      <Title order={2} fz="var(--type-4)">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function OverPage({
  title,
  close,
  width = 440,
  backCloses = true,
  pending = false,
  onlyByButton = false,
  children,
}: Omit<Props, 'inPage'>) {
  const leave = () => {
    if (!pending) close();
  };
  useTopEscape(onlyByButton ? () => {} : leave);
  useBackCloses(leave, backCloses);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={leave}
      closeOnEscape={false}
      closeOnClickOutside={!onlyByButton}
      withCloseButton={!onlyByButton}
      returnFocus={false}
      title={title}
      size={width}
      // Toasts have room above the title.
      yOffset={64}
      zIndex={300}
    >
      <Stack>{children}</Stack>
    </Modal>
  );
}

type ActionsProps = {
  /** The failure is below the buttons, so that they do not move. */
  failure?: string | null | undefined;
  /** Shows 'Close' as the only button. */
  close?: () => void;
  children?: ReactNode;
};

export const DialogActions = ({ failure, close, children }: ActionsProps) => (
  <>
    <div className={classes.actions}>
      {close && (
        <Button variant="outline" onClick={close} data-autofocus>
          {t('close')}
        </Button>
      )}
      {children}
    </div>
    {failure && <Notice kind="failure">{failure}</Notice>}
  </>
);
