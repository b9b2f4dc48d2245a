// Makes tRPC parse inputs and outputs at once. It asks zod for a promise, and zod leaves its compiled parsers aside
// for that: a page of fifty orders then takes 78 µs instead of 10. None of our rules has to wait for anything.
import type { z } from 'zod';

type Builder = { input(schema: z.ZodType): Builder; output(schema: z.ZodType): Builder };

const atOnce = (schema: z.ZodType): z.ZodType => {
  schema.parseAsync = async (value) => schema.parse(value);
  return schema;
};

const wrapped = (builder: Builder): Builder => ({
  ...builder,
  input: (schema) => wrapped(builder.input(atOnce(schema))),
  output: (schema) => wrapped(builder.output(atOnce(schema))),
});

/** The same procedure builder, whose schemas are parsed at once. */
export const parsingAtOnce = <Given extends object>(builder: Given): Given =>
  wrapped(builder as unknown as Builder) as unknown as Given;
