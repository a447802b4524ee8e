/** What one registration is about: who is registered, who filled it in, and which office it goes to. */
import { getHolderId } from '#platform/server/request/case/loadCase.ts';
import type { Case } from '#platform/server/request/case/caseRows.ts';

export const ofHolders = 'holderRegistration';
export const ofEmployees = 'employeeRegistration';
export const ofOfficers = 'officerRegistration';

export type RegistrationCase = Case<'userRequest'>;
type Registration = Pick<RegistrationCase, 'request' | 'document'>;

export function isOfType({ request }: Pick<Case, 'request'>, type: string): boolean {
  return request.refDocumentType === type;
}

/** A company by its checkpoint, an officer by the department they want to join; an employee needs no office. */
export function officeOf({ request, document }: Registration): string | null {
  if (isOfType({ request }, ofHolders)) return document.refCheckpoint?.id ?? null;
  return isOfType({ request }, ofOfficers) ? (document.refWorkplace?.id ?? null) : null;
}

/** Whose facts these are: of an employee the person, not the company that takes them in. */
export function registeredIdOf({ request, document }: Registration): string {
  return isOfType({ request }, ofEmployees) ? document.refApplicant.id : getHolderId(document);
}

/** What nobody else may ask for meanwhile. */
export function claimOf({ request, document }: Registration): { readonly scope: string; readonly key: string } {
  return {
    scope: isOfType({ request }, ofEmployees) ? getHolderId(document) : '',
    key: registeredIdOf({ request, document }),
  };
}

export function roleIdsIn({ roles }: Pick<Registration['document'], 'roles'>): readonly string[] {
  return (roles ?? []).flatMap(({ refRole }) => refRole?.id ?? []);
}
