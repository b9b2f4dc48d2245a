import { z } from 'zod';
import { inFieldOrder } from '../field-order.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, emailOrBlank, id, mobileOrBlank } from '../primitives.ts';
import { confirmation, isConfirmed, newAccountFields, profileFields } from './schema.ts';

export const invitedRoles = ['TECHNICIAN', 'MANAGER', 'ACCOUNTANT', 'ADMIN'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export const invitationDays = 7;

const role = z.enum(invitedRoles, { error: say.unknownValue });

/** If an invitation has no email, the admin sends its link, for example by WhatsApp. */
export const inviteInput = z.object({
  role,
  name: profileFields.name,
  email: emailOrBlank(say.emailInvalid).default(''),
  mobile: mobileOrBlank(say.mobileTenDigits).default(''),
});

export const invitationIdInput = z.object({ id: id() });

const token = z.string({ error: say.tokenRequired }).max(100, { error: say.tokenRequired });
export const invitationInput = z.object({ token });

/**
 * In the answer about an invitation, `invitedBy` is the admin to ask if the link no longer works. Blank for
 * an unknown link.
 */
export const invitation = z.object({
  state: z.enum(['open', 'used', 'withdrawn', 'expired', 'unknown']),
  invitedBy: z.string(),
  role,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  hasAccount: z.boolean(),
});

export const acceptInvitationInput = z
  .object({ token, ...newAccountFields })
  .refine(isConfirmed, confirmation)
  .check(inFieldOrder(Object.keys(newAccountFields)));

export type Invite = z.output<typeof inviteInput>;
export type Invitation = z.output<typeof invitation>;
/** `data` is the session's new token. */
export const joinedAnswer = answer({ data: z.string() });

export type AcceptInvitation = z.output<typeof acceptInvitationInput>;
