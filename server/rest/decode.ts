import { z } from 'zod';

type JsonSchema = { type?: string | string[]; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };

const isNumber = (schema: JsonSchema): boolean =>
  schema.type === 'number' || schema.type === 'integer' || (schema.anyOf ?? []).some(isNumber);

const isBoolean = (schema: JsonSchema): boolean =>
  schema.type === 'boolean' || (schema.anyOf ?? []).some(isBoolean);

const numberText = /^-?[0-9]{1,15}(\.[0-9]{1,6})?$/;

function kindsOf(input: z.ZodType | null) {
  const described = input
    ? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
    : { properties: {} };
  const fields = Object.entries(described.properties ?? {});
  return {
    numbers: new Set(fields.filter(([, schema]) => isNumber(schema)).map(([name]) => name)),
    booleans: new Set(fields.filter(([, schema]) => isBoolean(schema)).map(([name]) => name)),
  };
}

/** Converts query and path fields to numbers or booleans as the schema requires. */
export function queryDecoder(input: z.ZodType | null) {
  let kinds: ReturnType<typeof kindsOf> | undefined;
  return (query: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    kinds ??= kindsOf(input);
    const { numbers, booleans } = kinds;
    const read = (name: string, value: unknown): unknown => {
      if (typeof value !== 'string') return value;
      if (numbers.has(name) && numberText.test(value)) return Number(value);
      if (booleans.has(name) && (value === 'true' || value === 'false')) return value === 'true';
      return value;
    };
    return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, read(name, value)]));
  };
}
