/**
 * Compares the name of an account with the names of its company: banks and registries write the same name in several
 * ways.
 */

export function isSameCompanyName(accountName: string, names: readonly (string | null | undefined)[]): boolean {
  const bareAccountName = bareCompanyName(accountName);
  return names.some((name) => name !== null && name !== undefined && bareCompanyName(name) === bareAccountName);
}

/** The words around the name of a company, in the order in which they must be removed. */
const COMPANY_FORM_WORDS =
  /บริษัท|บมจ\.?|บจก\.?|หจก\.?|ห้างหุ้นส่วนจำกัด|จำกัด|\(?มหาชน\)?|company|public|limited|co\.|pcl\.?|ltd\.?/giu;

function bareCompanyName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(COMPANY_FORM_WORDS, '')
    .replaceAll(/[\s.,()-]/gu, '');
}
