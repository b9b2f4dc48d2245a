import { maxKeyLength } from '../../features/keys/idempotency.ts';
import type { Call } from '../routes.ts';
import { exampleOf } from './example.ts';
import { json } from './failures.ts';
import { pathNotes, samples } from './notes.ts';
import type { JsonSchema, Properties } from './schemas.ts';

const namesInPath = (path: string): string[] =>
  [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, name]) => name ?? '');

function parameter(name: string, place: 'path' | 'query', input: JsonSchema | null) {
  const properties = (input?.properties ?? {}) as Properties;
  const { description, ...schema } = properties[name] ?? { type: 'string' };
  const required = (input?.required ?? []).includes(name);
  // Only path parameters have examples in the API document, because an invented cursor would be refused.
  if (place === 'query')
    return { name, in: place, required, schema, ...(description ? { description } : {}) };
  const example = samples[name === 'token' ? name : '_id'];
  return { name, in: place, required: true, description: pathNotes[name], schema, example };
}

function body(input: JsonSchema, names: readonly string[], callExample: Call['example']) {
  const properties = (input.properties ?? {}) as Properties;
  const required = (input.required ?? []).filter((name) => names.includes(name));
  const { required: _, ...rest } = input;
  const schema: JsonSchema = {
    ...rest,
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
    ...(required.length > 0 ? { required } : {}),
  };
  const { cursor: _cursor, ...example } = exampleOf(schema, {}) as Record<string, unknown>;
  return {
    required: required.length > 0 || schema.anyOf !== undefined,
    content: { [json]: { schema, example: callExample ?? example } },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made up by you, one for each thing to create. The same key and body again within 24 hours get the first answer and create nothing; a failed call frees its key. It belongs to your API key or account, and is ignored for strangers.',
  schema: { type: 'string', minLength: 1, maxLength: maxKeyLength },
};

export function describeRequest(
  call: Call & { creates?: true },
  input: JsonSchema | null,
): { parameters: object[]; requestBody?: object } {
  const inPath = namesInPath(call.path);
  const rest = Object.keys(input?.properties ?? {}).filter((name) => !inPath.includes(name));
  const inQuery = call.method === 'GET' ? rest : [];
  const parameters = [
    ...inPath.map((name) => parameter(name, 'path', input)),
    ...inQuery.map((name) => parameter(name, 'query', input)),
    ...(call.creates ? [idempotencyKey] : []),
  ];
  const hasBody = input !== null && call.method !== 'GET' && rest.length > 0;
  return { parameters, ...(hasBody ? { requestBody: body(input, rest, call.example) } : {}) };
}
