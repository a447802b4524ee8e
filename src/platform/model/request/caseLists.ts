/** What the lists of requested documents show, each as whoever it belongs to looks for it. */
import type { AnyEntity } from '#language/entity.ts';

const [kind, status, due, submitted] = ['refRequest.refRequestType.value', 'refRequest.refStatus.value', 'refRequest.dueDate', 'refRequest.submittedDate'] as const;

/** The document with the list of a party; nobody's is the register of what was issued. */
export function listedFor(document: AnyEntity, party: string | undefined): AnyEntity {
  return { ...document, list: { ...document.list, columns: columnsFor(document, party), sort: party === undefined || party === 'operator' ? document.list.sort : byDueDate } };
}

/** The most urgent first; what has ended is due no more, and comes last. */
const byDueDate = ['refRequest.dueDate', '-createDate'];

/** The first of what the document says of itself stands beside what finds it; the rest comes last, and officers ask for it. */
function columnsFor({ list }: AnyEntity, party: string | undefined): readonly string[] {
  const [first = 'revision', ...others] = list.columns.filter((path) => !/^ref(?:Request|Dossier|Holder)\./u.test(path));
  if (party === undefined) return ['refDossier.code', first, 'refHolder.fullName', 'refDossier.refState.value', 'refDossier.expireDate', 'refDossier.effectiveDate', 'revision', ...others];
  if (party === 'operator') return ['refRequest.draftCode', first, 'refRequest.requestCode', status, due, kind, submitted, 'refRequest.approveCode', ...others];
  // To an owner all of them come for the one company.
  if (party === 'owner') return ['refRequest.requestCode', first, status, due, submitted, 'refHolder.fullName', kind];
  return ['refRequest.requestCode', first, status, due, 'refHolder.fullName', kind, submitted, 'refRequest.refAssignee.fullName'];
}
