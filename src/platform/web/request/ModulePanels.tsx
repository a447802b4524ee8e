import { Suspense, use, type ReactElement } from 'react';
import { dependencies, findOutlined, loadDoor, type ModulePanelProps } from '../declarations/declared.ts';

/** What modules have to say of a case: its fee, for one (`casePanels` of their doors). */
export function ModulePanels({ caseView }: ModulePanelProps): ReactElement {
  const own = findOutlined(caseView.request.entity)?.module ?? 'platform';
  return (
    <Suspense>
      {[own, ...(dependencies.get(own) ?? [])].map((module) => (
        <ModulePanel key={module} module={module} caseView={caseView} />
      ))}
    </Suspense>
  );
}

function ModulePanel({ module, caseView }: ModulePanelProps & { readonly module: string }): ReactElement | null {
  const Panel = use(loadDoor(module)).casePanels?.[caseView.request.entity];
  return Panel === undefined ? null : <Panel caseView={caseView} />;
}
