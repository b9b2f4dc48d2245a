import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { knownArea } from '#shared/business/areas.ts';
import type { Business } from '#shared/business/schema.ts';
import { namesOf } from '#shared/names-of.ts';
import { blankContact } from '#shared/orders/contact.ts';

type KnownCaller = Answer['accounts']['byMobile'][number];

type Contact = Omit<KnownCaller, '_id' | 'userId' | 'lastOrderAt' | 'language'> & { language: string };
const { mobile: _, ...blankFields } = blankContact;
const fields = [...namesOf(blankFields), 'language'] as const;

type Form = {
  getValues: () => Contact & { mobile: string };
  values: { mobile: string };
  setValues: (values: Partial<Contact>) => void;
  isDirty: () => boolean;
  resetDirty: () => void;
};

const contactOf = (
  { _id, userId, lastOrderAt, ...contact }: KnownCaller,
  business: Pick<Business, 'areas'>,
): Contact => ({
  ...contact,
  area: knownArea(business, contact.area) ?? '',
});

// An outdated empty result would create a second customer.
const notCached = { gcTime: 0 };

const isWhole = (mobile: string) => /^[0-9]{10}$/.test(mobile);

/** Fills in a person's contact. Overwrites only fields that are blank or as an earlier person left them. */
function usePrefill(form: Form, { firstLanguage }: Business) {
  const [blank] = useState<Contact>({ ...blankFields, language: firstLanguage });
  const prefilled = useRef(blank);
  const fill = (contact = blank) => {
    const now = form.getValues();
    const free = fields.filter((field) => now[field] === '' || now[field] === prefilled.current[field]);
    const typed = form.isDirty();
    form.setValues(Object.fromEntries(free.map((field) => [field, contact[field]])));
    if (!typed) form.resetDirty();
    prefilled.current = contact;
  };
  return { fill, isBlank: () => prefilled.current === blank };
}

/** The people of a mobile number. `find` waits for them, and returns none if the look-up does not answer. */
function usePeople(mobile: string) {
  const queries = trpc.useUtils();
  const isAsked = isWhole(mobile);
  const reading = trpc.accounts.byMobile.useQuery(
    { mobile },
    { enabled: isAsked, staleTime: 0, ...notCached },
  );
  const people = isAsked ? reading.data : undefined;
  const find = async () => people ?? queries.accounts.byMobile.fetch({ mobile }, notCached).catch(() => []);
  return { people, find, pending: isAsked && reading.isPending };
}

/**
 * Looks up the people of a mobile number. One person fills in name, email and place. If there are several,
 * the admin chooses. `findCustomerId` returns the person's id, null for a new person, or undefined while the
 * choice is open.
 */
export function useCaller(form: Form) {
  const { mobile } = form.values;
  const business = useBusiness();
  const { people, find, pending } = usePeople(mobile);
  const { fill, isBlank } = usePrefill(form, business);
  const [choice, setChoice] = useState<{ mobile: string; id: string | null } | null>(null);
  // A new object for each press of Book, so that each press moves the focus.
  const [askedFor, setAskedFor] = useState<{ mobile: string } | null>(null);
  const missing = askedFor?.mobile === mobile ? askedFor : null;
  const chosen = choice?.mobile === mobile ? choice.id : undefined;

  const choose = (person: KnownCaller | null) => {
    setChoice({ mobile, id: person?._id ?? null });
    setAskedFor(null);
    fill(person ? contactOf(person, business) : undefined);
  };

  // Clears prefilled fields before the next look-up answers, because the next person must not get this email.
  const clearPrefilled = useEffectEvent(() => {
    if (!isBlank()) fill();
  });
  useEffect(() => {
    if (mobile) clearPrefilled();
  }, [mobile]);

  const onFound = useEffectEvent((found: readonly KnownCaller[]) => {
    if (chosen !== undefined) {
      // The admin corrected the number back to that of the chosen person.
      const person = found.find(({ _id }) => _id === chosen);
      if (person && isBlank()) fill(contactOf(person, business));
      return;
    }
    // If the admin has not chosen explicitly, a person who appears later becomes the caller.
    const [only] = found;
    if (found.length === 1 && only) choose(only);
    else fill();
  });
  useEffect(() => {
    if (people) onFound(people);
  }, [people]);

  const findCustomerId = async (): Promise<string | null | undefined> => {
    if (chosen !== undefined) return chosen;
    // Without an answer of the look-up, the caller is booked as a new person.
    const found = await find();
    if (found.length > 1) {
      setAskedFor({ mobile });
      return undefined;
    }
    return found[0]?._id ?? null;
  };
  return { people, chosen, choose, missing, pending, findCustomerId };
}

export type Caller = ReturnType<typeof useCaller>;
