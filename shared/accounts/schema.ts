import { z } from 'zod';
import { inFieldOrder } from '../field-order.ts';
import { languageCodes } from '../language.ts';
import { maxLength, maxPhotoBytes } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { roles } from '../permissions.ts';
import {
  answer,
  changesFields,
  changesPage,
  email,
  givenPassword,
  id,
  mobile,
  moment,
  newPassword,
  pagesOf,
  requiredLine,
  requiredText,
  signInAddress,
  text,
  whole,
} from '../primitives.ts';

export const photoPattern = /^data:image\/(png|jpe?g|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

const decodedBytes = (dataUrl: string): number => {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor((base64.length * 3) / 4) - padding;
};

const tooLarge = (dataUrl: string) => decodedBytes(dataUrl) >= maxPhotoBytes;

export const photo = z
  .string({ error: say.photoUnreadable })
  .refine((value) => !tooLarge(value), { error: say.photoTooLarge })
  .refine((value) => value === '' || tooLarge(value) || photoPattern.test(value), {
    error: say.photoUnreadable,
  })
  .nullable();

export const profileFields = {
  name: requiredLine(say.nameRequired, maxLength.name),
  email: email(say.emailRequired, say.emailFormat),
  mobile: mobile(say.mobileRequired, say.mobileTenDigits),
  address: requiredLine(say.addressRequired, maxLength.address),
};

const bothTyped = (form: unknown): boolean =>
  typeof form === 'object' &&
  form !== null &&
  'password' in form &&
  'confirmPassword' in form &&
  typeof form.password === 'string' &&
  typeof form.confirmPassword === 'string' &&
  form.confirmPassword !== '';

export const isConfirmed = (form: { password: string; confirmPassword: string }): boolean =>
  form.password === form.confirmPassword;

export const confirmation = {
  error: say.confirmDiffers,
  path: ['confirmPassword'],
  when: ({ value }: { value: unknown }) => bothTyped(value),
};

const newPasswordFields = { password: newPassword, confirmPassword: givenPassword(say.confirmRequired) };
const signUpFields = { ...profileFields, ...newPasswordFields, profilePic: photo.optional() };

export const signUpInput = z
  .object(signUpFields)
  .refine(isConfirmed, confirmation)
  .check(inFieldOrder(Object.keys(signUpFields)));

const { address: _address, ...namedPerson } = profileFields;
/** A person with a new password, typed twice. */
export const newAccountFields = { ...namedPerson, ...newPasswordFields };

export const keepBookingsInput = z
  .object(newAccountFields)
  .refine(isConfirmed, confirmation)
  .check(inFieldOrder(Object.keys(newAccountFields)));

export const signInInput = z.object({
  email: signInAddress(say.emailRequired),
  password: givenPassword(),
});

export const forgotPasswordInput = z.object({ email: email(say.emailRequired, say.emailFormat) });

export const resetPasswordInput = z.object({
  password: newPassword,
  token: z.string({ error: say.tokenRequired }),
});

export const changePasswordInput = z.object({
  currentPassword: givenPassword(say.currentPasswordRequired),
  newPassword,
});

export const profileForm = z.object({ ...profileFields, profilePic: photo.optional() });

export const updateUserInput = profileForm.partial().extend({
  userId: z.union([requiredText(say.userIdRequired, 64), z.number().int()], { error: say.userIdRequired }),
  role: z.enum(roles, { error: say.roleUnknown }).optional(),
});

export const user = z.object({
  _id: z.string(),
  userId: whole,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  address: z.string(),
  mobile: z.string(),
  createdAt: moment,
});

export const userWithPhoto = user.extend({ profilePic: z.string().nullable() });

export const signUpAnswer = answer({ data: user });
export const signInAnswer = answer({ data: z.string(), user: userWithPhoto });
export const updateUserAnswer = answer({ data: user });
export const userPage = changesPage(user);
export const userListInput = z.object(changesFields);

export const customerTableInput = z.object({
  ...pagesOf(25),
  search: text(maxLength.search).optional(),
  role: z.enum(roles, { error: say.roleUnknown }).optional(),
  sort: z.enum(['userId', 'name', 'email']).default('userId'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
export const customerExportInput = customerTableInput
  .pick({ search: true, role: true })
  .extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') });
/** `from` and `into` are the numbers of two records of one person. `from` is merged into `into`. */
export const mergeInput = z.object({ from: whole, into: whole });

export const session = z.object({
  _id: z.string(),
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  current: z.boolean(),
});
export const sessionList = z.array(session);
export const endSessionInput = z.object({ sessionId: id() });

export type SignUp = z.output<typeof signUpInput>;
export type KeepBookings = z.output<typeof keepBookingsInput>;
export type SignIn = z.output<typeof signInInput>;
export type ForgotPassword = z.output<typeof forgotPasswordInput>;
export type ResetPassword = z.output<typeof resetPasswordInput>;
export type ChangePassword = z.output<typeof changePasswordInput>;
export type UpdateUser = z.output<typeof updateUserInput>;
export type CustomerExportInput = z.output<typeof customerExportInput>;
export type CustomerTableInput = z.output<typeof customerTableInput>;
export type UserListInput = z.output<typeof userListInput>;
export type User = z.output<typeof user>;
export type UserWithPhoto = z.output<typeof userWithPhoto>;
export type Session = z.output<typeof session>;

export const setLanguageInput = z.object({ language: z.enum(languageCodes) });
export type SetLanguage = z.output<typeof setLanguageInput>;
