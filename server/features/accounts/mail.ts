import { type InvitedRole, invitationDays } from '#shared/accounts/invitations.ts';
import { roleTexts } from '#shared/accounts/texts.ts';
import type { BusinessDetails } from '#shared/business/schema.ts';
import { asSentence, paySentence } from '#shared/business/words.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { action, mailTo, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { mailTexts as t } from './mail-texts.ts';

type Person = { name: string; email: string };

export const welcomeMail = (
  person: Person,
  publicUrl: string,
  business: Pick<BusinessDetails, 'payPromise'>,
): MailMessage =>
  mailTo(person, 'welcome', t('welcomeSubject'), [
    text(t('ready')),
    text(t('charge', { pay: asSentence(paySentence(business)) })),
    action(t('seeServices'), publicUrl + prefixOf(currentLanguage()) + paths.services()),
    text(t('notOpened')),
  ]);

export const passwordResetMail = (person: Person, url: string): MailMessage =>
  mailTo(person, 'passwordReset', t('resetSubject'), [
    text(t('asked')),
    action(t('choose'), url),
    text(t('once')),
  ]);

export const passwordChangedMail = (person: Person, publicUrl: string): MailMessage =>
  mailTo(person, 'passwordChanged', t('changedSubject'), [
    text(t('changed')),
    text(t('notYou')),
    action(t('choose'), publicUrl + prefixOf(currentLanguage()) + paths.forgotPassword),
  ]);

export const invitationMail = (
  { role, from, ...person }: Person & { role: InvitedRole; from: string },
  url: string,
): MailMessage =>
  mailTo(person, 'invitation', t('invitedSubject', { role: roleTexts(role) }), [
    text(t('invited', { from, role: roleTexts(role) })),
    action(t('chooseYours'), url),
    text(t('onceDays', { days: invitationDays })),
  ]);

/**
 * Mails the old address about the change. The mail does not name the new address, because the old address may
 * belong to a stranger.
 */
export const emailChangedMail = (oldAccount: Person): MailMessage =>
  mailTo(oldAccount, 'emailChanged', t('emailSubject'), [text(t('emailChanged')), text(t('callAtOnce'))]);
