/** Moves several cases with one decision: asks first, and tells afterwards which went and which did not. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { labelOf } from '#language/choice.ts';
import type { Workflow } from '#language/workflow.ts';
import type { WireRecord } from '../../api/resource.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { pairUp, type Outcome } from '../../list/actions/bulk.ts';
import { without } from '../../list/rows/selection.ts';
import type { List } from '../../list/useList.ts';
import { newId } from '../../newId.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { notify } from '../../ui/feedback/notices.ts';
import { forgetCases, takeSteps } from '../caseApi.ts';
import { caseOfRow, type ListStep } from './listedCase.ts';
import { texts } from './texts.ts';

export interface Steps {
  readonly run: (
    step: ListStep,
    of: { readonly rows: readonly WireRecord[]; readonly ticked: number },
  ) => Promise<void>;
  readonly running: string | undefined;
  readonly outcome: Outcome | undefined;
  readonly closeOutcome: () => void;
}

export function useSteps({ entity, setSelection }: List, workflow: Workflow): Steps {
  const t = useTexts(texts);
  const label = useLabel();
  const queries = useQueryClient();
  const [running, setRunning] = useState<string | undefined>(undefined);
  const [outcome, setOutcome] = useState<Outcome | undefined>(undefined);
  const ask = (
    { label: action, to, effects = [] }: ListStep,
    { n, left }: { n: number; left: number },
  ): Promise<boolean> => {
    const isForGood = effects.some((effect) => workflow.effects[effect]?.isForGood === true);
    const told = [
      to === undefined ? '' : t('stepTo', { status: labelOf(workflow.choice, to) }),
      isForGood ? t('stepForGood') : '',
      left > 0 ? t('stepLeavesOut', { n: left }) : '',
    ];
    return confirm({
      title: n === 1 ? t('stepOne', { action }) : t('stepQuestion', { action, n }),
      text: told.filter((part) => part !== '').join(' '),
      confirmLabel: label(action),
    });
  };
  const run: Steps['run'] = async (step, { rows, ticked }) => {
    if (!(await ask(step, { n: rows.length, left: ticked - rows.length }))) return;
    setRunning(step.action);
    try {
      const sent = rows
        .flatMap((row) => caseOfRow(row) ?? [])
        .map(({ id, version }) => ({ id, version, action: step.action }));
      const result = pairUp(rows, await takeSteps(sent, newId()), (row) => row);
      setSelection((selection) =>
        without(
          selection,
          result.done.map(({ id }) => id),
        ),
      );
      if (result.refused.length === 0) notify.success(t('stepDone', { action: step.label, n: result.done.length }));
      else setOutcome(result);
    } catch {
      // Said already, by the call itself.
    } finally {
      setRunning(undefined);
      forgetCases(queries, entity);
    }
  };
  return { run, running, outcome, closeOutcome: () => setOutcome(undefined) };
}
