/** One filing about the registration of a holder: a revision, in force or not, or a request in process. */
import type { Label } from '#language/label.ts';
import { textOf } from '#language/readUnknown.ts';
import type { CodeAndLabel } from '#platform/model/request/caseView.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { valueAt } from '#platform/web/fields/columns.ts';

export interface Filing {
  /** Id of the document. */
  readonly id: string;
  readonly requestId: string;
  readonly name: Label;
  readonly idTax: string | null;
  /** Key and code of PERSON_TYPE. */
  readonly personType: { readonly key: string; readonly code: string; readonly label: Label };
  readonly revision: number | null;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly kind: CodeAndLabel;
  readonly status: CodeAndLabel;
  /** Number of the request; a draft has its own number. */
  readonly code: string;
  readonly submittedDate: string | null;
  readonly approveDate: string | null;
  readonly dossier: {
    readonly code: string | null;
    readonly state: CodeAndLabel;
    readonly effectiveDate: string | null;
  };
}

/** Returns the filing in force now, if there is one. */
export function inForceOf(filings: readonly Filing[]): Filing | undefined {
  return filings.find(({ isCurrent }) => isCurrent);
}

/** Returns the filing in process: one that officers have comes before a draft, and of drafts the latest. */
export function openOf(filings: readonly Filing[]): Filing | undefined {
  const open = filings.filter(({ isOpen }) => isOpen);
  return open.find(({ status }) => status.code !== 'draft') ?? open[0];
}

/** Returns whether the applicant may write it now. */
export function isEditableByApplicant({ status }: Pick<Filing, 'status'>): boolean {
  return status.code === 'draft' || status.code === 'editRequested';
}

export function filingOf(row: WireRecord): Filing {
  const text = (path: string): string | null => textOf(valueAt(row, path));
  return {
    id: row.id,
    requestId: text('refRequest.id') ?? '',
    name: labelOf(text('fullName'), text('fullNameEn')),
    idTax: text('idTax'),
    personType: { key: text('refPersonType.key') ?? '', ...stateAt(row, 'refPersonType') },
    revision: typeof row['revision'] === 'number' ? row['revision'] : null,
    isCurrent: row['isCurrent'] === true,
    isOpen: valueAt(row, 'refRequest.isOpen') === true,
    kind: stateAt(row, 'refRequest.refRequestType'),
    status: stateAt(row, 'refRequest.refStatus'),
    code: text('refRequest.requestCode') ?? text('refRequest.draftCode') ?? '',
    submittedDate: text('refRequest.submittedDate'),
    approveDate: text('refRequest.approveDate'),
    dossier: {
      code: text('refDossier.code'),
      state: stateAt(row, 'refDossier.refState'),
      effectiveDate: text('refDossier.effectiveDate'),
    },
  };
}

export function stateAt(row: WireRecord, path: string): CodeAndLabel {
  return {
    code: textOf(valueAt(row, `${path}.code`)) ?? '',
    label: labelOf(textOf(valueAt(row, `${path}.value`)), textOf(valueAt(row, `${path}.value2`))),
  };
}

export function labelOf(th: string | null, en: string | null): Label {
  return [th ?? '', en ?? th ?? ''];
}
