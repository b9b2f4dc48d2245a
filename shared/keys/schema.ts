import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { day, filter, id, requiredLine, text } from '../primitives.ts';

/** The scopes of API keys. Each row of /api says which scope it needs (server/rest/routes.ts). */
export const scopes = [
  'catalogue:read',
  'orders:read',
  'orders:write',
  'customers:read',
  'enquiries:read',
  'enquiries:write',
  'bills:read',
  'jobs:read',
  'appliances:read',
  'appliances:write',
] as const;
export type Scope = (typeof scopes)[number];

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const addressesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

export const newKey = z.object({
  name: requiredLine(say.nameRequired, maxLength.name),
  scopes: z
    .array(z.enum(scopes, { error: say.unknownValue }), { error: say.scopesRequired })
    .min(1, { error: say.scopesRequired })
    .max(scopes.length, { error: say.unknownValue }),
  /** The last day on which the key works, in India. */
  lastDay: filter(day),
  /** IP addresses and networks (CIDR) that may use the key. Blank allows all. */
  addresses: text(maxLength.message)
    .default('')
    .transform(addressesIn)
    .refine((all) => all.every((one) => network.safeParse(one).success), { error: say.addressesInvalid }),
});

export const keyIdInput = z.object({ id: id() });

export type NewKey = z.output<typeof newKey>;
