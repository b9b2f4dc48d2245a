import { paths } from '#shared/paths.ts';
import { can, mayCallApi, type Role, roles } from '#shared/permissions.ts';
import { replayedHeader } from '../../features/keys/idempotency.ts';
import { limits } from '../../platform/limiter.ts';
import type { Meta } from '../../procedures/access.ts';
import { procedureOf } from '../../trpc/procedure.ts';
import { fileCalls } from '../file-calls.ts';
import { type Call, type Row, routes } from '../routes.ts';
import { successAnswers } from './answers.ts';
import { failureAnswers, failureSchema, headers, rateLimitHeaders } from './failures.ts';
import { tagNotes } from './notes.ts';
import { describeRequest } from './request.ts';
import { describeInput, describeOutput, type JsonSchema, type Properties } from './schemas.ts';
import { describeWebhooks, webhookHeaders } from './webhooks.ts';

const text = (description: string) => ({ description, schema: { type: 'string' } });

const sharedHeaders = {
  'x-request-id': text('Names this request in the shop’s log: quote it when you ask us about one'),
  ratelimit: text('How many calls are left (r) until the window ends, and the seconds until then (t)'),
  'ratelimit-policy': text('How many calls (q) are allowed in a window of some seconds (w)'),
  'retry-after': text('Seconds to wait before trying again'),
  allow: text('The methods that this path knows'),
  etag: text('Names this answer: send it as If-None-Match and get 304 while nothing has changed'),
  [replayedHeader]: text('`true` if this is the answer of an earlier call with the same Idempotency-Key'),
  link: text('Address of the next page (rel="next"), there where the list goes on'),
};

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of `POST /api/signin`. It wins over the cookie.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ahc_live_…',
    description:
      'An API key from Settings, API of the panel, for programs on a server. It acts for the owner within its scopes, which each call names.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'token',
    description: 'Set by `POST /api/signin`. Changes need an Origin that the shop knows.',
  },
};

const about = [
  'Every JSON answer carries `success`, `error` and `message`; a failure has a true status code and, for invalid input, `issues`.',
  'Texts are trimmed, and a text of blanks alone is an empty one; passwords are taken as they are. Fields that are not listed are ignored.',
  'A path without its method answers 405, an unknown path 404. Lists take `limit` and `cursor`.',
  'Programs of third parties use an API key, people a token of `POST /api/signin`. A key counts up to 600 calls a minute by itself, whatever its address.',
  'Webhooks tell another system what happens in the shop; their secret and kinds are in Settings, API of the panel.',
  'To book safely over a bad line, see `POST /api/create-payment`: its `orderId` makes it idempotent. All calls that create take an `Idempotency-Key`.',
].join('\n\n');

const peopleOf: Record<Role, string> = {
  ADMIN: 'admins',
  MANAGER: 'managers',
  ACCOUNTANT: 'accountants',
  TECHNICIAN: 'technicians',
  GENERAL: 'customers',
};

function whoMayCall({ access }: Meta, isRow: boolean): string {
  if (access === 'public') return 'Open to all.';
  if (access === 'customer') return 'For whoever is signed in.';
  const people = roles
    .filter((role) => can(role, access) && (!isRow || mayCallApi(role)))
    .map((role) => peopleOf[role]);
  return `For ${people.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
}

function howOften({ limit }: Meta): string[] {
  if (!limit) return [];
  const { max, seconds } = limits[limit];
  return [
    `At most ${max} calls in ${seconds / 60 === 1 ? 'a minute' : `${seconds / 60} minutes`} from one address.`,
  ];
}

const withKey = ({ scope }: Call): string => {
  if (scope === 'person') return 'Not with an API key.';
  return `An API key needs the scope \`${scope}\`.`;
};

// OpenAPI 3.1 lets a bearer scheme list the roles that a call needs.
const securityOf = ({ scope }: Call, { access }: Meta) => {
  if (access === 'public') return [];
  return [{ bearer: [] }, { cookie: [] }, ...(scope === 'person' ? [] : [{ key: [scope] }])];
};

const intro = (call: Call, name: string, meta: Meta, isRow: boolean) => ({
  operationId: name,
  tags: [name.split('.', 1)[0]],
  summary: call.summary,
  description: [
    call.details,
    meta.access !== 'public' && withKey(call),
    whoMayCall(meta, isRow),
    ...howOften(meta),
  ]
    .filter(Boolean)
    .join(' '),
  security: securityOf(call, meta),
});

const listed = ({ unlisted = [] }: Row, input: JsonSchema): JsonSchema => {
  const fields = Object.entries(input.properties ?? {}).filter(([name]) => !unlisted.includes(name));
  return { ...input, properties: Object.fromEntries(fields) };
};

function rowOperations(components: Properties) {
  return routes.map((row) => {
    const { name, type, meta, input, output } = procedureOf(row.procedure);
    const tagged = row.method === 'GET' && meta.access === 'public' && type === 'query';
    const described = {
      call: row,
      meta,
      changes: type === 'mutation',
      hasInput: input !== null,
      isUpload: false,
    };
    const operation = {
      ...intro(row, name, meta, true),
      ...describeRequest(row, input ? listed(row, describeInput(input)) : null),
      responses: {
        ...successAnswers(row, describeOutput(output, components), components, {
          tagged,
          replays: row.creates === true,
        }),
        ...failureAnswers(described),
      },
    };
    return { call: row as Call, operation };
  });
}

function fileOperations(components: Properties) {
  return fileCalls.map((call) => {
    const isUpload = call.form !== null;
    const described = { call, meta: call.meta, changes: isUpload, hasInput: true, isUpload };
    const answered = call.output
      ? successAnswers({ ...call, creates: true }, describeOutput(call.output, components), components, {
          tagged: false,
          inLines: call.inLines,
        })
      : {
          200: {
            description: 'The file',
            headers: headers('x-request-id', ...rateLimitHeaders),
            content: Object.fromEntries(
              [call.answers, call.alsoAnswers ?? call.answers].map((type) => [
                type,
                { schema: { type: 'string', format: 'binary' } },
              ]),
            ),
          },
        };
    const operation = {
      ...intro(call, call.name, call.meta, false),
      ...describeRequest(call, call.input ? describeInput(call.input) : null),
      ...(call.form
        ? {
            requestBody: {
              required: true,
              content: { 'multipart/form-data': { schema: call.form as JsonSchema } },
            },
          }
        : {}),
      responses: { ...answered, ...failureAnswers(described) },
    };
    return { call: call as Call, operation };
  });
}

export function openApiDocument(publicUrl: string) {
  const components: Properties = { Failure: failureSchema };
  const operations: Record<string, Record<string, unknown>> = {};
  for (const { call, operation } of [...rowOperations(components), ...fileOperations(components)]) {
    const path = call.path.replace(/:([a-zA-Z]+)/g, '{$1}');
    operations[path] = { ...operations[path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Appliance repair shop',
      version: '1.0.0',
      description: about,
      contact: { name: 'The shop', url: `${publicUrl}${paths.about}` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tagNotes).map(([name, description]) => ({ name, description })),
    paths: operations,
    webhooks: describeWebhooks(components),
    components: {
      schemas: components,
      securitySchemes,
      headers: sharedHeaders,
      parameters: webhookHeaders,
    },
  };
}
