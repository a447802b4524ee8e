/** What the lists of requested documents show, each as whoever it belongs to looks for it. */
import type { AnyEntity } from '#language/entity.ts';

const [kind, status, due, submitted] = [
  'refRequest.refRequestType.value',
  'refRequest.refStatus.value',
  'refRequest.dueDate',
  'refRequest.submittedDate',
] as const;

/** The document with the list of a party; nobody's is the register of what was issued. */
export function entityWithListFor(document: AnyEntity, party: string | undefined): AnyEntity {
  return {
    ...document,
    list: {
      ...document.list,
      columns: columnsFor(document, party),
      search: searchFor(document, party),
      sort: party === undefined || party === 'operator' ? document.list.sort : dueDateSort,
    },
  };
}

/** The most urgent first; what has ended is due no more, and comes last. */
const dueDateSort = ['refRequest.dueDate', '-createDate'];

/** The first of what the document says of itself stands beside what finds it; the rest comes last, and officers ask for it. */
function columnsFor({ list }: AnyEntity, party: string | undefined): readonly string[] {
  const [first = 'revision', ...others] = list.columns.filter((path) => !isCasePath(path));
  if (party === undefined)
    return [
      'refDossier.code',
      first,
      'refHolder.fullName',
      'refDossier.refState.value',
      'refDossier.expireDate',
      'refDossier.effectiveDate',
      'revision',
      ...others,
    ];
  if (party === 'operator')
    return [
      'refRequest.draftCode',
      first,
      'refRequest.requestCode',
      status,
      due,
      kind,
      submitted,
      'refRequest.approveCode',
      ...others,
    ];
  // To an owner all of them come for the one company.
  if (party === 'owner') return ['refRequest.requestCode', first, status, due, submitted, 'refHolder.fullName', kind];
  return [
    'refRequest.requestCode',
    first,
    status,
    due,
    'refHolder.fullName',
    kind,
    submitted,
    'refRequest.refAssignee.fullName',
  ];
}

/** Who files knows whose they are, and looks by where they stand; what was issued is found by its number. Officers look as it is declared. */
function searchFor({ list }: AnyEntity, party: string | undefined): readonly string[] {
  const name = list.search.filter((path) => !isCasePath(path)).slice(0, 1);
  if (party === undefined)
    return putFirst(
      ['refDossier.code', ...name, 'refHolder', 'refDossier.refState', 'refDossier.expireDate'],
      list.search,
    );
  return party === 'operator'
    ? putFirst(['refRequest.requestCode', ...name, 'refRequest.refStatus', 'refRequest.refRequestType'], list.search)
    : list.search;
}

function putFirst(first: readonly string[], paths: readonly string[]): readonly string[] {
  return [...first, ...paths.filter((path) => !first.includes(path))];
}

function isCasePath(path: string): boolean {
  return /^ref(?:Request|Dossier|Holder)(?:\.|$)/u.test(path);
}
