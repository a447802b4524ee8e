/** Generates the description of the API from the declarations that make it. */
import { allFieldsOf, findTarget, getChoice, type Catalogue } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import { columnTypes, criteriaLimits, operators } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { App } from '../app.ts';
import { cardFieldsOf } from '../resource/read/path.ts';
import { XLSX_TYPE } from '../resource/sheets/writing/workbook.ts';
import type { Call } from '../http/call.ts';

export function describeApi({ catalogue, calls }: Pick<App, 'catalogue' | 'calls'>): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Haz', version: '1', description: 'ระบบควบคุมวัตถุอันตราย' },
    servers: [{ url: '/haz/backend' }],
    security: [{ bearer: [] }],
    paths: pathsOf(catalogue, calls),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        menu: {
          name: 'X-Menu-Id',
          in: 'header',
          required: false,
          schema: { type: 'string', format: 'uuid' },
          description: 'The menu the caller is in; narrows what the call may do',
        },
      },
      responses: { error: { description: 'Refused', content: { 'application/json': { schema: reference('Error') } } } },
      schemas: {
        ...sharedSchemas,
        ...Object.fromEntries(
          [...catalogue.entities.values()].map((entity) => [entity.name, recordSchema(catalogue, entity)]),
        ),
      },
    },
  };
}

function pathsOf(catalogue: Catalogue, calls: readonly Call[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const entity = call.entity === undefined ? undefined : catalogue.entities.get(call.entity);
    const operation = {
      operationId: `${call.method.toLowerCase()}${call.path.replaceAll(/[^A-Za-z0-9]+/g, '_')}`,
      summary: call.summary[1],
      description: call.summary[0],
      tags: [entity?.title[1] ?? call.path.split('/')[2] ?? 'api'],
      parameters: [
        ...[...call.path.matchAll(/\{(\w+)\}/g)].map((match) => ({
          name: match[1],
          in: 'path',
          required: true,
          schema: { type: 'string' },
        })),
        { $ref: '#/components/parameters/menu' },
      ],
      ...bodyOf(call, entity),
      responses: { 200: answerOf(call, entity), default: { $ref: '#/components/responses/error' } },
    };
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  return paths;
}

function bodyOf(call: Call, entity: AnyEntity | undefined): object {
  const schema = call.bodySchema ?? (entity === undefined ? undefined : genericBody(call, entity));
  return schema === undefined || call.method === 'GET'
    ? {}
    : {
        requestBody: {
          content: { [call.isUpload === true ? 'application/octet-stream' : 'application/json']: { schema } },
        },
      };
}

function genericBody(call: Call, entity: AnyEntity): object | undefined {
  const suffix = suffixOf(call);
  switch (suffix) {
    case '_search':
    case '_export':
      return reference('Criteria');
    case '_all':
      return { type: 'array', items: reference(entity.name) };
    case '_delete':
    case '_active':
      return reference('Target');
    case '_delete_all':
    case '_active_all':
      return { type: 'array', items: reference('Target') };
    case '_rev':
    case '_changes':
      return undefined;
    default:
      return reference(entity.name);
  }
}

function answerOf(call: Call, entity: AnyEntity | undefined): object {
  const schema = call.answerSchema ?? (entity === undefined ? {} : genericAnswer(call, entity));
  const types = answerTypes[suffixOf(call)] ?? ['application/json'];
  return { description: 'Done', content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

const answerTypes: Readonly<Record<string, readonly string[]>> = {
  _export: ['text/csv', XLSX_TYPE],
  _template: ['text/csv', XLSX_TYPE],
  _import: ['application/x-ndjson'],
};

function genericAnswer(call: Call, entity: AnyEntity): object {
  switch (suffixOf(call)) {
    case '_search':
      return {
        allOf: [
          reference('Page'),
          { type: 'object', properties: { data: { type: 'array', items: reference(entity.name) } } },
        ],
      };
    case '_export':
      return { type: 'string' };
    case '_all':
    case '_delete_all':
    case '_active_all':
      return { type: 'array', items: reference('RowAnswer') };
    case '_delete':
    case '_active':
      return reference('RowAnswer');
    case '_check':
      return checkSchema(entity);
    case '_rev':
    case '_changes':
      return { type: 'array', items: reference('Revision') };
    default:
      return reference(entity.name);
  }
}

function checkSchema(entity: AnyEntity): object {
  const problems = { $ref: '#/components/schemas/Error/properties/fields' };
  const warnings = { type: 'array', items: reference('Warning') };
  return {
    type: 'object',
    properties: {
      ok: { type: 'boolean' },
      problems,
      warnings,
      derived: { type: 'object' },
      record: { oneOf: [reference(entity.name), { type: 'null' }] },
    },
  };
}

function suffixOf(call: Call): string {
  return /\/(_\w+)$/.exec(call.path)?.[1] ?? '';
}

function recordSchema(catalogue: Catalogue, entity: AnyEntity): object {
  const properties = Object.fromEntries(
    Object.entries(allFieldsOf(entity)).map((fieldEntry) => [
      fieldEntry[0],
      fieldSchema(catalogue, entity, fieldEntry),
    ]),
  );
  const marker =
    entity.kind === 'part'
      ? { isDelete: { type: 'boolean', writeOnly: true, title: 'Take it out', description: 'นำออก' } }
      : {};
  return {
    type: 'object',
    title: entity.title[1],
    description: entity.title[0],
    properties: { ...properties, ...marker },
  };
}

/**
 * The version identifies the record state that was seen, and a part refers to its root: both are set by the server, but
 * must be sent.
 */
function fieldSchema(catalogue: Catalogue, entity: AnyEntity, [name, field]: [string, Field]): object {
  const isSent =
    name === 'version' || name === entity.partOf?.rootField || (field.managed !== true && field.kind !== 'inverse');
  return {
    ...typeSchema(catalogue, field),
    title: field.label[1],
    description: field.label[0],
    ...(isSent ? {} : { readOnly: true }),
    ...(field.class === 'public' ? {} : { 'x-class': field.class }),
    ...(field.class === 'secret' ? { writeOnly: true } : {}),
  };
}

function typeSchema(catalogue: Catalogue, field: Field): object {
  switch (field.kind) {
    case 'text':
      return { type: ['string', 'null'], maxLength: field.max };
    case 'integer':
      return {
        type: ['integer', 'null'],
        ...(field.min === undefined ? {} : { minimum: field.min }),
        ...(field.max === undefined ? {} : { maximum: field.max }),
      };
    case 'decimal':
      return { type: ['number', 'null'], multipleOf: Number(`1e-${field.scale}`) };
    case 'boolean':
      return { type: ['boolean', 'null'] };
    case 'date':
    case 'instant':
      return { type: ['string', 'null'], format: 'date-time' };
    case 'uuid':
      return { type: ['string', 'null'], format: 'uuid' };
    case 'json':
      return {
        type: [field.shape, 'null'],
        ...(field.choice === undefined
          ? {}
          : { items: { enum: codesOf(getChoice(catalogue, field.choice)) }, uniqueItems: true }),
      };
    case 'choice': {
      const choice = getChoice(catalogue, field.choice);
      return {
        ...cardSchema(catalogue, field),
        'x-choice': { group: choice.group, keys: Object.values(choice.values).map((value) => value.key) },
      };
    }
    case 'lookup':
    case 'ref':
      return cardSchema(catalogue, field);
    case 'file':
      return { oneOf: [reference('File'), { type: 'null' }] };
    case 'parts':
    case 'inverse':
      return { type: 'array', items: reference(field.target) };
  }
}

function cardSchema(catalogue: Catalogue, field: Field): object {
  const target = findTarget(catalogue, field);
  const names = target === undefined ? ['id'] : cardFieldsOf(target);
  return {
    type: ['object', 'null'],
    properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'null'] }])),
    ...(target === undefined ? {} : { 'x-entity': target.name }),
  };
}

function reference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;

const sharedSchemas = {
  Criteria: {
    type: 'object',
    additionalProperties: false,
    properties: {
      select: { type: 'array', items: text, maxItems: criteriaLimits.selects },
      page: { ...count, default: criteriaLimits.defaultPage },
      size: { type: 'integer', minimum: 1, default: criteriaLimits.defaultSize },
      where: { type: 'array', items: { $ref: '#/components/schemas/Term' }, maxItems: criteriaLimits.terms },
      sort: {
        type: 'array',
        maxItems: criteriaLimits.sorts,
        items: { type: 'object', properties: { name: text, type: { enum: ['ASC', 'DESC'] } }, required: ['name'] },
      },
      children: {
        type: 'array',
        maxItems: criteriaLimits.children,
        items: { type: 'object', properties: { name: text, isRecursive: { type: 'boolean' } }, required: ['name'] },
      },
    },
  },
  Term: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'operator'],
    properties: {
      name: text,
      type: { enum: columnTypes },
      operator: { enum: operators },
      value: {},
      value2: {},
      logic: { enum: ['OR', 'AND'] },
      isNot: { type: 'boolean' },
    },
  },
  Page: {
    type: 'object',
    properties: {
      data: { type: 'array' },
      totalPage: count,
      totalSize: count,
      page: count,
      size: count,
      totalCapped: { type: 'boolean' },
    },
  },
  Target: {
    oneOf: [
      { type: 'string', format: 'uuid' },
      { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, version: count }, required: ['id'] },
    ],
  },
  RowAnswer: {
    type: 'object',
    properties: {
      id: { type: ['string', 'null'] },
      ok: { type: 'boolean' },
      version: count,
      error: { $ref: '#/components/schemas/Error' },
    },
  },
  Revision: {
    type: 'object',
    properties: {
      version: count,
      at: { type: 'string', format: 'date-time' },
      by: text,
      action: text,
      changes: { type: 'array' },
    },
  },
  File: {
    type: 'object',
    properties: {
      id: text,
      name: text,
      size: count,
      type: text,
      blob: { type: 'string', contentEncoding: 'base64' },
      url: text,
      path: text,
      group: text,
      isUserFile: { type: 'boolean' },
    },
  },
  Error: {
    type: 'object',
    properties: {
      status: count,
      message: text,
      messageKey: text,
      data: { type: 'object' },
      fields: {
        type: 'array',
        items: {
          type: 'object',
          properties: { path: text, message: text, messageKey: text, data: { type: 'object' } },
        },
      },
      warnings: { type: 'array', items: { $ref: '#/components/schemas/Warning' } },
      requestId: text,
    },
  },
  Warning: {
    type: 'object',
    properties: {
      path: text,
      rule: text,
      needsAcknowledgement: { type: 'boolean' },
      message: text,
      messageKey: text,
      data: { type: 'object' },
    },
  },
} as const;
