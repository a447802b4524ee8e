/** Actions for ticked rows: offered by right, enabled by state, with a result for each row. */
import { findClosedReason } from '#language/closedStates.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { MessageRef } from '#language/message.ts';
import type { Right } from '#language/rights.ts';
import type { RowAction, RowResult, WireRecord } from '../../api/resource.ts';
import { valueAt } from '../../fields/columns.ts';

const rightFor = { activate: 'canActive', archive: 'canArchive', delete: 'canDelete' } as const satisfies Record<
  RowAction,
  Right
>;
const actions = ['activate', 'archive', 'delete'] as const satisfies readonly RowAction[];

export interface OfferedAction {
  readonly action: RowAction;
  /** The rows whose state allows it. */
  readonly rows: readonly WireRecord[];
  /** The reason why rows in a closed state are left out. */
  readonly closedReason?: MessageRef | undefined;
}

/** An action without the right is not offered at all; an action that no row's state allows is offered with no rows. */
export function offeredActions(
  entity: AnyEntity,
  rights: ReadonlySet<Right>,
  rows: readonly WireRecord[],
): readonly OfferedAction[] {
  if (!canBeWritten(entity)) return [];
  return actions
    .filter((action) => rights.has(rightFor[action]))
    .map((action) => {
      const closedReason =
        action === 'activate'
          ? undefined
          : rows.map((row) => closedReasonOf(entity, row)).find((why) => why !== undefined);
      return {
        action,
        rows: rows.filter(
          (row) =>
            isAllowedByState(action, row) && (action === 'activate' || closedReasonOf(entity, row) === undefined),
        ),
        ...(closedReason === undefined ? {} : { closedReason }),
      };
    });
}

/** Archived records are only viewed; read-only records are never changed. */
export function mayEdit(entity: AnyEntity, rights: ReadonlySet<Right>, row: WireRecord): boolean {
  return (
    canBeWritten(entity) && rights.has('canEdit') && row.isActive !== false && closedReasonOf(entity, row) === undefined
  );
}

function closedReasonOf(entity: AnyEntity, row: WireRecord): MessageRef | undefined {
  return findClosedReason(entity, (field) => valueAt(row, `${field}.code`));
}

export function canBeWritten(entity: AnyEntity): boolean {
  return entity.kind === 'record' && !entity.readOnly;
}

export interface BulkOutcome {
  /** The rows in their new state. */
  readonly done: readonly WireRecord[];
  readonly refused: readonly { readonly row: WireRecord; readonly error: NonNullable<RowResult['error']> }[];
}

export function outcomeOf({ action, rows }: OfferedAction, results: readonly RowResult[]): BulkOutcome {
  return pairResults(rows, results, (row, result) => rowAfter(action, row, result));
}

/** The results are in the order of the rows. */
export function pairResults(
  rows: readonly WireRecord[],
  results: readonly RowResult[],
  after: (row: WireRecord, result: RowResult) => WireRecord,
): BulkOutcome {
  const pairs = rows.map((row, index) => ({ row, result: results[index] }));
  return {
    done: pairs.flatMap(({ row, result }) => (result?.ok === true ? [after(row, result)] : [])),
    refused: pairs.flatMap(({ row, result }) =>
      result?.ok === true ? [] : [{ row, error: result?.error ?? { status: 0 } }],
    ),
  };
}

function rowAfter(action: RowAction, row: WireRecord, { version }: RowResult): WireRecord {
  return {
    ...row,
    ...(version === undefined ? {} : { version }),
    ...(action === 'delete' ? {} : { isActive: action === 'activate' }),
  };
}

function isAllowedByState(action: RowAction, { isActive }: WireRecord): boolean {
  if (action === 'activate') return isActive === false;
  return action === 'delete' || isActive !== false;
}
