import type { JobNotification } from '#shared/jobs/push.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { action, mailTo, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { newsTexts as t } from './texts.ts';

export const jobNewsMail = (
  technician: { name: string; email: string },
  { title, body }: Pick<JobNotification, 'title' | 'body'>,
  publicUrl: string,
): MailMessage =>
  mailTo(technician, 'jobNews', `${title}: ${body}`, [
    text(t('sentence', { title, body })),
    action(t('myJobs'), publicUrl + prefixOf(currentLanguage()) + paths.jobs),
  ]);
