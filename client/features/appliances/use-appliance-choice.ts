import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import type { CartLine } from '#shared/cart/schema.ts';
import { readWishedRepair } from './wished-repair.ts';

const draft = 'appliances of the cart';

/** Forgets the choice, which a reload keeps, after the booking. */
export const dropApplianceChoice = (): void => dropDraft(draft);

type Offered = NonNullable<CartLine['appliances']>;

/** The appliance field of one piece of a line: its name and value ('' for none). */
export type ApplianceField = {
  name: string;
  value: string;
  options: Offered;
  choose: (id: string) => void;
};

/** Asks which of the person's appliances the cart's lines are for. `sent`: values of a form without scripts. */
export function useApplianceChoice(lines: readonly CartLine[], sent: Readonly<Record<string, string>> = {}) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const kept = useKnownInBrowser(readDraft(draft));
  const wished = useKnownInBrowser(readWishedRepair())?.appliance;
  const wishedLine = lines.find(({ appliances }) => appliances?.some(({ _id }) => _id === wished));

  const fieldsOf = (line: CartLine): ApplianceField[] => {
    const { appliances: options = [] } = line;
    const count = Math.min(line.quantity, options.length);
    const names = Array.from({ length: count }, (_, at) => `appliance-${line.service._id}-${at + 1}`);
    const values = names.map((name, at) => {
      const first = at === 0 && line === wishedLine ? wished : '';
      const value = chosen[name] ?? kept?.[name] ?? sent[name] ?? first;
      return options.find(({ _id }) => _id === value)?._id ?? '';
    });
    return names.map((name, at) => ({
      name,
      value: values[at] ?? '',
      options: options.filter(({ _id }) => _id === values[at] || !values.includes(_id)),
      choose: (id) => {
        const next = { ...chosen, [name]: id };
        setChosen(next);
        writeDraft(draft, { ...kept, ...next });
      },
    }));
  };
  const chosenFor = (line: CartLine): Offered =>
    fieldsOf(line).flatMap(({ value, options }) => options.filter(({ _id }) => _id === value));
  return { fieldsOf, chosenFor };
}
