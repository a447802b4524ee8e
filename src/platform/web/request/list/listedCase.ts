/** What a list of documents knows about the case of each row, and which actions are possible from there. */
import type { Label } from '#language/label.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { findDay } from '#language/values/compareDays.ts';
import type { Workflow, WorkflowAction } from '#language/workflow.ts';
import type { WireRecord } from '../../api/resource.ts';
import { valueAt } from '../../fields/columns.ts';
import type { ListColumn } from '../../list/table/listColumn.ts';

export interface ListedCase {
  /** Id of the request, not of the document. */
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly hasUnlocked: boolean;
  readonly wasSubmitted: boolean;
}

const STATUS = 'refRequest.refStatus';
const STATE = `${STATUS}.code`;
const TYPE = 'refDocumentType.code';
const STANDING = 'refDossier.refState.code';
const USED_BY = 'refDossier.refUsedBy.code';
const USED_DATE = 'refDossier.usedDate';

/** Selected in addition to the columns. */
export const caseSelects = [
  'refRequest.id',
  'refRequest.version',
  STATE,
  'refRequest.unlockedFields',
  'refRequest.submittedDate',
  TYPE,
  STANDING,
  USED_BY,
  USED_DATE,
];

export function caseOfRow(row: WireRecord): ListedCase | undefined {
  const [id, version, state, unlocked, submitted] = caseSelects.map((path) => valueAt(row, path));
  if (typeof id !== 'string' || typeof version !== 'number' || typeof state !== 'string') return undefined;
  return {
    id,
    version,
    state,
    hasUnlocked: Array.isArray(unlocked) && unlocked.length > 0,
    wasSubmitted: typeof submitted === 'string',
  };
}

export interface ListStep extends WorkflowAction {
  readonly action: string;
}

/**
 * Returns the main actions of a party without questions: those can be done with many rows at once. A document to be
 * signed is read first, one by one.
 */
export function stepsOf({ actions }: Workflow, party: string): readonly ListStep[] {
  return Object.entries(actions)
    .filter(
      ([, { tone, requiredInput, signs, needsRemark, from }]) =>
        tone === 'primary' &&
        requiredInput === undefined &&
        signs === undefined &&
        needsRemark !== true &&
        Object.values(from).some((parties) => parties?.includes(party) === true),
    )
    .map(([action, declared]) => ({ ...declared, action }));
}

export function isStepAllowed({ from }: ListStep, party: string, { state }: ListedCase): boolean {
  return from[state]?.includes(party) === true;
}

/** Returns true if there is anything to edit: the case decides which fields. */
export function mayFillIn({ states }: Workflow, party: string, { state, hasUnlocked }: ListedCase): boolean {
  return (states[state]?.editableFields?.[party]?.length ?? 0) > 0 || (party === 'operator' && hasUnlocked);
}

/** A register entry may be corrected as long as it is in force. */
export function isInForce(row: WireRecord): boolean {
  return valueAt(row, STANDING) === 'inForce';
}

/** A draft that was never submitted is deleted without a trace; everything else remains. */
export function isDeletable({ state, wasSubmitted }: ListedCase): boolean {
  return state === 'draft' && !wasSubmitted;
}

/** Returns the columns with the document by which a row was used up, next to its standing. */
export function withUseOfRow(columns: readonly ListColumn[]): readonly ListColumn[] {
  const nameOfRow = (row: WireRecord): Label | undefined => {
    const [by, on] = [valueAt(row, USED_BY), findDay(valueAt(row, USED_DATE))];
    if (typeof by !== 'string' || on === undefined) return undefined;
    return [`ใช้สิทธิโดย ${by} เมื่อ ${formatDate(on, 'th')}`, `Used up by ${by} on ${formatDate(on, 'en')}`];
  };
  return columns.map((column) =>
    column.status?.path === 'refDossier.refState' ? { ...column, status: { ...column.status, nameOfRow } } : column,
  );
}

/** Returns the columns with the names of states for the type of each row. */
export function withStateNamesOfType(columns: readonly ListColumn[], { states }: Workflow): readonly ListColumn[] {
  if (!Object.values(states).some((state) => state?.labelByType !== undefined)) return columns;
  const nameOfRow = (row: WireRecord): Label | undefined =>
    states[String(valueAt(row, STATE))]?.labelByType?.[String(valueAt(row, TYPE))];
  return columns.map((column) =>
    column.status?.path === STATUS ? { ...column, status: { ...column.status, nameOfRow } } : column,
  );
}
