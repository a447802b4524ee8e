/** What one registration is about: who is registered, who filled it in, and which office it goes to. */
import type { AnyRecord } from '#language/record.ts';
import { findIdOf, idOf, type Case } from '#platform/server/request/loadCase.ts';

export const ofHolders = 'holderRegistration';
export const ofEmployees = 'employeeRegistration';
export const ofOfficers = 'officerRegistration';

type Registration = Pick<Case, 'request' | 'document'>;

export function isOfType({ request }: Pick<Case, 'request'>, type: string): boolean {
  return request.refDocumentType === type;
}

/** A company by its checkpoint, an officer by the department they want to join; an employee needs no office. */
export function officeOf({ request, document }: Registration): string | null {
  if (isOfType({ request }, ofHolders)) return findIdOf(document['refCheckpoint']);
  return isOfType({ request }, ofOfficers) ? findIdOf(document['refWorkplace']) : null;
}

/** Whose facts these are: of an employee the person, not the company that takes them in. */
export function registeredIdOf({ request, document }: Registration): string {
  return idOf(isOfType({ request }, ofEmployees) ? document['refApplicant'] : document.refHolder);
}

/** What nobody else may ask for meanwhile. */
export function claimOf({ request, document }: Registration): { readonly scope: string; readonly key: string } {
  return { scope: isOfType({ request }, ofEmployees) ? idOf(document.refHolder) : '', key: registeredIdOf({ request, document }) };
}

export function roleIdsIn(document: AnyRecord): readonly string[] {
  return ((document['roles'] ?? []) as readonly AnyRecord[]).map((row) => idOf(row['refRole']));
}
