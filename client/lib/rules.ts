import { chunk } from '#client/app/chunk.ts';

type Schemas = typeof import('./form-schemas.ts');

const load = chunk(() => import('./form-schemas.ts'));

/** Returns a function that loads the schema of a customer's form. It rejects if the code does not load. */
export const rules =
  <Name extends keyof Schemas>(name: Name) =>
  async (): Promise<Schemas[Name]> =>
    (await load())[name];
