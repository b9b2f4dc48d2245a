import { useState } from 'react';
import { download, ServerBusyError } from '#client/lib/download.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { formatCount } from '#shared/format.ts';
import { currentLanguage } from '#shared/language.ts';
import { adminTexts as t } from './texts.ts';

type Props = {
  words: string;
  /** The message if the file did not come. */
  failed: string;
  address: string;
  fileName: string;
};

// The server writes two files at a time. A third request gets 503 with Retry-After.
const patienceMs = 120_000;

/** Downloads a file. Retries while the server is busy with other files. */
async function downloadInTurn(
  address: string,
  fileName: string,
  report: (done: number, total: number) => void,
  onWaiting: () => void,
): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await download(address, fileName, report);
    } catch (error) {
      if (!(error instanceof ServerBusyError) || performance.now() > until) throw error;
      onWaiting();
      await new Promise((resolve) => setTimeout(resolve, error.afterSeconds * 1000));
    }
  }
}

export function FileButton({ words, failed, address, fileName }: Props) {
  const [state, setState] = useState<'idle' | 'writing' | 'waiting'>('idle');

  const [progress, setProgress] = useState(t('exporting'));

  const save = async () => {
    setState('writing');
    setProgress(t('exporting'));
    try {
      await downloadInTurn(
        address,
        fileName,
        (done, total) => {
          setState('writing');
          setProgress(t('exportingPart', { done: formatCount(done), total: formatCount(total) }));
        },
        () => setState('waiting'),
      );
    } catch {
      toast.error(failed);
    } finally {
      setState('idle');
    }
  };

  const busy = state !== 'idle';
  return (
    <>
      <Button variant="outline" onClick={() => void save()} pending={busy} aria-busy={busy}>
        <Icon name="download" size={18} />
        {{ idle: words, writing: progress, waiting: t('waiting') }[state]}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'waiting' && t('inTurn')}
      </span>
    </>
  );
}

export function withFilters(address: string, filters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  if (currentLanguage() !== 'en') query.set('language', currentLanguage());
  return `${address}?${query}`;
}
