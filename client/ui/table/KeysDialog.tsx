import { Dialog, DialogActions } from '../Dialog.tsx';
import { asList, Stack } from '../mantine/layout.tsx';
import { listTexts as t } from './texts.ts';

export function KeysDialog({ canChoose, close }: { canChoose: boolean; close: () => void }) {
  const keys = [
    ['j', t('keyNext')],
    ['k', t('keyPrevious')],
    ['Enter', t('keyOpen')],
    ...(canChoose
      ? [
          ['x', t('keyChoose')],
          ['Shift', t('keyRange')],
        ]
      : []),
    ['?', t('keyHelp')],
  ];
  return (
    <Dialog title={t('keys')} close={close}>
      <Stack component={asList} gap="xs">
        {keys.map(([key, words]) => (
          <li key={key}>
            <kbd>{key}</kbd> {words}
          </li>
        ))}
      </Stack>
      <DialogActions close={close} />
    </Dialog>
  );
}
