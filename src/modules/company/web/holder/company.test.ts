import { describe, expect, it } from 'vitest';
import type { Right } from '#language/rights.ts';
import { companyOf, keyOfPersonType } from './company.ts';
import { filingOf, isEditableByApplicant, openOf, type Filing } from './filing.ts';

const filing = (id: string, more: Partial<Filing> = {}): Filing => ({
  ...filingOf({
    id,
    fullName: 'บริษัท ก',
    refPersonType: { key: '1', code: 'legalEntity', value: 'นิติบุคคล', value2: 'Legal entity' },
  }),
  ...more,
});
const at = (code: string): Pick<Filing, 'status' | 'isOpen'> => ({
  status: { code, label: [code, code] },
  isOpen: true,
});
const actingForNobody = { actingFor: null, menus: [] };
const rights = (...given: Right[]): { readonly rights: ReadonlySet<Right> } => ({ rights: new Set(given) });

describe('the open filing', () => {
  it('is one that officers have, before a draft that was begun later', () => {
    expect(openOf([filing('draft', at('draft')), filing('sent', at('submitted')), filing('old')])?.id).toBe('sent');
    expect(openOf([filing('later', at('draft')), filing('first', at('draft'))])?.id).toBe('later');
    expect(openOf([filing('old')])).toBeUndefined();
  });

  it('can be written by the applicant as a draft and when it was returned', () => {
    expect(
      ['draft', 'editRequested', 'submitted', 'waitCenter'].filter((code) => isEditableByApplicant(at(code))),
    ).toEqual(['draft', 'editRequested']);
  });
});

describe('a company', () => {
  it('is visible to people who manage companies, and in part to its owner before approval', () => {
    const filings = [filing('1', { isCurrent: true })];
    const actingFor = {
      id: 'c',
      fullName: 'บริษัท ก',
      fullNameEn: null,
      personType: 'legalEntity',
      kind: 'owner',
      endDate: null,
    } as const;
    expect(companyOf({ id: 'c', filings, info: actingForNobody, menu: rights('canView') })).toMatchObject({
      isInside: true,
      seesJoining: false,
    });
    expect(
      companyOf({ id: 'c', filings, info: { ...actingForNobody, actingFor }, menu: rights('canView') }),
    ).toMatchObject({
      isInside: false,
      seesJoining: false,
    });
  });

  it('is undefined for people who may not see it and act for another', () => {
    expect(companyOf({ id: 'c', filings: [], info: actingForNobody, menu: undefined })).toBeUndefined();
  });

  it('can be changed by its owner, and not by people who only read it', () => {
    const actingFor = {
      id: 'c',
      fullName: 'บริษัท ก',
      fullNameEn: null,
      personType: 'legalEntity',
      kind: 'owner',
      endDate: null,
    } as const;
    const filings = [filing('1', { isCurrent: true })];
    expect(
      companyOf({ id: 'c', filings, info: { ...actingForNobody, actingFor }, menu: rights('canView', 'canCreate') }),
    ).toMatchObject({ mayChange: true, inForce: { id: '1' }, personTypeKey: '1', isLegalEntity: true });
    expect(
      companyOf({ id: 'c', filings, info: { ...actingForNobody, actingFor }, menu: rights('canView') })?.mayChange,
    ).toBe(false);
    expect(
      companyOf({ id: 'c', filings, info: actingForNobody, menu: rights('canView', 'canCreate') })?.mayChange,
    ).toBe(false);
    expect(companyOf({ id: 'c', filings: [], info: { ...actingForNobody, actingFor }, menu: undefined })).toMatchObject(
      {
        personTypeKey: keyOfPersonType('legalEntity'),
        inForce: undefined,
        name: ['บริษัท ก', 'บริษัท ก'],
      },
    );
  });
});
