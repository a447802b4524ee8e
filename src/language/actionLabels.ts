/** What every action and every state of every workflow is called, for logs that know it by its code alone. */
import type { Label } from './label.ts';
import type { ModuleDeclaration } from './module.ts';

/** What a module says of its actions itself goes before what one of several workflows calls them. */
export function actionLabelsOf(modules: readonly ModuleDeclaration[]): Readonly<Record<string, Label>> {
  const ofWorkflows = modules.flatMap(({ requests, workflows }) =>
    [...requests, ...workflows].flatMap(({ workflow }) =>
      Object.entries(workflow.actions).map(([action, { label }]) => [action, label] as const),
    ),
  );
  const ofModules = modules.flatMap(({ actions }) => Object.entries(actions));
  return Object.fromEntries([...ofWorkflows.toReversed(), ...ofModules]);
}

/** What a module says of states itself goes before what a workflow of records calls them. */
export function stateLabelsOf(modules: readonly ModuleDeclaration[]): Readonly<Record<string, Label>> {
  const ofWorkflows = modules.flatMap(({ workflows }) =>
    workflows.flatMap(({ workflow: { choice } }) =>
      Object.entries(choice.values).map(([code, { label }]) => [code, label] as const),
    ),
  );
  return Object.fromEntries([...ofWorkflows, ...modules.flatMap(({ states }) => Object.entries(states))]);
}
