/** The stage in which an officer receives a licence or notice: the conditions are then proposed from the list. */
import type { Stage } from '#platform/model/request/stage.ts';
import { receive } from '#platform/model/request/stages.ts';

export function receiveLicence({ days }: { readonly days: number }): Stage {
  const stage = receive({ days });
  const { receive: action } = stage.actions;
  if (action === undefined) throw new Error('The stage of receiving has no action to receive');
  return {
    ...stage,
    actions: { ...stage.actions, receive: { ...action, effects: [...(action.effects ?? []), 'proposeConditions'] } },
  };
}
