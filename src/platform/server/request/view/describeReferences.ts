/**
 * `POST …/requests/references`: the documents to which the document of a case refers, with their standing, and the
 * documents that refer to it.
 */
import type { Label } from '#language/label.ts';
import { idOf } from '#language/readUnknown.ts';
import type { AnyRecord } from '#language/record.ts';
import type { ReferencesView, ReferencedDocumentView } from '#platform/model/request/referencesView.ts';
import type { CallContext } from '../../http/call.ts';
import {
  findReferenceRefusal,
  loadIssued,
  filledReferencesIn,
  type IssuedRevisions,
} from '../case/issuedReferences.ts';
import { messageLabelOf } from '../../workflow/labels.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import { loadCase, namedHolderIdOf } from '../case/loadCase.ts';
import type { Case } from '../case/caseRows.ts';
import { loadLineage } from '../case/usedUp.ts';
import { findUsedBy } from './usedBy.ts';

export async function describeReferences(context: CallContext, id: string): Promise<ReferencesView> {
  const { app, actor } = context;
  const found = await loadCase(app, app.pools.api, { actor, id, lock: 'none' });
  return { refersTo: await describeReferred(context, found), ...(await findUsedBy(context, found)) };
}

/** Described from the snapshot in the document, for every reader; the standing is what the public page shows. */
async function describeReferred(
  { app }: CallContext,
  { entity, request, document }: Case,
): Promise<readonly ReferencedDocumentView[]> {
  const references = filledReferencesIn(app.catalogue, entity, { record: document });
  const issued: IssuedRevisions =
    references.length === 0
      ? new Map()
      : await loadIssued(app.catalogue, app.pools.api, { references, today: app.clock.today() });
  const lineage = await loadLineage(app.pools.api, references, request.refDossier.id);
  return references.flatMap(({ path, field, name, row }) => {
    const now = issued.get(idOf(row[name]) ?? '');
    if (now === undefined) return [];
    const why = findReferenceRefusal({ field, document, found: now, holderId: namedHolderIdOf(request), lineage });
    return [
      {
        path,
        label: field.label,
        id: now.id,
        number: now.number,
        name: snapshotNameOf(row, field.refersTo.snapshot),
        revision: now.revision,
        currentRevision: now.currentRevision,
        standing: now.standing,
        expireDate: now.expires,
        isChanged: now.revision !== now.currentRevision && !field.refersTo.mayBeOlder,
        why: why === undefined ? null : messageLabelOf(app.catalogue, why),
      },
    ];
  });
}

function snapshotNameOf(
  row: AnyRecord,
  { nameTh, nameEn }: { readonly nameTh: string; readonly nameEn: string },
): Label {
  return nameLabelOf(row[nameTh], row[nameEn]);
}
