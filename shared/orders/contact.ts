// Fields of a booking's contact. This file does not import zod, because pages show contacts before a form is used.
export const contactFields = ['fullname', 'area', 'street', 'mobile', 'email'] as const;

export type ContactField = (typeof contactFields)[number];

export const eachContactField = <T>(make: (field: ContactField) => T) =>
  Object.fromEntries(contactFields.map((field) => [field, make(field)])) as Record<ContactField, T>;

export const blankContact = eachContactField(() => '');
