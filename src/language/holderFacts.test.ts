import { describe, expect, it } from 'vitest';
import { changedCatalogue } from '#platform/testing/changedCatalogue.ts';
import type { Field } from './field.ts';
import { prefillValueOf } from './holderFacts.ts';

const withField = (entity: string, name: string, more: object) => (): unknown =>
  changedCatalogue({
    [entity]: (declared) => ({
      ...declared,
      fields: { ...declared.fields, [name]: { ...declared.fields[name], ...more } as Field },
    }),
  });

describe('a field that is prefilled from the registration', () => {
  it('names a registered fact of a holder, of its own kind and class', () => {
    expect(withField('toWhom', 'subject', { prefill: 'fullNameEn' })).not.toThrow();
    expect(withField('toWhom', 'subject', { prefill: 'phone', class: 'personal' })).not.toThrow();
    expect(withField('toWhom', 'subject', { prefill: 'committees.0.idCard' })).toThrow(
      'nothing is registered of a holder as "committees.0.idCard"',
    );
    expect(withField('toWhom', 'subject', { prefill: 'toString' })).toThrow(
      'nothing is registered of a holder as "toString"',
    );
    expect(withField('toWhom', 'copies', { prefill: 'postcode' })).toThrow('"postcode" is of another kind');
    expect(withField('toWhom', 'subject', { prefill: 'refProvince' })).toThrow('"refProvince" is of another kind');
  });

  it('belongs to a document that people of the holder read and write, and must be personal if the fact is personal', () => {
    expect(withField('department', 'nameTh', { prefill: 'fullName' })).toThrow('only what is filed for a holder');
    expect(withField('toWhom', 'subject', { prefill: 'fullName', managed: true })).toThrow('what the server writes');
    expect(withField('toWhom', 'subject', { prefill: 'fullName', class: 'officer' })).toThrow('do not read it');
    expect(withField('toWhom', 'subject', { prefill: 'phone' })).toThrow('"phone" is personal, and the field is not');
  });

  it('is left empty if the registered value does not fit', () => {
    const field = { kind: 'text', max: 5, prefill: 'fullNameEn' } as unknown as Field;
    expect(prefillValueOf(field, { fullNameEn: 'AQUA' })).toBe('AQUA');
    expect(prefillValueOf(field, { fullNameEn: 'AQUA CHEM' })).toBeNull();
    expect(prefillValueOf(field, {})).toBeNull();
  });
});
