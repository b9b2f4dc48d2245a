// Who calls: the people of the mobile number, and their last address in the form.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { knownArea } from '#shared/business.ts';
import { namesOf } from '#shared/names-of.ts';
import type { KnownCaller } from '#shared/orders/callers.ts';
import { blankContact } from '#shared/orders/schema.ts';

/** What is filled in of who is known. */
type Contact = Omit<KnownCaller, '_id' | 'userId' | 'lastOrderAt'>;
const { mobile: _, ...nothing } = blankContact;
const fields = namesOf(nothing);

type Form = {
  getValues: () => Contact & { mobile: string };
  values: { mobile: string };
  setValues: (values: Partial<Contact>) => void;
};

const contactOf = ({ _id, userId, lastOrderAt, ...contact }: KnownCaller): Contact => ({
  ...contact,
  area: knownArea(contact.area) ?? '',
});

// An answer is forgotten with its form: who has booked since is known at the next call. From an earlier "nobody" the form
// would take them for somebody new.
const forgotten = { gcTime: 0 };

const isWhole = (mobile: string) => /^[0-9]{10}$/.test(mobile);

/**
 * Looks a number of ten digits up. Of one person the last name, email and place are filled in; of several somebody has to
 * say who it is. Only what is blank or was filled in before is overwritten. `decided` gives the person's id, null for
 * somebody new, undefined where it is not said yet, which is then `missing`.
 */
export function useCaller(form: Form) {
  const { mobile } = form.values;
  const queries = trpc.useUtils();
  const reading = trpc.accounts.byMobile.useQuery(
    { mobile },
    { enabled: isWhole(mobile), staleTime: 0, ...forgotten },
  );
  const people = isWhole(mobile) ? reading.data : undefined;
  const [choice, setChoice] = useState<{ mobile: string; id: string | null } | null>(null);
  // another one with each Book, so that each leads to the question
  const [asked, ask] = useState<{ mobile: string } | null>(null);
  const missing = asked?.mobile === mobile ? asked : null;
  const filled = useRef<Contact>(nothing);
  const chosen = choice?.mobile === mobile ? choice.id : undefined;

  const fill = (contact: Contact) => {
    const now = form.getValues();
    const free = fields.filter((field) => now[field] === '' || now[field] === filled.current[field]);
    form.setValues(Object.fromEntries(free.map((field) => [field, contact[field]])));
    filled.current = contact;
  };
  const choose = (person: KnownCaller | null) => {
    setChoice({ mobile, id: person?._id ?? null });
    ask(null);
    fill(person ? contactOf(person) : nothing);
  };

  // At once, also where the look-up is slow or fails: nobody is booked with somebody else's email.
  const takeBack = useEffectEvent(() => {
    if (filled.current !== nothing) fill(nothing);
  });
  useEffect(() => {
    if (mobile) takeBack();
  }, [mobile]);

  const onFound = useEffectEvent((found: readonly KnownCaller[]) => {
    if (chosen !== undefined) {
      // the number is again the one whose person was chosen
      const person = found.find(({ _id }) => _id === chosen);
      if (person && filled.current === nothing) fill(contactOf(person));
      return;
    }
    // nobody is no choice: who books with this number while the form is open is taken for who calls
    const [only] = found;
    if (found.length === 1 && only) choose(only);
    else fill(nothing);
  });
  useEffect(() => {
    if (people) onFound(people);
  }, [people]);

  const decided = async (): Promise<string | null | undefined> => {
    if (chosen !== undefined) return chosen;
    // the number was typed a moment ago, or the look-up failed: then it is somebody new
    const found = people ?? (await queries.accounts.byMobile.fetch({ mobile }, forgotten).catch(() => []));
    if (found.length > 1) {
      ask({ mobile });
      return undefined;
    }
    return found[0]?._id ?? null;
  };
  return { people, chosen, choose, missing, pending: isWhole(mobile) && reading.isPending, decided };
}

export type Caller = ReturnType<typeof useCaller>;
