/** Moves several cases with one decision: asks first, and reports afterwards which were moved and which were not. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { labelOf } from '#language/choice.ts';
import type { Workflow } from '#language/workflow.ts';
import type { WireRecord } from '../../api/resource.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { pairResults, type BulkOutcome } from '../../list/actions/offeredActions.ts';
import { withoutRows } from '../../list/rows/selection.ts';
import type { List } from '../../list/useList.ts';
import { newId } from '../../newId.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { reloadCases, takeSteps } from '../caseApi.ts';
import { caseOfRow, type ListStep } from './listedCase.ts';
import { texts } from './texts.ts';

export interface BulkSteps {
  readonly run: (
    step: ListStep,
    of: { readonly rows: readonly WireRecord[]; readonly ticked: number },
  ) => Promise<void>;
  readonly running: string | undefined;
  readonly outcome: BulkOutcome | undefined;
  readonly closeOutcome: () => void;
}

export function useBulkSteps({ entity, setSelection }: List, workflow: Workflow): BulkSteps {
  const t = useTexts(texts);
  const label = useLabel();
  const queries = useQueryClient();
  const [running, setRunning] = useState<string | undefined>(undefined);
  const [outcome, setOutcome] = useState<BulkOutcome | undefined>(undefined);
  const confirmStep = (
    { label: action, to, effects = [] }: ListStep,
    { n, left }: { n: number; left: number },
  ): Promise<boolean> => {
    const isForGood = effects.some((effect) => workflow.effects[effect]?.isIrreversible === true);
    const sentences = [
      to === undefined ? '' : t('stepTo', { status: labelOf(workflow.choice, to) }),
      isForGood ? t('stepForGood') : '',
      left > 0 ? t('stepLeavesOut', { n: left }) : '',
    ];
    return confirm({
      title: n === 1 ? t('stepOne', { action }) : t('stepQuestion', { action, n }),
      text: sentences.filter((part) => part !== '').join(' '),
      confirmLabel: label(action),
    });
  };
  const run: BulkSteps['run'] = async (step, { rows, ticked }) => {
    if (!(await confirmStep(step, { n: rows.length, left: ticked - rows.length }))) return;
    setRunning(step.action);
    try {
      const sent = rows
        .flatMap((row) => caseOfRow(row) ?? [])
        .map(({ id, version }) => ({ id, version, action: step.action }));
      const result = pairResults(rows, await takeSteps(sent, newId()), (row) => row);
      setSelection((selection) =>
        withoutRows(
          selection,
          result.done.map(({ id }) => id),
        ),
      );
      if (result.refused.length === 0) notify.success(t('stepDone', { action: step.label, n: result.done.length }));
      else setOutcome(result);
    } catch {
      // The call itself has already reported the error.
    } finally {
      setRunning(undefined);
      reloadCases(queries, entity);
    }
  };
  return { run, running, outcome, closeOutcome: () => setOutcome(undefined) };
}
