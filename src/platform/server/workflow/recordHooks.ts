/**
 * Checks writes of records with a workflow: only by people who may in the current state, and with a step if the change
 * moves the record.
 */
import { labelOf } from '#language/choice.ts';
import { message } from '#language/message.ts';
import { editableFieldsIn } from '#language/workflow.ts';
import type { App } from '../app.ts';
import { conflict } from '../errors.ts';
import { addJob } from '../jobs/addJob.ts';
import type { RecordHooks } from '../resource/hooks.ts';
import { appendStep } from './history.ts';
import { findRecordParties, recordStateOf } from './records.ts';
import { STEP_JOB } from './takeStep.ts';

export function recordHooks(app: () => App): RecordHooks {
  return {
    termsOf: async ({ db, writer: { actor }, entity, before }) => {
      const declaration = app().catalogue.workflows.get(entity.name);
      if (declaration === undefined) return undefined;
      const { workflow, status, actionOnEdit } = declaration;
      const state = recordStateOf({ declaration, record: before });
      const parties = await findRecordParties(app(), db, { actor, declaration, record: before });
      const open = editableFieldsIn(workflow, { state, parties: new Set(parties.keys()) });
      const statusLabel = labelOf(workflow.choice, state);
      if (open !== 'all' && open.size === 0) throw conflict(message('notEditableNow', { status: statusLabel }));
      const moved =
        actionOnEdit === undefined || workflow.actions[actionOnEdit]?.from[state] === undefined
          ? {}
          : { [status]: workflow.actions[actionOnEdit].to };
      const refusal = (name: string): ReturnType<typeof message> =>
        message('fieldNotEditableNow', { label: entity.fields[name]?.label ?? name, status: statusLabel });
      return {
        managed: moved,
        isComplete: true,
        refusalOf: (name) => (open === 'all' || open.has(name) ? undefined : refusal(name)),
      };
    },

    afterWrite: async ({ db, writer: { actor }, entity, before, after }) => {
      const { catalogue, clock } = app();
      const declaration = catalogue.workflows.get(entity.name);
      if (declaration === undefined) return;
      const [from, to] = [
        recordStateOf({ declaration, record: before }),
        recordStateOf({ declaration, record: after }),
      ];
      if (from === to) return;
      const { userId: actorId, username } = actor;
      const [recordId, version, action] = [
        String(after['id']),
        Number(after['version']),
        declaration.actionOnEdit ?? '',
      ];
      const step = {
        entity: entity.name,
        recordId,
        action,
        from,
        to,
        effects: [],
        actorId,
        username,
        principalId: null,
        at: clock.now(),
        remark: null,
        version,
        detail: {},
      };
      await addJob(db, STEP_JOB, { historyId: await appendStep(db, step) });
    },
  };
}
