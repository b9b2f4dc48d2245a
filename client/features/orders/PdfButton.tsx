import type { ComponentProps } from 'react';
import { download } from '#client/lib/download.ts';
import { toast } from '#client/lib/toast.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { orderTexts as t } from './texts.ts';

type Props = { address: string; fileName: string } & Omit<
  ComponentProps<typeof Button>,
  'onClick' | 'pending'
>;

export function PdfButton({ address, fileName, ...rest }: Props) {
  const [save, pending] = usePending(async () => {
    try {
      await download(address, fileName);
    } catch {
      toast.error(t('billFailed'));
    }
  });
  return <Button variant="quiet" {...rest} pending={pending} onClick={() => void save()} />;
}
