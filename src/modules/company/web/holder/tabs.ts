/** The tabs of a company: which there are for whom, and their addresses. */
import type { texts } from '../texts.ts';

export interface CompanyTab {
  readonly key: '1' | '2' | '3' | '4' | '5' | '6' | '7';
  readonly title: keyof typeof texts;
  /** What sub-page 2 shows in addition to what is in force; undefined if the tab has one page. */
  readonly second: 'asked' | 'waiting' | 'ended' | undefined;
  /** What sub-page 3 shows. */
  readonly third?: 'invited' | undefined;
}

export interface TabTerms {
  readonly isLegalEntity: boolean;
  /**
   * Within the company, or managing it: an owner who waits for its approval reads the registration, and has no people
   * and accounts yet.
   */
  readonly isInside: boolean;
  readonly seesJoining: boolean;
}

export function tabsFor({ isLegalEntity, isInside, seesJoining }: TabTerms): readonly CompanyTab[] {
  const all: readonly CompanyTab[] = [
    { key: '1', title: isLegalEntity ? 'tab1Company' : 'tab1Individual', second: 'asked' },
    { key: '2', title: 'tab2', second: 'ended' },
    { key: '3', title: 'tab3', second: 'asked' },
    {
      key: '4',
      title: 'tab4',
      second: seesJoining ? 'waiting' : undefined,
      third: seesJoining ? 'invited' : undefined,
    },
    { key: '5', title: 'tab5', second: 'ended' },
    { key: '6', title: 'tab6', second: 'ended' },
    { key: '7', title: 'tab7', second: undefined },
  ];
  return all.filter(({ key }) => (key !== '3' || isLegalEntity) && (isInside || key === '1' || key === '3'));
}

export function tabAddress(
  company: { readonly id: string; readonly personTypeKey: string },
  tab: CompanyTab['key'],
  sub: '1' | '2' | '3' = '1',
): string {
  const base = `/app/company/mgt/tab/${encodeURIComponent(company.id)}/${encodeURIComponent(company.personTypeKey)}/${tab}`;
  return tab === '7' ? base : `${base}/${sub}`;
}

/** Returns the position of an address: for `…/3/2/create`, tab 3 and sub-page 2. */
export function tabPositionOf(path: string): { readonly tab: string; readonly sub: string | undefined } {
  const [tab = '', sub] = path.split('/').slice(SEGMENTS_BEFORE);
  return { tab, sub };
}

/** `/app/company/mgt/tab/{companyId}/{personType}/`, including the empty segment before the first slash. */
const SEGMENTS_BEFORE = 7;
