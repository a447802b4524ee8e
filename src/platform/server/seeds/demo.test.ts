import { describe, expect, it } from 'vitest';
import { email } from '#language/sharedRules.ts';
import { isJuristicId, isPersonId } from '#language/values/idCard.ts';
import { demoUsernames } from './demo.ts';
import { centralOffice, departmentsBelow } from './departments.ts';
import { lookupTables } from './lookups.ts';
import { demoCompanies, demoPeople } from './tables/demoParties.ts';

const parties = [...demoCompanies, ...demoPeople];

describe('the demonstration', () => {
  it('has exactly the eleven accounts that are documented', () => {
    expect(demoUsernames.toSorted()).toEqual([
      'admin',
      'agent',
      'auditor',
      'center',
      'customs',
      'employee',
      'finance',
      'head',
      'lab',
      'operator',
      'signatory',
    ]);
  });

  it('uses valid identity numbers, each once', () => {
    const ofPeople = demoPeople.flatMap(({ idCard }) => (idCard === undefined ? [] : [idCard]));
    const ofCompanies = demoCompanies.map(({ idTax }) => idTax);
    expect(ofPeople.filter((number) => !isPersonId(number))).toEqual([]);
    expect(ofCompanies.filter((number) => !isJuristicId(number))).toEqual([]);
    expect(new Set([...ofPeople, ...ofCompanies]).size).toBe(ofPeople.length + ofCompanies.length);
  });

  it('writes only to addresses reserved for examples', () => {
    expect(parties.filter((party) => !/[@.]example\.(?:go|co)\.th$/u.test(party.email))).toEqual([]);
    expect(parties.filter((party) => email().check(party.email, {}) !== undefined)).toEqual([]);
  });

  it('names everybody in Thai and in English', () => {
    expect(
      parties.filter(({ fullName, fullNameEn }) => !/\p{Script=Thai}/u.test(fullName) || !/^[ -~]+$/u.test(fullNameEn)),
    ).toEqual([]);
  });

  it('has an owner for every company, and memberships of existing holders only', () => {
    const memberships = demoPeople.flatMap((person) => person.memberships ?? []);
    const owned = new Set(memberships.filter(({ kind }) => kind === 'owner').map(({ holder }) => holder));
    expect(demoCompanies.filter(({ idTax }) => !owned.has(idTax))).toEqual([]);
    const knownHolders = new Set(demoCompanies.map(({ idTax }) => idTax));
    expect(memberships.filter(({ holder }) => !knownHolders.has(holder))).toEqual([]);
  });

  it('makes the operator the owner of the sample company only', () => {
    const operator = demoPeople.find(({ account }) => account?.username === 'operator');
    expect(operator).toMatchObject({
      personType: 'employee',
      memberships: [{ holder: '0105999900017', kind: 'owner' }],
    });
  });

  it('has individuals who hold records in their own name', () => {
    const individuals = demoPeople.filter(({ personType }) => personType === 'individual');
    expect(individuals.map(({ idCard, memberships }) => [typeof idCard, memberships])).toEqual([
      ['string', undefined],
      ['string', undefined],
    ]);
  });

  it('gives every officer a seeded department, and everybody a seeded title', () => {
    const departments = new Set([centralOffice, ...departmentsBelow].map(({ code }) => code));
    expect(
      demoPeople.filter(
        ({ personType, account, waitsAs }) =>
          personType === 'officer' && waitsAs === undefined && !departments.has(account?.department ?? ''),
      ),
    ).toEqual([]);
    const titles = new Set(lookupTables.find(({ group }) => group === 'TITLE')?.rows.map(([key]) => key));
    expect(demoPeople.filter(({ title }) => !titles.has(title))).toEqual([]);
  });
});
