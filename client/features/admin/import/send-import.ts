import { z } from 'zod';
import { readToken } from '#client/lib/session-token.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { formatMegabytes } from '#shared/format.ts';
import {
  type ImportKind,
  type ImportProgress,
  importProgress,
  importReport,
  maxImportBytes,
} from '#shared/imports/schema.ts';
import { currentLanguage } from '#shared/language.ts';
import { clientMessages } from '#shared/messages.ts';
import { importTexts as t } from './texts.ts';

const timeoutMs = 120_000;

const answerForm = z.object({ message: z.string(), data: importReport.optional() });

/** Reads an answer in lines of JSON: its progress, which goes to `report`, and last the answer itself. */
async function readAnswer(response: Response, report: (progress: ImportProgress) => void): Promise<unknown> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let lines = [''];
  let answer: unknown;
  for (let part = await reader?.read(); part; part = part.done ? undefined : await reader?.read()) {
    lines = `${lines.pop()}${part.value ?? '\n'}`.split('\n');
    for (const line of lines.splice(0, lines.length - 1).filter(Boolean)) {
      answer = JSON.parse(line);
      const { data } = importProgress.safeParse(answer);
      if (data) report(data);
    }
  }
  return answer;
}

/** Checks or imports a file on the server. Rejects with a message for people. */
export async function sendImport(
  file: File,
  kind: ImportKind,
  mode: 'check' | 'import',
  report: (progress: ImportProgress) => void = () => {},
) {
  if (file.size > maxImportBytes)
    throw new Error(wordsOfFailure('sheetTooLarge', 0, formatMegabytes(file.size)));
  const form = new FormData();
  form.append('kind', kind);
  form.append('dryRun', String(mode === 'check'));
  form.append('language', currentLanguage());
  form.append('file', file);
  const token = readToken();
  const response = await fetch('/api/import', {
    method: 'POST',
    body: form,
    headers: { accept: 'application/x-ndjson', ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Error(t('notSent'), { cause });
  });
  const { data: answer } = answerForm.safeParse(await readAnswer(response, report).catch(() => null));
  if (answer?.data) return { message: answer.message, report: answer.data };
  throw new Error(answer?.message ?? clientMessages.somethingWrong);
}
