import { type FailureId, failures, statusOfCode, wordsOfFailure } from '#shared/errors.ts';
import { fieldMessages } from '#shared/messages.ts';
import { errorBody } from '../../http/envelope.ts';
import type { Meta } from '../../procedures/access.ts';
import type { Call } from '../routes.ts';
import type { JsonSchema } from './schemas.ts';

export const json = 'application/json';

export const headers = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const rateLimitHeaders = ['ratelimit', 'ratelimit-policy'];

export const failureSchema: JsonSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean', const: false },
    error: { type: 'boolean', const: true },
    message: { type: 'string', description: 'For people: the first failing rule' },
    issues: {
      type: 'array',
      description: 'Every failing field, the first one first; paths are dotted',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
  required: ['success', 'error', 'message'],
};

const exampleWords = (id: FailureId): string => wordsOfFailure(id, 3, 'orders:read');

function failureBody(id: FailureId) {
  const ofField = id === 'invalidInput' ? fieldMessages.emailInvalid : null;
  if (ofField) return errorBody(ofField, [{ path: 'email', message: ofField }]);
  return errorBody(exampleWords(id));
}

type DescribedCall = {
  call: Call & { creates?: true };
  meta: Meta;
  changes: boolean;
  hasInput: boolean;
  isUpload: boolean;
};

function failuresOf({ call, meta, changes, hasInput, isUpload }: DescribedCall): Map<number, FailureId[]> {
  const signedIn = meta.access !== 'public';
  const hasBody = call.method !== 'GET';
  const when = (holds: boolean, ...ids: FailureId[]) => (holds ? ids : []);
  const ids = new Set<FailureId>([
    ...when(hasInput, 'invalidInput'),
    ...when(hasBody && !isUpload, 'malformedJson', 'wrongContentType'),
    ...when(hasBody, 'bodyTooLarge'),
    ...when(signedIn, 'loginRequired'),
    ...when(signedIn && meta.access !== 'customer', 'permissionDenied'),
    ...when(signedIn && changes, 'foreignOrigin'),
    ...when(signedIn, call.scope === 'person' ? 'keyNotForPeople' : 'keyLacksScope', 'keyInBrowser'),
    ...when(call.creates === true, 'idempotencyKeyInvalid', 'idempotencyKeyReused', 'idempotencyRunning'),
    ...(call.failures ?? []),
    ...when(true, 'unknownPath', 'methodNotAllowed', 'tooMany', 'internal', 'unavailable'),
  ]);
  return Map.groupBy(ids, (id) => statusOfCode[failures[id]]);
}

const headersOf: Readonly<Record<number, string>> = { 405: 'allow', 429: 'retry-after', 503: 'retry-after' };

export function failureAnswers(described: DescribedCall) {
  const byStatus = [...failuresOf(described)].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    byStatus.map(([status, ids]) => [
      String(status),
      {
        description: ids.map(exampleWords).join(' · '),
        headers: headers(
          'x-request-id',
          ...rateLimitHeaders,
          ...(headersOf[status] ? [headersOf[status]] : []),
        ),
        content: {
          [json]: {
            schema: { $ref: '#/components/schemas/Failure' },
            examples: Object.fromEntries(ids.map((id) => [id, { value: failureBody(id) }])),
          },
        },
      },
    ]),
  );
}
