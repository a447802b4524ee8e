/** The company whose pages are open, for every page within the frame. */
import { createContext, use } from 'react';
import type { Label } from '#language/label.ts';
import { personType } from '#platform/model/choices.ts';
import type { Info } from '#platform/web/session/info.ts';
import { createMenuMatcher, type MenuContext } from '#platform/web/session/menus.ts';
import { inForceOf, openOf, type Filing } from './filing.ts';

export interface Company {
  readonly id: string;
  readonly personTypeKey: string;
  readonly isLegalEntity: boolean;
  readonly name: Label;
  readonly idTax: string | null;
  readonly filings: readonly Filing[];
  readonly inForce: Filing | undefined;
  readonly open: Filing | undefined;
  /** Whether the person belongs to it, or acts for nobody and manages companies. */
  readonly isInside: boolean;
  /** Whether the person accepts employees or sees everything: joining a company does not concern a department. */
  readonly seesJoining: boolean;
  /** Whether the person may request changes of the registration. */
  readonly mayChange: boolean;
}

export interface CompanyTerms {
  readonly id: string;
  readonly filings: readonly Filing[];
  readonly info: Pick<Info, 'actingFor' | 'menus'>;
  readonly menu: Pick<MenuContext, 'rights'> | undefined;
}

/** Returns undefined if there is no such company, or none that this person may see. */
export function companyOf({ id, filings, info, menu }: CompanyTerms): Company | undefined {
  const inForce = inForceOf(filings);
  const latest = inForce ?? filings[0];
  const own = info.actingFor?.id === id ? info.actingFor : undefined;
  if (latest === undefined && own === undefined) return undefined;
  const seesJoining = mayOpen(info, '/app/company/employee-requests');
  const code = latest?.personType.code ?? own?.personType ?? '';
  return {
    id,
    personTypeKey: latest?.personType.key ?? keyOfPersonType(code),
    isLegalEntity: code === 'legalEntity',
    name: latest?.name ?? [own?.fullName ?? '', own?.fullNameEn ?? own?.fullName ?? ''],
    idTax: latest?.idTax ?? null,
    filings,
    inForce,
    open: openOf(filings),
    isInside: info.actingFor === null || seesJoining,
    seesJoining,
    mayChange: own !== undefined && menu?.rights.has('canCreate') === true,
  };
}

/** From the declaration: if nothing was filed there is no row to read it from. */
export function keyOfPersonType(code: string): string {
  return Object.entries(personType.values).find(([name]) => name === code)?.[1].key ?? '';
}

export function mayOpen({ menus }: Pick<Info, 'menus'>, path: string): boolean {
  return createMenuMatcher(menus)(path)?.rights.has('canView') === true;
}

export const CompanyContext = createContext<Company | undefined>(undefined);

export function useCompany(): Company {
  const company = use(CompanyContext);
  if (company === undefined) throw new Error('There is no company around this page');
  return company;
}
