import { type InvitedRole, invitationDays, roleWords } from '#shared/accounts/invitations.ts';
import type { BusinessDetails } from '#shared/business/schema.ts';
import { paySentence } from '#shared/business/words.ts';
import { paths } from '#shared/paths.ts';
import { action, greet, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';

type Person = { name: string; email: string };

export const welcomeMail = (
  person: Person,
  publicUrl: string,
  business: Pick<BusinessDetails, 'payPromise'>,
): MailMessage => ({
  template: 'welcome',
  to: person.email,
  subject: 'Welcome, your account is ready',
  greeting: greet(person.name),
  blocks: [
    text(`Your account is ready. Choose a service and tell us where and when to come.`),
    text(`You see the charge before you book. ${paySentence(business)}.`),
    action('See our services', publicUrl + paths.services()),
    text('If you did not open this account, please ignore this email.'),
  ],
});

export const passwordResetMail = (person: Person, url: string): MailMessage => ({
  template: 'passwordReset',
  to: person.email,
  subject: 'Reset your password',
  greeting: greet(person.name),
  blocks: [
    text('You asked for a link to choose a new password.'),
    action('Choose a new password', url),
    text(
      'The link works only once, and only for one hour. If you did not ask for it, please ignore this email. Your password stays the same.',
    ),
  ],
});

export const passwordChangedMail = (person: Person, publicUrl: string): MailMessage => ({
  template: 'passwordChanged',
  to: person.email,
  subject: 'Your password was changed',
  greeting: greet(person.name),
  blocks: [
    text('The password of your account has been changed. You have been signed out on your other devices.'),
    text('If you did not do this, choose a new password now and call us.'),
    action('Choose a new password', publicUrl + paths.forgotPassword),
  ],
});

export const invitationMail = (
  { role, from, ...person }: Person & { role: InvitedRole; from: string },
  url: string,
): MailMessage => ({
  template: 'invitation',
  to: person.email,
  subject: `You are invited as ${roleWords(role)}`,
  greeting: greet(person.name),
  blocks: [
    text(`${from} invites you to work with us as ${roleWords(role)}. Choose a password and you are in.`),
    action('Choose your password', url),
    text(`The link works only once, and only for ${invitationDays} days. Please do not pass it on.`),
  ],
});

/**
 * Mails the old address about the change. The mail does not name the new address, because the old address may
 * belong to a stranger.
 */
export const emailChangedMail = (before: Person): MailMessage => ({
  template: 'emailChanged',
  to: before.email,
  subject: 'The email address of your account was changed',
  greeting: greet(before.name),
  blocks: [
    text(
      'Your account now uses another email address. From now on, we send emails about your account there.',
    ),
    text('If you did not ask for this, please call us at once.'),
  ],
});
