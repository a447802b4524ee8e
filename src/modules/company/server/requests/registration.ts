/** The facts of one registration: who is registered, who filled it in, and which office gets it. */
import { getHolderId } from '#platform/server/request/case/loadCase.ts';
import type { Case } from '#platform/server/request/case/caseRows.ts';

export const HOLDER_REGISTRATION = 'holderRegistration';
export const EMPLOYEE_REGISTRATION = 'employeeRegistration';
export const OFFICER_REGISTRATION = 'officerRegistration';

export type RegistrationCase = Case<'userRequest'>;
type RequestAndDocument = Pick<RegistrationCase, 'request' | 'document'>;

export function isOfType({ request }: Pick<Case, 'request'>, type: string): boolean {
  return request.refDocumentType === type;
}

/** The checkpoint of a company, or the department an officer wants to join; an employee needs no office. */
export function officeOf({ request, document }: RequestAndDocument): string | null {
  if (isOfType({ request }, HOLDER_REGISTRATION)) return document.refCheckpoint?.id ?? null;
  return isOfType({ request }, OFFICER_REGISTRATION) ? (document.refWorkplace?.id ?? null) : null;
}

/** Whose facts these are: for an employee the person, not the company that accepts them. */
export function registeredIdOf({ request, document }: RequestAndDocument): string {
  return isOfType({ request }, EMPLOYEE_REGISTRATION) ? document.refApplicant.id : getHolderId(document);
}

/** The claim that nobody else may take meanwhile. */
export function claimOf({ request, document }: RequestAndDocument): { readonly scope: string; readonly key: string } {
  return {
    scope: isOfType({ request }, EMPLOYEE_REGISTRATION) ? getHolderId(document) : '',
    key: registeredIdOf({ request, document }),
  };
}

export function roleIdsIn({ roles }: Pick<RequestAndDocument['document'], 'roles'>): readonly string[] {
  return (roles ?? []).flatMap(({ refRole }) => refRole?.id ?? []);
}
