// The API document: valid OpenAPI 3.1, whole, and its examples are what its schemas and the shop's own accept.
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { procedureOf } from '#server/trpc/procedure.ts';
import { fileCalls } from '../file-calls.ts';
import { routes } from '../routes.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument();

type Content = { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> };
type Operation = {
  operationId: string;
  requestBody?: { content: Record<string, Content> };
  parameters: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, Content>; headers?: object }>;
  security: object[];
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as Operation,
  })),
);

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema({ $id: 'document', components: document.components } as AnySchema);
const fits = (schema: object, value: unknown): string => {
  const pointed = JSON.stringify(schema).replaceAll('#/components/', 'document#/components/');
  const check = ajv.compile(JSON.parse(pointed) as AnySchema);
  return check(value) ? '' : ajv.errorsText(check.errors);
};

it('is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result).toMatchObject({ valid: true });
  expect(document.openapi).toBe('3.1.0');
});

it('names each call once', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names).toHaveLength(routes.length + fileCalls.length);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(operations)('$name', ({ operation }) => {
  it('says what each refusal is', () => {
    const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
    for (const status of ['404', '405', '429', '500', '503'])
      expect(operation.responses).toHaveProperty(status);
    expect('401' in operation.responses).toBe(
      operation.security.length > 0 || operation.operationId === 'accounts.signIn',
    );
    for (const [status, { content }] of failures) {
      for (const { value } of Object.values(content?.['application/json']?.examples ?? {})) {
        expect(fits(content?.['application/json']?.schema ?? {}, value), status).toBe('');
      }
    }
    expect(operation.responses['429']?.headers).toHaveProperty('retry-after');
  });

  it('has examples that fit', () => {
    const done = Object.entries(operation.responses).filter(([status]) => Number(status) < 300);
    expect(done.length).toBeGreaterThan(0);
    const contents = [operation.requestBody, ...done.map(([, response]) => response)]
      .flatMap((one) => Object.entries(one?.content ?? {}))
      .filter(([type]) => type === 'application/json');
    for (const [, { schema, example }] of contents) {
      expect(example).toBeDefined();
      expect(fits(schema, example)).toBe('');
    }
  });
});

it.each(routes)('$method $path takes its own example', ({ method, path, procedure }) => {
  const { operation } =
    operations.find((one) => one.name === `${method} ${path.replace(/:(\w+)/, '{$1}')}`) ?? {};
  const { input } = procedureOf(procedure);
  const example = operation?.requestBody?.content['application/json']?.example;
  if (!input || !example) return;
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const whole = { ...(example as object), ...Object.fromEntries(inPath.map(({ name }) => [name, 'x'])) };
  expect(input.safeParse(whole)).toMatchObject({ success: true });
});
