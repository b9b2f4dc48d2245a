import { type ComponentProps, type ReactNode, useState } from 'react';
import { isRefusal } from '#client/lib/failure.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { useAction } from './use-action.ts';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  question: string;
  help?: ReactNode;
  /** The label of the confirming button, and of this button if it has no children. */
  yes: string;
  /** The action cannot be undone. */
  danger?: boolean;
  changed: Parameters<typeof useAction>[0];
  send: () => Promise<{ message: string }>;
};

/** A button that asks before it sends. The question stays open if the server did not answer. */
export function AskedButton(props: Props) {
  const { question, help, yes, danger = false, changed, send, children = yes, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  const [run, pending] = useAction(changed);
  const end = () => setAsking(false);
  return (
    <>
      <Button {...button} onClick={() => !button['aria-disabled'] && setAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={question}
          yes={yes}
          danger={danger}
          pending={pending}
          cancel={end}
          confirm={() => void run(send, end, (error) => isRefusal(error) && end())}
        >
          {help && <p>{help}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
