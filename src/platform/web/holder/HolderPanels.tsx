import { Suspense, use, useMemo, type ReactElement } from 'react';
import { getModuleIndex, loadModuleWeb, type HolderPanelProps } from '../declarations/loadedModules.ts';
import { openListsOf } from '../session/recordPages.ts';
import { useVisit } from '../route/visit.ts';

/**
 * Panels of modules on the page of a holder, for example its places (`holderPanels` of a module). Each is loaded for
 * people who may open a list of what it shows.
 */
export function HolderPanels({ holderId }: Pick<HolderPanelProps, 'holderId'>): ReactElement {
  const { menus } = useVisit().info;
  const panels = useMemo(() => {
    const { screens, holderPanels } = getModuleIndex();
    return holderPanels
      .map((panel) => ({ ...panel, lists: panel.shows.flatMap((entity) => openListsOf({ screens, entity, menus })) }))
      .filter(({ lists }) => lists.length > 0);
  }, [menus]);
  return (
    <Suspense>
      {panels.map(({ module, component, lists }) => (
        <ModulePanel
          key={`${module} ${component}`}
          module={module}
          component={component}
          lists={lists}
          holderId={holderId}
        />
      ))}
    </Suspense>
  );
}

function ModulePanel({
  module,
  component,
  ...props
}: HolderPanelProps & { readonly module: string; readonly component: string }): ReactElement {
  const Panel = use(loadModuleWeb(module)).holderPanels?.[component];
  if (Panel === undefined) throw new Error(`The module "${module}" brings no holder panel "${component}"`);
  return <Panel {...props} />;
}
