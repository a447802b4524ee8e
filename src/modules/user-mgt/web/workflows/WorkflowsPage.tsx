import { use, useId, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { totalWorkingDaysOf, statesOf } from '#language/workflow.ts';
import { catalogue, loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { WorkflowDiagram } from '#platform/web/request/diagram/WorkflowDiagram.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import type { WorkflowRights } from '../../workflowAnswers.ts';
import { ExplainPage } from '#platform/web/ui/layout/ExplainPage.tsx';
import { flowsOf } from './flows.ts';
import { SelectField } from './SelectField.tsx';
import { CaseSimulation } from './CaseSimulation.tsx';
import { texts } from './texts.ts';
import { useWorkflowRights } from './useWorkflows.ts';
import css from './WorkflowsPage.module.css';
import { WorkflowTable } from './WorkflowTable.tsx';

/** Shows every workflow as a drawing and a table, and who would see which buttons. The choice is in the address. */
export function WorkflowsPage(): ReactElement {
  const t = useTexts(texts);
  const rights = useWorkflowRights();
  if (rights.data === undefined)
    return <Loading title={t('loadFailed')} error={rights.error} onRetry={() => void rights.refetch()} />;
  return <Workflows rights={rights.data} />;
}

function Workflows({ rights }: { readonly rights: WorkflowRights }): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  for (const name of ['user', ...rights.kinds.map(({ document }) => document)]) use(loadEntity(name));
  const [query, setQuery] = useSearchParams();
  const flows = flowsOf(
    catalogue,
    rights.kinds.map(({ module }) => module),
  );
  const flow = flows.find(({ workflow }) => workflow.name === query.get('workflow')) ?? flows[0];
  if (flow === undefined) return <PageHeader title={t('title')} />;
  const { workflow } = flow;
  const state = statesOf(workflow).find((candidate) => candidate === query.get('state')) ?? null;
  const go = (next: { readonly workflow: string; readonly state?: string }): void =>
    setQuery({ cacheQuery: 'true', ...next }, { replace: true });
  const days = totalWorkingDaysOf(workflow);
  return (
    <ExplainPage title={t('title')} intro={t('intro')}>
      <div className={css.choice} data-screen-only="">
        <SelectField
          id={`${id}-workflow`}
          label={t('workflow')}
          options={flows.map(({ title, workflow: { name } }) => [name, title])}
          value={workflow.name}
          onChange={(name) => go({ workflow: name })}
        />
      </div>
      <div className={css.both}>
        <section className={css.part} aria-label={t('workflow')}>
          <WorkflowDiagram
            key={workflow.name}
            workflow={workflow}
            state={state}
            onChoose={(chosen) => go({ workflow: workflow.name, ...(chosen === state ? {} : { state: chosen }) })}
          />
          {days === 0 ? null : <p className={css.note}>{t('officerDays', { n: days })}</p>}
        </section>
        <CaseSimulation
          key={workflow.name}
          flow={flow}
          roles={rights.roles}
          state={
            state ??
            statesOf(workflow).find((candidate) => workflow.states[candidate]?.responsibleParty !== undefined) ??
            ''
          }
          onState={(chosen) => go({ workflow: workflow.name, state: chosen })}
        />
      </div>
      <section className={css.part} aria-labelledby={`${id}-table`}>
        <h2 id={`${id}-table`} className={css.heading}>
          {t('table')}
        </h2>
        <WorkflowTable flow={flow} />
      </section>
    </ExplainPage>
  );
}
