/** Whether an account is called as its company is: banks and registries write the same name in several ways. */

export function isNameOf(accountName: string, names: readonly (string | null | undefined)[]): boolean {
  const wanted = bare(accountName);
  return names.some((name) => name !== null && name !== undefined && bare(name) === wanted);
}

/** What stands around the name of a company, in the order in which it must be taken off. */
const AROUND = /บริษัท|บมจ\.?|บจก\.?|หจก\.?|ห้างหุ้นส่วนจำกัด|จำกัด|\(?มหาชน\)?|company|public|limited|co\.|pcl\.?|ltd\.?/giu;

function bare(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(AROUND, '')
    .replaceAll(/[\s.,()-]/gu, '');
}
