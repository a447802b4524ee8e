import { describe, expect, it } from 'vitest';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { buildCatalogue } from './catalogue.ts';
import type { Card } from './entity.ts';
import { findOneName } from './oneName.ts';

const names: Card = { key: 'code', th: 'nameTh', en: 'nameEn' };
const called = { ...names, called: ['ชื่อ', 'Name'] } as const satisfies Card;

describe('a name in two languages', () => {
  it('is one where it says what both are called, and is found at its Thai half', () => {
    expect(findOneName({ card: called }, 'nameTh')).toEqual({ label: ['ชื่อ', 'Name'], en: 'nameEn' });
    expect(['nameEn', 'code', 'phone'].map((field) => findOneName({ card: called }, field))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is two where nobody says so', () => {
    expect([names, undefined].map((card) => findOneName({ card }, 'nameTh'))).toEqual([undefined, undefined]);
  });

  it('is refused where there is but one language of it', () => {
    const withCard = (card: Card) =>
      testCatalogue.modules.map((module) => ({
        ...module,
        entities: module.entities.map((entity) => (entity.name === 'department' ? { ...entity, card } : entity)),
      }));
    expect(() => buildCatalogue(withCard({ th: 'nameTh', called: ['ชื่อ', 'Name'] }))).toThrow(
      '"department": calls two names one',
    );
    expect(() => buildCatalogue(withCard(called))).not.toThrow();
  });
});
