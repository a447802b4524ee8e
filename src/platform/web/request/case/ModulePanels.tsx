import { Suspense, use, type ReactElement } from 'react';
import { getRequestDeclaration } from '#language/catalogue.ts';
import { catalogue, dependencies, loadModuleWeb, type ModulePanelProps } from '../../declarations/loadedModules.ts';

/** Panels of modules on a case, for example its fee (`casePanels` of their `ModuleWeb`). */
export function ModulePanels({ caseView }: ModulePanelProps): ReactElement {
  const { module: own } = getRequestDeclaration(catalogue, caseView.request.documentType.code);
  return (
    <Suspense>
      {[own, ...(dependencies.get(own) ?? [])].map((module) => (
        <ModulePanel key={module} module={module} caseView={caseView} />
      ))}
    </Suspense>
  );
}

function ModulePanel({ module, caseView }: ModulePanelProps & { readonly module: string }): ReactElement[] {
  const { casePanels = {} } = use(loadModuleWeb(module));
  const declaration = getRequestDeclaration(catalogue, caseView.request.documentType.code);
  return Object.entries(casePanels).flatMap(([name, { isFor, Panel }]) =>
    isFor(declaration) ? [<Panel key={name} caseView={caseView} />] : [],
  );
}
