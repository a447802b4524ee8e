/** The pages of a registration, by who registers, and the fields of each. */
import { addressFieldNames } from '#platform/model/place/address.ts';

export type PersonType = 'legalEntity' | 'individual' | 'employee' | 'officer';
export type StepId = 'who' | 'company' | 'person' | 'contact' | 'office' | 'papers' | 'account' | 'summary';

const stepsByPersonType: Readonly<Record<PersonType, readonly StepId[]>> = {
  legalEntity: ['who', 'company', 'person', 'contact', 'papers', 'account', 'summary'],
  individual: ['who', 'person', 'contact', 'papers', 'account', 'summary'],
  employee: ['who', 'company', 'person', 'account', 'summary'],
  officer: ['person', 'office', 'papers', 'account', 'summary'],
};

/** Before anybody has chosen who they are, the longest path is shown. */
export function stepsOf(personType: PersonType | null): readonly StepId[] {
  return stepsByPersonType[personType ?? 'legalEntity'];
}

export const personFields = [
  'refTitle',
  'fullName',
  'fullNameEn',
  'refDocumentTypePerson',
  'idCard',
  'email',
  'phone',
] as const;
export const companyFields = [
  'fullName',
  'fullNameEn',
  'juristicType',
  'registerDate',
  'registerCapital',
  'authority',
] as const;
export const companyTables = ['committees', 'objectives'] as const;
export const officeFields = ['refWorkplace', 'refJobPosition', 'refOfficerLevel'] as const;
export const companyContact = ['email', 'phone'] as const;

/** The fields of the document on this page; none for a company that the registry knows. */
export function documentFieldsOn(
  step: StepId,
  { personType, isFromRegistry }: { readonly personType: PersonType | null; readonly isFromRegistry: boolean },
): readonly string[] {
  switch (step) {
    case 'company':
      return personType === 'legalEntity' && !isFromRegistry ? [...companyFields, ...companyTables] : [];
    case 'contact':
      return [
        ...(personType === 'legalEntity' ? companyContact : []),
        ...addressFieldNames,
        'refCheckpoint',
        'operatorTypes',
      ];
    case 'office':
      return officeFields;
    default:
      return [];
  }
}

/** Returns the page on which a field that the server reports is filled in. */
export function stepOfPath(path: string, { personType }: { readonly personType: PersonType | null }): StepId {
  if (path === 'idTax') return 'company';
  if (path === 'username' || path === 'password') return 'account';
  if (path.startsWith('applicant.')) return 'person';
  const name = path.startsWith('document.') ? (path.split('.')[1] ?? '') : '';
  if (name === 'attachments') return 'papers';
  return (
    stepsOf(personType).find((step) => documentFieldsOn(step, { personType, isFromRegistry: false }).includes(name)) ??
    'summary'
  );
}
