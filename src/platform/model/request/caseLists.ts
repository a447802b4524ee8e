/** Columns of the lists of requested documents, for each party that uses them. */
import type { AnyEntity } from '#language/entity.ts';

const [kind, status, due, submitted] = [
  'refRequest.refRequestType.value',
  'refRequest.refStatus.value',
  'refRequest.dueDate',
  'refRequest.submittedDate',
] as const;

/** Returns the document with the list of a party; without a party it is the register of issued documents. */
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

/** The most urgent first; a finished case has no due date, and is last. */
const dueDateSort = ['refRequest.dueDate', '-createDate'];

/**
 * The first own field of the document is next to the number; its other fields are last, and officers have to select
 * them.
 */
function columnsFor({ list, fields }: AnyEntity, party: string | undefined): readonly string[] {
  const [first = 'revision', ...rest] = list.columns.filter((path) => !isCasePath(path));
  const isUsage = (path: string): boolean => {
    const field = fields[path];
    return field?.kind === 'decimal' && field.display === 'usage';
  };
  // What is left of a document is why people look it up; requests have used nothing yet.
  const [bars, others] = [party === undefined ? rest.filter(isUsage) : [], rest.filter((path) => !isUsage(path))];
  if (party === undefined)
    return [
      'refDossier.code',
      first,
      'refHolder.fullName',
      'refDossier.refState.value',
      ...bars,
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
  // For an owner all of them concern one company.
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

/**
 * Operators know the holder of their requests, and search by status; issued documents are found by their number.
 * Officers search by the declared fields.
 */
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

/** Adds fields next to the name, which is the second column and the second filter. */
export function withListed(document: AnyEntity, paths: readonly string[] = []): AnyEntity {
  if (paths.length === 0) return document;
  const { list, fields } = document;
  const columns = paths.map((path) => (fields[path]?.kind === 'choice' ? `${path}.value` : path));
  const insert = (declared: readonly string[], added: readonly string[]): readonly string[] => [
    ...declared.slice(0, 2),
    ...added,
    ...declared.slice(2).filter((path) => !added.includes(path)),
  ];
  return {
    ...document,
    list: { ...list, columns: insert(list.columns, columns), search: insert(list.search, paths) },
  };
}

/**
 * Adds fields of its record to the list of a part: the first, which names the record, is in front of what names the row,
 * and the other columns are behind it. They may be fields of the part, too, which are moved there.
 */
export function withRootListed(part: AnyEntity, paths: readonly string[] = []): AnyEntity {
  const [named, ...others] = paths;
  if (named === undefined) return part;
  const { list } = part;
  const [name, ...rest] = list.columns;
  const ofRoot = others.filter((path) => path.startsWith(`${part.partOf?.rootField ?? ''}.`));
  const columns = [
    named,
    ...(name === undefined ? [] : [name]),
    ...others,
    ...rest.filter((path) => !others.includes(path)),
  ];
  return { ...part, list: { ...list, columns, search: [named, ...list.search, ...ofRoot] } };
}

function putFirst(first: readonly string[], paths: readonly string[]): readonly string[] {
  return [...first, ...paths.filter((path) => !first.includes(path))];
}

function isCasePath(path: string): boolean {
  return /^ref(?:Request|Dossier|Holder)(?:\.|$)/u.test(path);
}
