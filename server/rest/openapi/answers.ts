import { successMessages } from '#shared/messages.ts';
import { replayedHeader } from '../../features/keys/idempotency.ts';
import { linesType } from '../../http/send-failure.ts';
import type { Row } from '../routes.ts';
import { exampleOf } from './example.ts';
import { headers, json, rateLimitHeaders } from './failures.ts';
import type { JsonSchema, Properties } from './schemas.ts';

type Shape = Pick<Row, 'fields' | 'creates' | 'bare' | 'message' | 'answerExample'>;

function namedFields(shape: Shape, output: JsonSchema): { properties: Properties; required: string[] } {
  const { created: _, ...properties } = (output.properties ?? {}) as Properties;
  const required = (output.required ?? []).filter((name) => name !== 'created');
  if (!shape.fields) return { properties, required };
  const named = Object.entries(shape.fields);
  return {
    properties: Object.fromEntries(
      named.map(([from, to]) => [to, from === '.' ? output : (properties[from] ?? {})]),
    ),
    required: named.filter(([from]) => from === '.' || required.includes(from)).map(([, to]) => to),
  };
}

function content(shape: Shape, output: JsonSchema, components: Properties) {
  if (shape.bare) {
    const schema = (output.properties?.items ?? {}) as JsonSchema;
    return { schema, example: exampleOf(schema, components) };
  }
  const { properties, required } = namedFields(shape, output);
  const { message: _, ...rest } = properties;
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      success: { type: 'boolean', const: true },
      error: { type: 'boolean', const: false },
      message: { type: 'string', description: 'For people' },
      ...rest,
    },
    required: [...new Set(['success', 'error', 'message', ...required])],
  };
  const { nextCursor: _cursor, ...example } = exampleOf(schema, components) as Record<string, unknown>;
  return {
    schema,
    example: { ...example, ...shape.answerExample, message: successMessages[shape.message ?? 'ok'] },
  };
}

export function successAnswers(
  shape: Shape,
  output: JsonSchema,
  components: Properties,
  { tagged, replays, inLines }: { tagged: boolean; replays?: boolean; inLines?: string | undefined },
): Record<string, object> {
  const names = [
    'x-request-id',
    ...rateLimitHeaders,
    ...(tagged ? ['etag'] : []),
    ...(shape.bare ? ['link'] : []),
    ...(replays ? [replayedHeader] : []),
  ];
  const done = (description: string, others: object = {}) => ({
    description,
    headers: headers(...names),
    content: { [json]: content(shape, output, components), ...others },
  });
  const lines = inLines && {
    [linesType]: { schema: { type: 'string', format: 'binary', description: inLines } },
  };
  const mayBeThere = output.properties?.created !== undefined;
  return {
    ...(shape.creates ? { 201: done('Created') } : {}),
    ...(shape.creates && !mayBeThere
      ? {}
      : { 200: done(shape.creates ? 'It was there already' : 'Done', lines || {}) }),
    ...(tagged ? { 304: { description: 'You have it already', headers: headers('etag') } } : {}),
  };
}
