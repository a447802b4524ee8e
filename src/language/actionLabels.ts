/** Labels of every action and every state of every workflow, for logs that have its code alone. */
import type { Label } from './label.ts';
import type { ModuleDeclaration } from './module.ts';

/** Labels that a module declares for actions take precedence over labels of one of several workflows. */
export function actionLabelsOf(modules: readonly ModuleDeclaration[]): Readonly<Record<string, Label>> {
  const ofWorkflows = modules.flatMap(({ requests, workflows }) =>
    [...requests, ...workflows].flatMap(({ workflow }) =>
      Object.entries(workflow.actions).map(([action, { label }]) => [action, label] as const),
    ),
  );
  const ofModules = modules.flatMap(({ actions }) => Object.entries(actions));
  return Object.fromEntries([...ofWorkflows.toReversed(), ...ofModules]);
}

/** Labels that a module declares for states take precedence over labels of a record workflow. */
export function stateLabelsOf(modules: readonly ModuleDeclaration[]): Readonly<Record<string, Label>> {
  const ofWorkflows = modules.flatMap(({ workflows }) =>
    workflows.flatMap(({ workflow: { choice } }) =>
      Object.entries(choice.values).map(([code, { label }]) => [code, label] as const),
    ),
  );
  return Object.fromEntries([...ofWorkflows, ...modules.flatMap(({ states }) => Object.entries(states))]);
}
