import { describe, expect, it } from 'vitest';
import { tabPositionOf, tabAddress, tabsFor } from './tabs.ts';

const keys = (terms: Parameters<typeof tabsFor>[0]): string =>
  tabsFor(terms)
    .map(({ key }) => key)
    .join('');
const inside = { isInside: true, seesJoining: true };

describe('the tabs of a company', () => {
  it('are those that exist for it and for the reader', () => {
    expect(keys({ isLegalEntity: true, ...inside })).toBe('1234567');
    expect(keys({ isLegalEntity: false, ...inside })).toBe('124567');
    expect(keys({ isLegalEntity: true, isInside: false, seesJoining: false })).toBe('13');
    expect(keys({ isLegalEntity: false, isInside: false, seesJoining: false })).toBe('1');
  });

  it('show people who want to join only to people who accept them', () => {
    const second = (seesJoining: boolean): string | undefined =>
      tabsFor({ isLegalEntity: true, isInside: true, seesJoining }).find(({ key }) => key === '4')?.second;
    expect([second(true), second(false)]).toEqual(['waiting', undefined]);
  });

  it('show invited people only to people who accept employees', () => {
    const third = (seesJoining: boolean): string | undefined =>
      tabsFor({ isLegalEntity: true, isInside: true, seesJoining }).find(({ key }) => key === '4')?.third;
    expect([third(true), third(false)]).toEqual(['invited', undefined]);
  });

  it('name the first one after the kind of holder', () => {
    expect(tabsFor({ isLegalEntity: true, ...inside })[0]?.title).toBe('tab1Company');
    expect(tabsFor({ isLegalEntity: false, ...inside })[0]?.title).toBe('tab1Individual');
  });

  it('have addresses from which the position is found', () => {
    const company = { id: 'c', personTypeKey: '1' };
    for (const [tab, sub] of [
      ['1', '1'],
      ['3', '2'],
      ['6', '1'],
    ] as const) {
      const address = tabAddress(company, tab, sub);
      expect(address).toBe(`/app/company/mgt/tab/c/1/${tab}/${sub}`);
      for (const page of ['', '/create', '/x/edit']) expect(tabPositionOf(address + page)).toEqual({ tab, sub });
    }
    expect(tabAddress(company, '7')).toBe('/app/company/mgt/tab/c/1/7');
    expect(tabPositionOf(tabAddress(company, '7'))).toEqual({ tab: '7', sub: undefined });
  });
});
