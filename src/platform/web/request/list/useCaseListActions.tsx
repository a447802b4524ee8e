/** Actions for rows that are requested documents: take a step, take a step back, delete a draft. */
import { useMemo, useState } from 'react';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { Right } from '#language/rights.ts';
import { isFinalState, type Workflow } from '#language/workflow.ts';
import type { WireRecord } from '../../api/resource.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { List } from '../../list/useList.ts';
import { useListBulkAction, listActionOf } from '../../list/actions/useDefaultListActions.ts';
import type { RowCapabilities, ListAction, ListActions } from '../../list/actions/listActions.ts';
import { caseOfRow, isInForce, isStepAllowed, mayFillIn, isDeletable, stepsOf, type ListStep } from './listedCase.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { texts } from './texts.ts';
import { useBulkSteps, type BulkSteps } from './useBulkSteps.ts';

export interface CaseListOptions {
  readonly declaration: RequestDeclaration;
  /** The party whose list it is; undefined for the register. */
  readonly party: string | undefined;
  /** True for the list in which a signatory approves: its step is the purpose of the list. */
  readonly isForApproval: boolean;
}

export function useCaseListActions(list: List, terms: CaseListOptions): ListActions {
  const t = useTexts(texts);
  const bulk = useListBulkAction(list);
  const steps = useBulkSteps(list, terms.declaration.workflow);
  const [taken, setTaken] = useState<WireRecord | undefined>(undefined);
  const { rights, entity } = list;
  const { declaration, party } = terms;
  const rules = useMemo(() => rulesOf(rights, { declaration, party }), [rights, declaration, party]);
  const deletions = (rows: readonly WireRecord[]): readonly ListAction[] => {
    const deletable = rows.filter((row) => isCaseWhere(row, isDeletable));
    return mayDelete(rights, party)
      ? [
          listActionOf(
            { action: 'delete', rows: deletable },
            { bulk, ticked: rows.length, label: t('delete'), reason: t('onlyDrafts') },
          ),
        ]
      : [];
  };
  const moves = useStepActions(terms, rights, steps);
  const takingBack = (row: WireRecord): readonly ListAction[] => {
    if (!mayTakeBack(rights, party)) return [];
    const reason = isCaseWhere(row, ({ state }) => !isFinalState(declaration.workflow, state)) ? undefined : t('ended');
    return [{ key: 'takeBack', label: t('takeBack'), icon: 'rollback', count: 1, reason, run: () => setTaken(row) }];
  };
  const listedCase = taken === undefined ? undefined : caseOfRow(taken);
  return {
    rules,
    forSelected: (rows) => [...moves(rows), ...deletions(rows)],
    forRow: (row) => [
      ...moves([row]).filter(({ reason }) => reason === undefined),
      ...takingBack(row),
      ...deletions([row]).filter(({ reason }) => reason === undefined),
    ],
    running: steps.running ?? bulk.running,
    outcome: steps.outcome ?? bulk.outcome,
    closeOutcome: () => {
      steps.closeOutcome();
      bulk.closeOutcome();
    },
    dialog:
      listedCase === undefined ? undefined : (
        <TakeBackDialog
          requestId={listedCase.id}
          entity={entity}
          workflow={declaration.workflow}
          onClose={() => setTaken(undefined)}
        />
      ),
  };
}

/** The steps of the party, each with the ticked rows whose state allows it. */
function useStepActions(
  { declaration: { workflow }, party, isForApproval }: CaseListOptions,
  rights: ReadonlySet<Right>,
  steps: BulkSteps,
): (rows: readonly WireRecord[]) => readonly ListAction[] {
  const t = useTexts(texts);
  const label = useLabel();
  const offered = stepsFor(workflow, rights, party);
  return (rows) =>
    offered.map((step): ListAction => {
      const there = rows.filter((row) =>
        isCaseWhere(row, (listedCase) => isStepAllowed(step, party ?? '', listedCase)),
      );
      const reason = there.length > 0 ? undefined : t('noneThere', { action: label(step.label) });
      return {
        key: step.action,
        label: label(step.label),
        icon: step.to !== undefined && isFinalState(workflow, step.to) ? 'sign' : 'check',
        ...(isForApproval ? { buttonKind: 'primary' } : {}),
        count: there.length,
        reason,
        run: () => void steps.run(step, { rows: there, ticked: rows.length }),
      };
    });
}

/** Decides whether a row has a menu, a checkbox and an edit link. */
function rulesOf(
  rights: ReadonlySet<Right>,
  { declaration: { workflow }, party }: Pick<CaseListOptions, 'declaration' | 'party'>,
): RowCapabilities {
  const steps = stepsFor(workflow, rights, party);
  const isMoved = (row: WireRecord): boolean =>
    steps.some((step) => isCaseWhere(row, (listedCase) => isStepAllowed(step, party ?? '', listedCase)));
  const hasTicks = steps.length > 0 || mayDelete(rights, party);
  return {
    isSelectable: hasTicks,
    hasMenus: hasTicks || mayTakeBack(rights, party),
    hasMenu: (row) =>
      mayTakeBack(rights, party) || isMoved(row) || (mayDelete(rights, party) && isCaseWhere(row, isDeletable)),
    // Register entries are corrected by the officers who maintain the register, if there is a page for that.
    mayEdit: (row) =>
      rights.has('canEdit') &&
      (party === undefined ? isInForce(row) : isCaseWhere(row, (listedCase) => mayFillIn(workflow, party, listedCase))),
  };
}

function isCaseWhere(
  row: WireRecord,
  predicate: (kase: NonNullable<ReturnType<typeof caseOfRow>>) => boolean,
): boolean {
  const listedCase = caseOfRow(row);
  return listedCase !== undefined && predicate(listedCase);
}

/** An operator submits from the form, which shows what is missing. */
function stepsFor(workflow: Workflow, rights: ReadonlySet<Right>, party: string | undefined): readonly ListStep[] {
  return party === undefined || party === 'operator' || !rights.has('canEdit') ? [] : stepsOf(workflow, party);
}

/** Drafts belong to the operator. */
function mayDelete(rights: ReadonlySet<Right>, party: string | undefined): boolean {
  return party === 'operator' && rights.has('canDelete');
}

/** Only for officers: the operator has other options. */
function mayTakeBack(rights: ReadonlySet<Right>, party: string | undefined): boolean {
  return party !== undefined && party !== 'operator' && rights.has('canActive');
}
