import { z } from 'zod';
import { billedCustomer } from '#shared/bills/schema.ts';
import { cartLine } from '#shared/cart/schema.ts';
import { service, serviceForm, updateServiceInput } from '#shared/catalogue/schema.ts';
import { enquiry, enquiryForm } from '#shared/enquiries/schema.ts';
import { job } from '#shared/jobs/schema.ts';
import { bookInput, order } from '#shared/orders/schema.ts';

type Names = Readonly<Record<string, string>>;

const named = <S extends z.ZodObject>(schema: S, names: { [Own in keyof S['shape']]?: string }) =>
  [schema, names as Names] as const;

const table = new Map<unknown, Names>([
  named(bookInput, { area: 'address', street: 'city' }),
  named(order, { area: 'address', street: 'city' }),
  named(billedCustomer, { area: 'address', street: 'city' }),
  named(job, { area: 'address', street: 'city' }),
  named(enquiryForm, { area: 'address' }),
  named(enquiry, { area: 'address' }),
  named(serviceForm, { charge: 'twelveprice' }),
  named(updateServiceInput, { charge: 'twelveprice' }),
  named(service, { charge: 'twelveprice' }),
  named(cartLine, { service: 'productId' }),
]);

const none: Names = {};

export const contractNames = (schema: unknown): Names => table.get(schema) ?? none;

type Fields = Readonly<Record<string, unknown>>;

export function inputReader(schema: z.ZodType | null): (input: Fields) => Record<string, unknown> {
  const names = Object.entries(contractNames(schema));
  return (input) => {
    const read = { ...input };
    for (const [own, name] of names) {
      delete read[own];
      delete read[name];
      if (Object.hasOwn(input, name)) read[own] = input[name];
    }
    return read;
  };
}

export const pathWriter = (schema: z.ZodType | null) => {
  const names = contractNames(schema);
  return (path: string): string => path.replace(/^[^.]+/, (own) => names[own] ?? own);
};

export function outputWriter(schema: z.ZodType): ((value: unknown) => unknown) | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const write = outputWriter(schema.unwrap() as z.ZodType);
    return write && ((value) => (value === null || value === undefined ? value : write(value)));
  }
  if (schema instanceof z.ZodArray) {
    const write = outputWriter(schema.element as z.ZodType);
    return write && ((value) => (value as unknown[]).map(write));
  }
  return schema instanceof z.ZodObject ? objectWriter(schema) : null;
}

function objectWriter(schema: z.ZodObject) {
  const names = contractNames(schema);
  const fields = Object.entries(schema.shape).flatMap(([own, inner]) => {
    const name = names[own] ?? own;
    const write = outputWriter(inner as z.ZodType);
    return name !== own || write ? [{ own, name, write }] : [];
  });
  if (fields.length === 0) return null;
  return (value: unknown) => {
    const source = value as Fields;
    const written: Record<string, unknown> = { ...source };
    for (const { own, name, write } of fields) {
      // JSON leaves out undefined values. Setting a field to undefined is quicker than deleting it.
      if (name !== own) written[own] = undefined;
      written[name] = write ? write(source[own]) : source[own];
    }
    return written;
  };
}

export function describeByContract(
  schema: unknown,
  json: { properties?: Record<string, unknown> | undefined; required?: string[] | undefined },
): void {
  const names = contractNames(schema);
  const nameOf = (own: string) => names[own] ?? own;
  if (names === none || !json.properties) return;
  json.properties = Object.fromEntries(
    Object.entries(json.properties).map(([own, property]) => [nameOf(own), property]),
  );
  if (json.required) json.required = json.required.map(nameOf);
}
