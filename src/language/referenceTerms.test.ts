import { describe, expect, it } from 'vitest';
import { message } from './message.ts';
import { findMismatch, referenceTermsFor, type ReferenceMatch, type ReferenceTerms } from './referenceTerms.ts';
import { refersTo, type RefersToOptions } from './refersTo.ts';
import './sharedMessages.ts';

const why = message('invalidFormat');
const general = { holder: 'any', types: ['a', 'b'], where: [{ field: 'kg', oneOf: [1], why }] } as const;

function termsOf(options: RefersToOptions): ReferenceTerms {
  const { refersTo: terms } = refersTo('refProduct', 'product', ['ผลิตภัณฑ์', 'Product'], options).refProduct;
  if (terms === undefined) throw new Error('The field refers to no issued document');
  return terms;
}

describe('referenceTermsFor', () => {
  const terms = termsOf({
    ...general,
    usesUp: true,
    forTypes: { import: { holder: 'own', types: ['a'] }, notice: { where: [] } },
  });

  it('replaces the terms that the type of the document that refers has of its own', () => {
    expect(referenceTermsFor(terms, 'import')).toEqual({ ...terms, holder: 'own', types: ['a'] });
    expect(referenceTermsFor(terms, 'notice')).toEqual({ ...terms, where: [] });
  });

  it.each(['export', 'constructor', null, undefined])('leaves the general terms for %s', (type) => {
    expect(referenceTermsFor(terms, type)).toBe(terms);
  });

  it('may be applied again', () => {
    const applied = referenceTermsFor(terms, 'import');
    expect(referenceTermsFor(applied, 'import')).toEqual(applied);
  });
});

describe('findMismatch', () => {
  const matches: readonly ReferenceMatch[] = [
    { field: 'refSubstance', root: 'refListed', why },
    { field: 'refKind', root: 'refKind', why },
  ];
  const document = { refListed: { id: 'chlorine' }, refKind: 'type2' };
  const referred = { refSubstance: { id: 'chlorine', nameTh: 'คลอรีน' }, refKind: 'type2' };

  it('compares references by id and choices by code', () => {
    expect(findMismatch({ matches }, { document, referred })).toBeUndefined();
    expect(findMismatch({ matches }, { document, referred: { ...referred, refSubstance: { id: 'iron' } } })).toBe(
      matches[0],
    );
    expect(findMismatch({ matches }, { document, referred: { ...referred, refKind: 'type3' } })).toBe(matches[1]);
  });

  it('refuses a document without the value, and asks for none while the field of the document is empty', () => {
    expect(findMismatch({ matches }, { document, referred: { ...referred, refKind: null } })).toBe(matches[1]);
    expect(findMismatch({ matches }, { document: { refListed: null }, referred: {} })).toBeUndefined();
  });
});
