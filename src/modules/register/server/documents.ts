/** Builds the document: as it was sent, and for a company with the facts of the registry. */
import type { SentRecord } from '#language/record.ts';
import { decimalText } from '#language/values/decimal.ts';
import { companyFactsOf } from '#modules/company/index.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { findTitle, titleWordOf, type TitleWord } from '../titles.ts';
import type { RegistrationBody } from './body.ts';
import { findLookups } from './options.ts';
import { withoutUndefined } from './people.ts';

export const documentTypes = {
  legalEntity: 'holderRegistration',
  individual: 'holderRegistration',
  employee: 'employeeRegistration',
  officer: 'officerRegistration',
} as const satisfies Record<RegistrationBody['personType'], string>;

/** A person enters these fields once, as the applicant; they are copied to the document. */
const APPLICANT_FIELDS = ['refTitle', 'fullName', 'fullNameEn', 'email', 'phone'] as const;

export async function documentOf(
  db: Queryable,
  { sent, row }: { sent: RegistrationBody; row: JuristicRow | undefined },
): Promise<SentRecord<'userRequest'>> {
  if (sent.personType === 'legalEntity')
    return companyDocument(sent.document, { row, titles: row === undefined ? [] : await findTitles(db) });
  return withoutUndefined({
    ...sent.document,
    ...Object.fromEntries(APPLICANT_FIELDS.map((name) => [name, sent.applicant[name]])),
  });
}

/** Returns the path in the request body for a field of the document. */
export function documentPathInBody({ personType }: Pick<RegistrationBody, 'personType'>, path: string): string {
  const [name = ''] = path.split('.');
  const isOwn = personType !== 'legalEntity' && (APPLICANT_FIELDS as readonly string[]).includes(name);
  return `${isOwn ? 'applicant' : 'document'}.${path}`;
}

type CompanyDocument = Extract<RegistrationBody, { readonly personType: 'legalEntity' }>['document'];

/** Facts known to the registry are used; the others are as they were typed. */
function companyDocument(
  document: CompanyDocument,
  { row, titles }: { row: JuristicRow | undefined; titles: readonly TitleWord[] },
): SentRecord<'userRequest'> {
  const typed =
    document.committees?.map((director) =>
      withoutUndefined({ ...director, isAuthorizer: director.isAuthorizer ?? false }),
    ) ?? [];
  if (row === undefined) return withoutUndefined({ ...document, committees: typed });
  const {
    committees,
    objectives,
    fullName,
    fullNameEn,
    juristicType,
    juristicStatus,
    registerDate,
    registerCapital,
    authority,
  } = companyFactsOf(row);
  const facts = {
    fullName,
    fullNameEn,
    juristicType,
    juristicStatus,
    registerDate,
    registerCapital: registerCapital === null ? null : decimalText(registerCapital),
    authority,
  };
  const knownFacts = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
  const directors = committees.map(({ title, fullName: name, idCard }) => {
    const typedDirector = typed.find((director) => director.fullName === name) ?? {};
    const found = findTitle(titles, title);
    return withoutUndefined({
      isAuthorizer: false,
      ...typedDirector,
      fullName: name,
      ...(idCard === null ? {} : { idCard }),
      ...(found === undefined ? {} : { refTitle: { id: found.id } }),
    });
  });
  return withoutUndefined({
    ...document,
    ...knownFacts,
    committees: directors.length === 0 ? typed : directors,
    ...(objectives.length === 0 ? {} : { objectives: objectives.map((objective) => ({ ...objective })) }),
  });
}

/** Returns whether all facts of the company come from the registry, and none was added manually. */
export function isAllFromRegistry(sent: RegistrationBody, row: JuristicRow | undefined): boolean {
  if (row === undefined || sent.personType !== 'legalEntity') return false;
  const registryFacts = companyFactsOf(row);
  return FACTS.every((name) => !isEmpty(registryFacts[name]) || isEmpty(sent.document[name]));
}

const FACTS = [
  'fullName',
  'fullNameEn',
  'juristicType',
  'juristicStatus',
  'registerDate',
  'registerCapital',
  'authority',
  'committees',
  'objectives',
] as const;

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

async function findTitles(db: Queryable): Promise<readonly TitleWord[]> {
  const rows = await findLookups(db, ['TITLE']);
  return rows.map(titleWordOf);
}
