import { z } from 'zod';
import { readToken } from '#client/lib/session-token.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { type ImportKind, importReport, maxImportBytes } from '#shared/imports/schema.ts';
import { currentLanguage } from '#shared/language.ts';
import { clientMessages } from '#shared/messages.ts';
import { importTexts as t } from './texts.ts';

const timeoutMs = 120_000;

const answerForm = z.object({ message: z.string(), data: importReport.optional() });

/** Sends a file to the server, which checks or imports it. Rejects with a message for people. */
export async function sendImport(file: File, kind: ImportKind, mode: 'check' | 'import') {
  if (file.size > maxImportBytes) throw new Error(wordsOfFailure('sheetTooLarge'));
  const form = new FormData();
  form.append('kind', kind);
  form.append('dryRun', String(mode === 'check'));
  form.append('language', currentLanguage());
  form.append('file', file);
  const token = readToken();
  const response = await fetch('/api/import', {
    method: 'POST',
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Error(t('notSent'), { cause });
  });
  const { data: answer } = answerForm.safeParse(await response.json().catch(() => null));
  if (response.ok && answer?.data) return { message: answer.message, report: answer.data };
  throw new Error(answer?.message ?? clientMessages.somethingWrong);
}
