import { useState } from 'react';
import { download, ServerBusyError } from '#client/lib/download.ts';
import { toast } from '#client/lib/toast.ts';
import { formatCount } from '#shared/format.ts';
import { adminTexts as t } from './texts.ts';

// The server writes two files at a time. A third request gets 503 with Retry-After.
const patienceMs = 120_000;

type Save = { address: string; fileName: string; failed: string };

/** Downloads files. Retries while the server is busy with other files. `words` say how far it is, or are null. */
export function useFile() {
  const [words, setWords] = useState<string | null>(null);

  const save = async ({ address, fileName, failed }: Save) => {
    setWords(t('exporting'));
    const until = performance.now() + patienceMs;
    const report = (done: number, total: number) =>
      setWords(t('exportingPart', { done: formatCount(done), total: formatCount(total) }));
    try {
      for (;;) {
        try {
          return await download(address, fileName, report);
        } catch (error) {
          if (!(error instanceof ServerBusyError) || performance.now() > until) throw error;
          setWords(t('waiting'));
          await new Promise((resolve) => setTimeout(resolve, error.afterSeconds * 1000));
        }
      }
    } catch {
      toast.error(failed);
    } finally {
      setWords(null);
    }
  };
  return { words, save };
}
