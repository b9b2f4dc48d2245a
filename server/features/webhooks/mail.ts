import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { action, mailTo, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import type { SwitchedOff } from './queue.ts';
import { mailTexts as t } from './texts.ts';

export const webhookOffMail = (
  owner: { name: string; email: string },
  { reason, address }: SwitchedOff,
  publicUrl: string,
): MailMessage =>
  mailTo(owner, 'webhookOff', t('offSubject'), [
    text(t(reason, { host: new URL(address).host })),
    text(t('again')),
    action(t('open'), publicUrl + prefixOf(currentLanguage()) + paths.admin.settingsSection('api')),
  ]);
