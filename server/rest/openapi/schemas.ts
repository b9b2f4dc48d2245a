import { z } from 'zod';
import { photoPattern, user, userWithPhoto } from '#shared/accounts/schema.ts';
import { bill, billLine, billPayment } from '#shared/bills/schema.ts';
import { addReelInput, reel } from '#shared/business/schema.ts';
import { cartLine } from '#shared/cart/schema.ts';
import { category, service, serviceFeedback } from '#shared/catalogue/schema.ts';
import { enquiry } from '#shared/enquiries/schema.ts';
import { importReport } from '#shared/imports/schema.ts';
import { job } from '#shared/jobs/schema.ts';
import { order, orderEvent } from '#shared/orders/schema.ts';
import { charge, newPassword } from '#shared/primitives.ts';
import { technician } from '#shared/technicians/schema.ts';
import { visit, visitTimes } from '#shared/visits/schema.ts';
import { describeByContract } from '../contract-names.ts';
import { answerNotes, inputNotes } from './notes.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;
export type Properties = Record<string, JsonSchema>;

const named = {
  User: user,
  UserWithPhoto: userWithPhoto,
  Product: service,
  ProductFeedback: serviceFeedback,
  Category: category,
  CartLine: cartLine,
  Order: order,
  Enquiry: enquiry,
  Reel: reel,
  OrderEvent: orderEvent,
  Bill: bill,
  BillLine: billLine,
  Payment: billPayment,
  Job: job,
  Technician: technician,
  Visit: visit,
  VisitTimes: visitTimes,
  Import: importReport,
};
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });

const noNul = '^[^\\u0000]*$';
const notBlank = '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$';

const withNotes = (properties: Properties, notes: Readonly<Record<string, string>>): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = notes[name];
      return [name, description && !schema.$ref ? { ...schema, description } : schema];
    }),
  );

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

// JSON Schema cannot express trimming or several steps.
const truthfulInput: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  const schema: unknown = zodSchema;
  if (schema === charge) {
    // Prices have no `multipleOf: 0.01`. With floating-point remainders (IEEE 754), validators would refuse a
    // ninth of all prices.
    const number: JsonSchema = { ...jsonSchema };
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    jsonSchema.anyOf = [
      number,
      { type: 'string', pattern: '^([0-9]{1,6}(\\.[0-9]{1,2})?|1000000(\\.0{1,2})?)$' },
    ];
  } else if (schema === addReelInput) {
    const link = jsonSchema.properties?.url ?? true;
    jsonSchema.type = 'object';
    jsonSchema.properties = { ...jsonSchema.properties, url: link, reelUrl: link };
    jsonSchema.anyOf = ['url', 'reelUrl'].map((name) => ({
      type: 'object' as const,
      properties: { [name]: link },
      required: [name],
    }));
    delete jsonSchema.required;
  } else if (def.type === 'pipe' && def.out._zod.def.type !== 'transform') {
    Object.assign(jsonSchema, describeInput(def.out as z.ZodType));
  } else if (def.type === 'string' && !jsonSchema.enum && jsonSchema.const === undefined) {
    const trims = (def.checks ?? []).some((check) => check._zod.def.check === 'overwrite');
    // zod's pattern for a required text allows a blank, because an earlier rule has refused it. The API
    // document has only the pattern, so this pattern must refuse the blank.
    const own = jsonSchema.pattern?.replace('^$|', '');
    jsonSchema.pattern = own ?? (trims && jsonSchema.minLength ? notBlank : noNul);
    if (schema === newPassword) jsonSchema.minLength = 6;
  }
  describeByContract(schema, jsonSchema);
  withoutSafeBounds(jsonSchema);
  // Quantities are whole. Any other number would change the total, and the booking would be refused.
  const pieces = jsonSchema.properties?.totalQty;
  if (typeof pieces === 'object') pieces.type = 'integer';
  const photo = jsonSchema.properties?.profilePic;
  if (typeof photo === 'object') photo.pattern = `^$|${photoPattern.source}`;
  if (jsonSchema.properties)
    jsonSchema.properties = withNotes(jsonSchema.properties as Properties, inputNotes);
};

const withoutSafeBounds = (jsonSchema: JsonSchema): void => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

// Answers of /api may get new fields, so the schema allows them. The schema leaves out the same fields as
// answer.ts.
const truthfulOutput: Override = ({ zodSchema, jsonSchema }) => {
  describeByContract(zodSchema, jsonSchema);
  withoutSafeBounds(jsonSchema);
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (!jsonSchema.properties) return;
  const { placeholder: _, ...properties } = jsonSchema.properties as Properties;
  jsonSchema.properties = withNotes(properties, answerNotes);
  if (jsonSchema.required) jsonSchema.required = jsonSchema.required.filter((name) => name !== 'placeholder');
};

function describe(schema: z.ZodType, io: 'input' | 'output', override: Override) {
  const {
    $schema: _,
    $defs = {},
    ...described
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override,
  });
  const text = JSON.stringify({ described, $defs });
  return JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as {
    described: JsonSchema;
    $defs: Properties;
  };
}

export const describeInput = (schema: z.ZodType): JsonSchema =>
  describe(schema, 'input', truthfulInput).described;

/** Describes a job as an order with more fields. */
function extendingOrder({ properties = {}, required = [], ...job }: JsonSchema): JsonSchema {
  const isOwn = (name: string) => !(name in order.shape) && !['address', 'city'].includes(name);
  const own = Object.entries(properties).filter(([name]) => isOwn(name));
  const more = { ...job, properties: Object.fromEntries(own), required: required.filter(isOwn) };
  return { allOf: [{ $ref: '#/components/schemas/Order' }, more] };
}

export function describeOutput(schema: z.ZodType, components: Properties): JsonSchema {
  const { described, $defs } = describe(schema, 'output', truthfulOutput);
  for (const [name, { id: _, ...definition }] of Object.entries($defs))
    components[name] = name === 'Job' ? extendingOrder(definition) : definition;
  return described;
}
