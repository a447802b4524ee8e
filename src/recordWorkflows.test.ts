/** Checks every workflow of records in one row: complete, implemented, and with parties who can act. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { buildCatalogue, getEntity, type Catalogue } from '#language/catalogue.ts';
import { text } from '#language/field.ts';
import type { RecordWorkflow } from '#language/recordWorkflow.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { movementWorkflow, stockModule, stockServer } from '#platform/testing/stockModule.ts';
import { bundledIcons } from '#platform/web/ui/icon/bundledIcons.ts';
import { screenIcons } from '#platform/web/ui/icon/screenIcons.ts';
import { recordWorkflowFaults } from '../tools/checks/recordWorkflows.ts';

describe('every workflow of records', () => {
  it('is complete, labelled, and implemented by the server', () => {
    expect(catalogue.workflows.size).toBeGreaterThan(0);
    expect(recordWorkflowFaults(catalogue, moduleServers)).toEqual([]);
    expect(
      recordWorkflowFaults(buildCatalogue([...testCatalogue.modules, stockModule]), [...moduleServers, stockServer]),
    ).toEqual([]);
  });

  it('has actions with existing icons', () => {
    const drawn = { ...bundledIcons, ...screenIcons };
    const icons = [...catalogue.workflows.values()].flatMap(({ workflow }) =>
      Object.values(workflow.actions).flatMap(({ icon }) => (icon === undefined ? [] : [icon])),
    );
    expect(icons.filter((icon) => !Object.hasOwn(drawn, icon))).toEqual([]);
  });

  it('has a unique name', () => {
    const names = [...catalogue.workflows.values(), ...catalogue.requests.values()].map(
      ({ workflow }) => workflow.name,
    );
    expect(names).toEqual([...new Set(names)]);
  });

  it('is refused for each thing that is wrong with it', () => {
    expect(recordWorkflowFaults(withWorkflow(wrong), moduleServers)).toEqual(
      [
        '"refStatus" of stockMovement does not begin where the workflow does',
        'stockMovement is not closed where nobody edits it: say closedStatesOf',
        'no menu makes anybody "stranger"',
        'there is no menu "stock.nowhere", which makes people "keeper"',
        'no role is "supervisor" by default',
        'a state opens "number", which nobody fills in',
        '"draft" allows days, which are counted of requests alone',
        'a change takes the action "cancel", which is none of the system\'s',
        '"cancel" is signed or asks for something, as only steps of requests do',
        'nobody takes a step back, so the effect "numberMovement" is for good',
        'nobody takes a step back, so the effect "postKg" is for good',
        'no server carries it out',
      ].map((fault) => `workflow stockMovement: ${fault}`),
    );
    expect(recordWorkflowFaults(withStatus({ kind: 'text' }), moduleServers)[0]).toBe(
      'workflow stockMovement: "refStatus" of stockMovement is no choice',
    );
    expect(recordWorkflowFaults(withStatus({ isWritten: true }), moduleServers)[0]).toBe(
      'workflow stockMovement: "refStatus" of stockMovement may be written by whoever saves it',
    );
  });

  it('is refused if it waits for something after which the system does not continue', () => {
    const { workflow } = movementWorkflow;
    const waiting: RecordWorkflow = {
      ...movementWorkflow,
      workflow: { ...workflow, states: { ...workflow.states, confirmed: { waitsFor: ['ธนาคาร', 'The bank'] } } },
    };
    const steps = { ...stockServer.records?.[0], declaration: waiting, guards: {}, effects: {} };
    expect(recordWorkflowFaults(withWorkflow(waiting), [{ records: [steps] }])).toContain(
      'workflow stockMovement: "confirmed" waits for something, and the system does not go on from it alone',
    );
  });
});

const { workflow: flow } = movementWorkflow;
const wrong: RecordWorkflow = {
  ...movementWorkflow,
  initialStates: ['refused'],
  actionOnEdit: 'cancel',
  parties: {
    ...movementWorkflow.parties,
    keeper: { menu: 'stock.nowhere', right: 'canEdit' },
    supervisor: { menu: 'stock.supervision', right: 'canDelete' },
  },
  workflow: {
    ...flow,
    parties: { ...flow.parties, stranger: ['คนแปลกหน้า', 'Stranger'] },
    states: {
      ...flow.states,
      draft: { responsibleParty: 'confirmer', editableFields: { keeper: ['number'] }, days: 3 },
      confirmed: { responsibleParty: 'supervisor', editableFields: { keeper: 'all' } },
    },
    actions: {
      ...flow.actions,
      cancel: { label: ['ยกเลิก', 'Cancel'], from: { confirmed: ['supervisor'] }, to: 'cancelled', signs: 'must' },
    },
  },
};
Reflect.deleteProperty(wrong, 'takenBackBy');

function withWorkflow(workflow: RecordWorkflow): Catalogue {
  const other = buildCatalogue([...testCatalogue.modules, { ...stockModule, workflows: [] }]);
  return { ...other, workflows: new Map([[workflow.entity, workflow]]) };
}

function withStatus(changed: { readonly kind?: 'text'; readonly isWritten?: true }): Catalogue {
  const valid = withWorkflow(movementWorkflow);
  const entity = getEntity(valid, 'stockMovement');
  const { refStatus } = entity.fields;
  if (refStatus === undefined) throw new Error('There is no status');
  const field = changed.kind === 'text' ? text(['สถานะ', 'Status']) : { ...refStatus, managed: false as const };
  return {
    ...valid,
    entities: new Map(valid.entities).set('stockMovement', {
      ...entity,
      fields: { ...entity.fields, refStatus: field },
    }),
  };
}
