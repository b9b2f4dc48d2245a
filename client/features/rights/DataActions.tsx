import { type FormEvent, type ReactNode, useState } from 'react';
import { saveFile } from '#client/lib/download.ts';
import { fieldFailures, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { yearsOfBills } from '#shared/rights/retention.ts';
import { rightsTexts as t } from './texts.ts';

/** The person who asks for the data. An account must give its password. */
export type Asker = 'account' | 'guest' | 'staff';

type Props = {
  asker: Asker;
  copy: () => Promise<{ json: string; page: string }>;
  erase: (password: string) => Promise<{ message: string }>;
  erased: () => void;
  /** Shown between the two buttons. */
  children?: ReactNode;
};

const words = {
  account: ['download', 'eraseAccount'],
  guest: ['download', 'eraseData'],
  staff: ['downloadTheirs', 'eraseTheirs'],
} as const;

/** Two buttons: a copy of a person's data, and a quiet one for its erasure. The dialog warns. */
export function DataActions(props: Props) {
  const [open, setOpen] = useState<'copy' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const [copy, erase] = words[props.asker];
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('copy')}>
        {t(copy)}
      </Button>
      {props.children}
      <Button variant="quiet" onClick={() => setOpen('erase')}>
        {t(erase)}
      </Button>
      {open === 'copy' && <CopyDialog {...props} close={close} />}
      {open === 'erase' && <EraseDialog {...props} close={close} />}
    </>
  );
}

type DialogProps = Props & { close: () => void };

function CopyDialog({ asker, copy, close }: DialogProps) {
  const [save, pending] = usePending(async (kind: 'page' | 'json') => {
    try {
      const files = await copy();
      const [type, ending] = kind === 'page' ? ['text/html', 'html'] : ['application/json', 'json'];
      saveFile(
        new Blob([files[kind]], { type }),
        `${t(asker === 'staff' ? 'customersData' : 'fileName')}.${ending}`,
      );
    } catch (error) {
      toast.error(wordsOf(error));
    }
  });
  return (
    <Dialog title={t(words[asker][0])} close={close} pending={pending}>
      <p>{t('copyHas')}</p>
      <Button pending={pending} onClick={() => void save('page')}>
        {t('asPage')}
      </Button>
      <Button variant="outline" pending={pending} onClick={() => void save('json')}>
        {t('asJson')}
      </Button>
      <DialogActions>
        <Button variant="quiet" onClick={close} pending={pending}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function EraseDialog({ asker, erase, erased, close }: DialogProps) {
  const isTheirs = asker === 'staff';
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const refused = fieldFailures(failure).password;
  const [run, pending] = usePending(async () => {
    try {
      setFailure(null);
      toast.success((await erase(password)).message);
      erased();
    } catch (error) {
      setFailure(error);
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title={t(words[asker][1])} close={close} pending={pending} width={520}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {isTheirs && <p>{t('madeSure')}</p>}
          <ul style={{ paddingInlineStart: 20 }}>
            <Point>{t('visitsFirst')}</Point>
            <Point>{t('gone')}</Point>
            <Point>{t(isTheirs ? 'billsStayTheirs' : 'billsStay', { years: yearsOfBills })}</Point>
            <Point>{t('dueStays')}</Point>
            <Point>{t(isTheirs ? 'warrantyGoneTheirs' : 'warrantyGone')}</Point>
          </ul>
          {asker === 'account' && (
            <PasswordField
              label={t('password')}
              autoComplete="current-password"
              value={password}
              error={refused}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <DialogActions failure={failure && !refused ? wordsOf(failure) : null}>
            <Button variant="outline" onClick={close} pending={pending} data-autofocus>
              {t('keep')}
            </Button>
            <Button type="submit" variant="danger" pending={pending}>
              {t(words[asker][1])}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

const Point = ({ children }: { children: ReactNode }) => <li style={{ listStyle: 'disc' }}>{children}</li>;
