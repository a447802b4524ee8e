/** The description of the API agrees with the API. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly readOnly?: boolean;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly $ref?: string;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name?: string; readonly in?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let test: TestApp;
let admin: Person;
let description: Description;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  description = (await test.call('GET', '/openapi.json')).body as Description;
});
afterAll(() => test.stop());

describe('the description', () => {
  it('is JSON that anybody may read', async () => {
    expect(await test.call('GET', '/openapi.json')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: { openapi: '3.1.0' },
    });
  });

  it('contains every routed call, each with a unique name and its path parameters', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      [...new Set(test.app.calls.map(({ method, path }) => `${method} ${path}`))].toSorted(),
    );
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { path, parameters } of operations) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
      );
    }
  });

  it('has no dangling references', () => {
    const dangling = refsIn(description).filter(
      (ref) =>
        !ref.startsWith('#/') ||
        ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], description) ===
          undefined,
    );
    expect(dangling).toEqual([]);
  });

  it('has a schema for every entity, with all its fields', () => {
    for (const entity of testCatalogue.entities.values()) {
      expect(Object.keys(description.components.schemas[entity.name]?.properties ?? {})).toEqual(
        expect.arrayContaining(Object.keys(entity.fields)),
      );
    }
  });

  it('describes the answer of a check', async () => {
    const { body } = await test.call('POST', '/api/v1/master/lookups/_check', {
      as: admin,
      body: { group: 'X', key: '1', value: 'x', seq: 1 },
    });
    const answer = description.paths['/api/v1/master/lookups/_check']?.['post']?.responses['200'] as {
      content: { 'application/json': { schema: Schema } };
    };
    expect(Object.keys(resolved(answer.content['application/json'].schema).properties ?? {}).toSorted()).toEqual(
      Object.keys(body as object).toSorted(),
    );
  });
});

describe('a body generated from the description', () => {
  it.each(['/api/v1/master/lookups', '/api/v1/master/departments', '/api/v1/transaction/specimens'])(
    'is valid at %s',
    async (path) => {
      const schema = resolved(description.paths[path]?.['put']?.requestBody?.content['application/json']?.schema ?? {});
      const { status, text } = await test.call('POST', `${path}/_check`, { as: admin, body: example(schema) });
      expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    },
  );

  it('is accepted where only types are checked: it creates a lookup, and changes it with its version', async () => {
    const schema = resolved(
      description.paths['/api/v1/master/lookups']?.['put']?.requestBody?.content['application/json']?.schema ?? {},
    );
    const created = await test.call('PUT', '/api/v1/master/lookups', { as: admin, body: example(schema) });
    expect(created).toMatchObject({ status: 200, body: { version: 1, seq: 0 } });
    const { id } = created.body as { id: string };
    expect(
      await test.call('PUT', '/api/v1/master/lookups', {
        as: admin,
        body: { ...example(schema), id, version: 1, value: 'y' },
      }),
    ).toMatchObject({ status: 200, body: { version: 2 } });
    expect(schema.properties?.['version']?.readOnly).toBeUndefined();
    expect(
      Object.entries(schema.properties ?? {})
        .filter(([, property]) => property.readOnly === true)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['children', 'code', 'createBy', 'createDate', 'isActive', 'updateBy', 'updateDate']);
  });
});

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : (description.components.schemas[name] ?? {});
}

/** Returns a value of the right type for every writable field, and none for identity fields. */
function example(schema: Schema): Record<string, unknown> {
  const writable = Object.entries(schema.properties ?? {}).filter(
    ([name, property]) => property.readOnly !== true && name !== 'id' && name !== 'version',
  );
  return Object.fromEntries(writable.map(([name, property]) => [name, exampleOf(property, name)]));
}

function exampleOf({ type, minimum, maxLength }: Schema, name: string): unknown {
  switch (Array.isArray(type) ? (type as readonly string[])[0] : type) {
    case 'string':
      return maxLength === undefined ? null : name.slice(0, maxLength);
    case 'integer':
    case 'number':
      return minimum ?? 1;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return null;
  }
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)));
}
