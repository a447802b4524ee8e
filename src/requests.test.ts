/**
 * Checks every kind of request of the product: its workflow reaches an end, its parties can act, and no person can take
 * it through alone.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { buildCatalogue, getEntity } from '#language/catalogue.ts';
import { defineChoice } from '#language/choice.ts';
import { text } from '#language/field.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { defineWorkflow, finalStatesOf, isFinalState, statesOf, type Workflow } from '#language/workflow.ts';
import { dossierFlow } from '#platform/model/request/dossierFlow.ts';
import { consignmentModule } from '#platform/testing/consignmentModule.ts';
import { orderModule } from '#platform/testing/orderModule.ts';
import { permitModule } from '#platform/testing/permitModule.ts';
import { bundledIcons } from '#platform/web/ui/icon/bundledIcons.ts';
import { screenIcons } from '#platform/web/ui/icon/screenIcons.ts';
import { requestFaults } from '../tools/checks/requests.ts';
import { signatureFaults } from '../tools/checks/signatures.ts';
import { workflowFaults } from '../tools/checks/workflows.ts';

/** The state in which a request is created, before any step. */
const FIRST = 'draft';
const { messages } = catalogue;

describe('every kind of request', () => {
  it('has consistent document, checklist, menus and numbers', () => {
    expect(catalogue.requests.size).toBeGreaterThan(0);
    expect(requestFaults(catalogue)).toEqual([]);
  });

  it('has a workflow that is complete, labelled, and implemented by the server', () => {
    expect(
      [...catalogue.requests.values()].flatMap(({ workflow }) =>
        workflowFaults({ workflow, first: FIRST, messages, moduleServers }),
      ),
    ).toEqual([]);
  });

  it('never waits in a final state of another kind, because the database knows a request by its state alone', () => {
    const workflows = [...catalogue.requests.values()].map(({ workflow }) => workflow);
    const ends = finalStatesOf(workflows);
    expect(ends).toContain('approved');
    expect(
      workflows.flatMap((workflow) =>
        statesOf(workflow).filter((state) => ends.includes(state) && !isFinalState(workflow, state)),
      ),
    ).toEqual([]);
  });

  it('requires no signature that would be discarded', () => {
    expect(signatureFaults(catalogue, moduleServers)).toEqual([]);
    const product = catalogue.requests.get('haz')!;
    const { request } = product.workflow.actions;
    const unprinted = {
      ...product,
      workflow: {
        ...product.workflow,
        actions: { ...product.workflow.actions, request: { ...request!, effects: ['complete'] } },
      },
    };
    expect(signatureFaults({ requests: new Map([['haz', unprinted]]) }, [])).toEqual([
      'request haz: "request" is signed, and no paper is printed that could be',
      'request haz: "approve" is signed, and no paper is printed that could be',
    ]);
  });

  it('that officers begin names its operator, is not signed in their place, and is routed by a place', () => {
    for (const module of [permitModule, consignmentModule, orderModule])
      expect(requestFaults(buildCatalogue([...catalogue.modules, module]))).toEqual([]);
    const signed = { label: letters.title, from: {}, signs: 'must', effects: ['complete'] } as const;
    const counter = {
      ...letters,
      counterMenu: 'to-whom.requests',
      workflow: { ...letters.workflow, actions: { ...letters.workflow.actions, request: signed } },
    };
    expect(requestFaults(withDeclaration(counter))).toEqual([
      'request toWhom: it is filed at the counter, and must be signed by the operator',
      'request toWhom: it is filed at the counter, and filing it does not disclose it to the operator',
    ]);
    expect(
      requestFaults(
        withDeclaration({ ...letters, office: { holderFrom: 'subject' }, counterMenu: 'to-whom.requests' }),
      ),
    ).toEqual([
      'request toWhom: "subject" names no operator whose it could be',
      'request toWhom: only officers begin it, so there is nothing to file for an operator',
    ]);
    expect(
      requestFaults(withDeclaration({ ...letters, routeBy: { by: 'province', path: 'refHolder.refDepartment' } })),
    ).toEqual(['request toWhom: "refHolder.refDepartment" leads to no province']);
    const open = {
      ...orderModule,
      requests: orderModule.requests.map(
        (order) =>
          Object.fromEntries(
            Object.entries(order).filter(([name]) => name !== 'office'),
          ) as unknown as RequestDeclaration,
      ),
    };
    expect(requestFaults(buildCatalogue([...catalogue.modules, open]))).toEqual([
      `request order: "refHaz" would let an operator into the case of another: only what officers begin is of the same case as anybody's`,
    ]);
  });

  it('has actions with existing icons', () => {
    const drawn = { ...bundledIcons, ...screenIcons };
    const icons = [...catalogue.requests.values()].flatMap(({ workflow }) =>
      Object.values(workflow.actions).flatMap(({ icon }) => (icon === undefined ? [] : [icon])),
    );
    expect(icons.filter((icon) => !Object.hasOwn(drawn, icon))).toEqual([]);
  });

  it('has a workflow with its own name', () => {
    const names = [...catalogue.requests.values()].map(({ workflow }) => workflow.name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('is reported for each thing that is wrong with it', () => {
    expect(requestFaults(withDeclaration(wrong))).toEqual([
      'request toWhom: cancelFields names "revision", which nobody fills in',
      'request toWhom: a state opens "nothing", which nobody fills in',
      'request toWhom: the checklist has "passport", which the choice toWhomChecklist has not',
      'request toWhom: the checklist has "other" twice',
      'request toWhom: "passport" is required for "theft", which is no kind of request',
      'request toWhom: no menu makes anybody "laboratory"',
      'request toWhom: no role is "operator" by default',
      'request toWhom: OFFICER_CENTER may receive and approve',
      'request toWhom: OFFICER_HEAD may receive and approve',
      'request toWhom: there is no menu "to-whom.drawer" for what was issued',
      'request toWhom: the menu "data-mgt.entity-logs" does not give the document',
      'request toWhom: two documents would get the same number',
      'request toWhom: "stolen" is no document type',
      'request toWhom: another serves the document type "toWhom" already',
    ]);
    const { states } = catalogue.requests.get('haz')?.workflow ?? letters.workflow;
    expect(requestFaults(withDeclaration({ ...letters, fee: () => ({}) }))).toEqual([
      'request toWhom: it has a fee, and nothing waits for its payment',
    ]);
    expect(requestFaults(withDeclaration({ ...letters, workflow: { ...letters.workflow, states } }))).toEqual([
      'request toWhom: it waits for a payment, and has no fee',
    ]);
    expect(
      requestFaults(withDeclaration({ ...letters, fee: () => ({}), workflow: { ...letters.workflow, states } })),
    ).toEqual(['request toWhom: it has a fee, and its module does not depend on the one of fees']);
    const product = getEntity(catalogue, 'haz');
    const remarked = { ...product, fields: { ...product.fields, remark: text(['หมายเหตุ', 'Remark']) } };
    expect(requestFaults({ ...catalogue, entities: new Map(catalogue.entities).set('haz', remarked) })).toEqual([
      'request haz: its register is kept by hand, and "remark" is what an entry is asked for',
    ]);
    // Without rebuilding the catalogue, which a module that refers to letters would not allow.
    expect(
      requestFaults({
        ...catalogue,
        requests: new Map([...catalogue.requests].filter(([module]) => module !== 'to-whom')),
      }),
    ).toEqual(['entity toWhom: a document that no requests are declared for']);
  });
});

describe('the workflow of issued documents', () => {
  it('is complete and labelled too, from the state in which a request leaves it', () => {
    const { pending: _, cancelled: __, refused: ___, ...states } = dossierFlow.states;
    expect(workflowFaults({ workflow: { ...dossierFlow, states }, first: 'inForce', messages, moduleServers })).toEqual(
      [],
    );
  });
});

describe('a workflow', () => {
  it('is reported for each thing that is wrong with it', () => {
    expect(
      workflowFaults({
        workflow: brokenWorkflow,
        first: 'draft',
        messages,
        moduleServers: [
          {
            effects: {
              stamp: { apply: async () => undefined },
              seal: { apply: async () => undefined, undo: async () => undefined },
            },
          },
        ],
      }),
    ).toEqual(
      [
        'the choice crookedState has no word for the state "island"',
        'who holds "waiting" has no way out of it',
        '"done" is an end, and something can be done in it',
        'nothing leads to "island"',
        'from "waiting" it never ends',
        'nobody can take the action "vanish"',
        'the action "burn" is dangerous and asks for no reason',
        'no server answers the guard "sunny"',
        'the effect "stamp" has no undo, and is not for good',
        'the effect "seal" is for good, and has an undo that is never asked',
        'no server brings about the effect "magic"',
        '"wait" is not labelled in Thai and in English',
        'the guard "sunny" gives "noSuchMessage" as its reason, which is no message',
      ].map((fault) => `workflow crooked: ${fault}`),
    );
  });
});

const letters = catalogue.requests.get('to-whom')!;

const wrong: RequestDeclaration = {
  ...letters,
  documentTypes: ['toWhom', 'toWhom', 'stolen'],
  workflow: {
    ...letters.workflow,
    parties: { ...letters.workflow.parties, laboratory: ['ห้องปฏิบัติการ', 'Laboratory'] },
    states: {
      ...letters.workflow.states,
      waitSign: { responsibleParty: 'approver', editableFields: { approver: ['nothing'] } },
    },
  },
  menus: {
    operator: 'data-mgt.entity-logs',
    receiver: 'to-whom.request-receives',
    approver: 'to-whom.request-receives',
  },
  registerMenu: 'to-whom.drawer',
  approveCode: () => 'TW1/2569',
  checklist: [
    ...letters.checklist,
    ...letters.checklist.slice(-1),
    { code: 'passport', label: ['หนังสือเดินทาง', 'Passport'], requiredFor: ['theft'] },
  ],
  cancelFields: ['revision'],
};

const brokenWorkflow: Workflow = defineWorkflow({
  name: 'crooked',
  title: ['คด', 'Crooked'],
  choice: defineChoice('crookedState', {
    group: 'CROOKED',
    title: ['สถานะ', 'State'],
    values: {
      draft: { key: '1', label: ['ร่าง', 'Draft'] },
      waiting: { key: '2', label: ['รอ', 'Waiting'] },
      done: { key: '3', label: ['เสร็จสิ้น', 'Done'] },
    },
  }),
  parties: { clerk: ['เสมียน', 'Clerk'] },
  guards: { sunny: { label: ['แดดออก', 'The sun shines'], why: { messageKey: 'noSuchMessage' } } },
  effects: {
    stamp: { label: ['ประทับตรา', 'Stamped'] },
    seal: { label: ['ผนึก', 'Sealed'], isIrreversible: true },
    magic: { label: ['มายากล', 'Magic'] },
  },
  states: {
    draft: { responsibleParty: 'clerk' },
    waiting: { responsibleParty: 'clerk' },
    island: { responsibleParty: 'clerk' },
    done: {},
  },
  actions: {
    wait: {
      label: ['Wait', 'Wait'],
      from: { draft: ['clerk'] },
      to: 'waiting',
      guards: ['sunny'],
      effects: ['stamp', 'seal', 'magic'],
    },
    finish: { label: ['เสร็จสิ้น', 'Finish'], from: { draft: ['clerk'], island: ['clerk'] }, to: 'done' },
    vanish: { label: ['หายไป', 'Vanish'], from: {}, to: 'done' },
    burn: { label: ['เผา', 'Burn'], from: { done: ['clerk'] }, tone: 'danger' },
  },
});

function withDeclaration(declaration: RequestDeclaration): ReturnType<typeof buildCatalogue> {
  return buildCatalogue(
    modulesWith((given) =>
      given.map((existing) => (existing.document === declaration.document ? declaration : existing)),
    ),
  );
}

function modulesWith(
  change: (given: readonly RequestDeclaration[]) => readonly RequestDeclaration[],
): ModuleDeclaration[] {
  return catalogue.modules.map((module) => ({ ...module, requests: change(module.requests) }));
}
