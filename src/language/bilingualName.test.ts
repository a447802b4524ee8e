import { describe, expect, it } from 'vitest';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { buildCatalogue } from './catalogue.ts';
import type { Card } from './entity.ts';
import { defineFields, text } from './field.ts';
import { findBilingualName } from './bilingualName.ts';

const names: Card = { key: 'code', th: 'nameTh', en: 'nameEn' };
const called = { ...names, namesLabel: ['ชื่อ', 'Name'] } as const satisfies Card;

describe('a name in two languages', () => {
  it('is one name if it has a common label, and is found at its Thai half', () => {
    expect(findBilingualName({ card: called }, 'nameTh')).toEqual({ label: ['ชื่อ', 'Name'], en: 'nameEn' });
    expect(['nameEn', 'code', 'phone'].map((field) => findBilingualName({ card: called }, field))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is two names without a common label', () => {
    expect([names, undefined].map((card) => findBilingualName({ card }, 'nameTh'))).toEqual([undefined, undefined]);
  });

  it('is also a text that names the field of its English half', () => {
    const fields = defineFields({
      desc: text(['คำอธิบาย', 'Description'], { english: 'descEn' }),
      descEn: text(['คำอธิบาย (อังกฤษ)', 'Description (English)']),
    });
    expect(['desc', 'descEn'].map((field) => findBilingualName({ fields }, field))).toEqual([
      { label: ['คำอธิบาย', 'Description'], en: 'descEn' },
      undefined,
    ]);
  });

  it('is refused if the field of its English half does not exist', () => {
    const modules = testCatalogue.modules.map((module) => ({
      ...module,
      entities: module.entities.map((entity) =>
        entity.name === 'department'
          ? { ...entity, fields: { ...entity.fields, nameTh: text(['ชื่อ', 'Name'], { english: 'noSuchField' }) } }
          : entity,
      ),
    }));
    expect(() => buildCatalogue(modules)).toThrow('"department": "nameTh" has no English text "noSuchField"');
  });

  it('is refused if it exists in one language only', () => {
    const withCard = (card: Card) =>
      testCatalogue.modules.map((module) => ({
        ...module,
        entities: module.entities.map((entity) => (entity.name === 'department' ? { ...entity, card } : entity)),
      }));
    expect(() => buildCatalogue(withCard({ th: 'nameTh', namesLabel: ['ชื่อ', 'Name'] }))).toThrow(
      '"department": calls two names one',
    );
    expect(() => buildCatalogue(withCard(called))).not.toThrow();
  });
});
