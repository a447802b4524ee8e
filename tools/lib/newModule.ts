/** The texts of a new module: one entity with a list, a form, a rule, a message and a menu. */
import { toCamelCase, collectionName } from '../../src/language/naming.ts';
import { labelText } from './moduleTexts.ts';
import type { NewModule } from './newModuleArguments.ts';

export function moduleFiles({ name, title, seq }: NewModule): Readonly<Record<string, string>> {
  const entity = toCamelCase(name);
  const names = { name, entity, title: labelText(title) };
  return {
    'index.ts': indexText(names, seq),
    [`${entity}.ts`]: entityText(names),
    'messages.ts': messagesText(entity),
    [`${entity}.test.ts`]: testText(names),
  };
}

interface Names {
  readonly name: string;
  readonly entity: string;
  readonly title: string;
}

function indexText({ name, entity, title }: Names, seq: number): string {
  const collection = collectionName(entity);
  return `/** What the module declares, by name. */
import { allRights, defineModule, readRights } from '#language/module.ts';
import { resourceScreen } from '#language/screen.ts';
import { ${entity} as record } from './${entity}.ts';
import { messages } from './messages.ts';

export const ${entity} = defineModule({
  name: '${name}',
  dependsOn: [],
  entities: [record],
  messages,
  menus: [
    {
      key: '${name}.${collection}',
      label: ${title},
      url: '/app/${name}/${collection}/**',
      icon: 'FileTextOutlined',
      entities: ['${entity}'],
      roles: { ADMIN: allRights, AUDITOR: readRights },
    },
  ],
  menuSides: [{ key: '${name}', label: ${title}, menu: '${name}.${collection}', icon: 'FileTextOutlined', seq: ${seq} }],
  screens: [resourceScreen('/app/${name}/${collection}', '${entity}')],
});
`;
}

function entityText({ entity, title }: Omit<Names, 'name'>): string {
  return `/** One of the records this module is about. */
import { entity, rule, section } from '#language/entity.ts';
import { defineFields, date, text } from '#language/field.ts';
import { at, message } from '#language/message.ts';
import { comparePlainDates } from '#language/values/plainDate.ts';
import './messages.ts';

const fields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 40, code: true, searched: true }),
  name: text(['ชื่อ', 'Name'], { required: true, max: 200, searched: true }),
  startDate: date(['ตั้งแต่วันที่', 'From']),
  endDate: date(['ถึงวันที่', 'Until']),
});

declare module '#language/registry.ts' {
  interface Fields {
    ${entity}: typeof fields;
  }
}

export const endNotBeforeStart = rule<'${entity}'>('endNotBeforeStart', {
  check: ({ startDate, endDate }) =>
    startDate !== null && endDate !== null && comparePlainDates(endDate, startDate) < 0 ? at('endDate', message('${entity}.endBeforeStart')) : undefined,
});

export const ${entity} = entity('${entity}', fields, {
  wire: 'transaction/${collectionName(entity)}',
  title: ${title},
  card: { key: 'code', th: 'name' },
  unique: [['code']],
  list: { columns: ['code', 'name', 'startDate', 'endDate', 'isActive'], search: ['code', 'name', 'isActive'], sort: ['code'] },
  form: [section(${title}, ['code', 'name', 'startDate', 'endDate'])],
  rules: [endNotBeforeStart],
});
`;
}

function messagesText(entity: string): string {
  return `/** What the module tells people. */
import type { MessageCatalogue } from '#language/message.ts';

export const messages = {
  '${entity}.endBeforeStart': { th: 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่มต้น กรุณาแก้ไขวันที่', en: 'The end must not be before the start. Correct the dates.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    ${entity}: typeof messages;
  }
}
`;
}

function testText({ entity }: Omit<Names, 'title'>): string {
  return `import { expect, it } from 'vitest';
import { findPlainDate } from '#language/values/plainDate.ts';
import { endNotBeforeStart } from './${entity}.ts';

const draft = { id: '', code: 'A', name: 'ก', startDate: findPlainDate('2026-01-02') ?? null, endDate: findPlainDate('2026-01-01') ?? null };

it('refuses an end before the start, and says so at the end date', () => {
  expect(endNotBeforeStart.check(draft, {} as never)).toEqual({ path: 'endDate', messageKey: '${entity}.endBeforeStart' });
});

it('says nothing while one of the dates is missing', () => {
  expect(endNotBeforeStart.check({ ...draft, startDate: null }, {} as never)).toBeUndefined();
});
`;
}
