import { describe, expect, it } from 'vitest';
import { integer, parts, ref, text } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { constraintOwner } from './constraintOwner.ts';
import { catalogueWith, exampleEntity } from './schemaFixtures.ts';

const label: Label = ['ช่อง', 'Field'];

describe('a violated constraint', () => {
  const line = exampleEntity(
    'exampleLine',
    { refUnit: ref('lookup', label) },
    { partOf: { root: 'example', field: 'lines', rootField: 'refExample' }, unique: [['$root', 'refUnit']] },
  );
  const owners = constraintOwner(
    catalogueWith(
      {
        code: text(label, { code: true }),
        copies: integer(label, { min: 1 }),
        refUser: ref('user', label),
        lines: parts('exampleLine', label),
      },
      { unique: [['refUser', 'code']] },
      [line],
    ),
  );

  it.each([
    ['example_pkey', { entity: 'example', fields: ['id'], kind: 'unique' }],
    ['example_user_id_code_key', { entity: 'example', fields: ['refUser', 'code'], kind: 'unique' }],
    ['example_user_id_fkey', { entity: 'example', fields: ['refUser'], kind: 'reference' }],
    ['example_copies_check', { entity: 'example', fields: ['copies'], kind: 'check' }],
    [
      'example_line_example_id_unit_id_key',
      { entity: 'exampleLine', fields: ['refExample', 'refUnit'], kind: 'unique' },
    ],
    ['user_username_key', { entity: 'user', fields: ['username'], kind: 'unique' }],
  ])('%s is mapped to the fields it was declared on', (name, owner) => {
    expect(owners.get(name)).toEqual(owner);
  });

  it('always has an owner', () => {
    expect([...owners.values()].every((owner) => owner.fields.length > 0)).toBe(true);
    expect(owners.get('credential_pkey')).toBeUndefined();
  });
});
