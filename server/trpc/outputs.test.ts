// An output schema keeps columns from leaking to people outside the office, and describes the answers of /api.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '#server/rest/routes.ts';
import { procedureNames, procedureOf } from '#server/trpc/procedure.ts';
import { can, type Role } from '#shared/permissions.ts';

const outsideOffice: readonly Role[] = ['GENERAL', 'TECHNICIAN'];
const ofApi = new Set<string>(routes.map(({ procedure }) => procedure));

const isReachedFromOutside = (name: string): boolean => {
  const { access } = procedureOf(name).meta;
  if (access === 'public' || access === 'customer' || ofApi.has(name)) return true;
  return outsideOffice.some((role) => can(role, access));
};

test('a procedure that others than the office can call has an output schema', () => {
  const hasOutput = (name: string) => !(procedureOf(name).output instanceof z.ZodUnknown);
  const missing = procedureNames.filter((name) => isReachedFromOutside(name) && !hasOutput(name));
  expect(missing, 'add .output(checked(schema.…)) to the procedure').toEqual([]);
});
