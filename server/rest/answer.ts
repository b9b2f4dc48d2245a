import { z } from 'zod';
import { successMessages } from '#shared/messages.ts';
import { successBody } from '../http/envelope.ts';
import { outputWriter } from './contract-names.ts';
import type { Row } from './routes.ts';

type Output = Readonly<Record<string, unknown>>;

function named(row: Row, output: unknown): Output {
  if (row.fields) {
    const source = output as Output;
    return Object.fromEntries(
      Object.entries(row.fields).map(([from, to]) => [to, from === '.' ? output : source[from]]),
    );
  }
  const { created: _, ...rest } = output as Output;
  return rest;
}

const forThirdParties = (publicUrl: string) => (key: string, value: unknown) => {
  if (key === 'placeholder') return undefined;
  if (key === 'productImage' && Array.isArray(value)) {
    return value.map((address: string) => (address.startsWith('/') ? publicUrl + address : address));
  }
  if (key === 'url' && typeof value === 'string' && value.startsWith('/')) return publicUrl + value;
  return value;
};

const hasAddresses = (schema: z.ZodType): boolean =>
  /"(placeholder|productImage|url)":/.test(
    JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })),
  );

/**
 * Formats the answers of a route as JSON. A JSON replacer runs for every value, so only outputs with picture
 * URLs have one.
 */
export function answerWriter(row: Row, schema: z.ZodType, publicUrl: string): (output: unknown) => string {
  let replacer: ReturnType<typeof forThirdParties> | undefined | null = null;
  const write = outputWriter(schema);
  return (own) => {
    const output = write ? write(own) : own;
    if (replacer === null) replacer = hasAddresses(schema) ? forThirdParties(publicUrl) : undefined;
    const body = row.bare
      ? (output as { items: unknown }).items
      : successBody({ message: successMessages.ok, ...named(row, output) });
    return JSON.stringify(body, replacer);
  };
}

export const answerStatus = (row: Row, output: unknown): number =>
  row.creates && (output as { created?: boolean }).created !== false ? 201 : 200;
