import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { totalWorkingDaysOf, finalStatesOf, pathAhead, type Workflow } from '#language/workflow.ts';
import { platform } from '#platform/model/module.ts';
import { workflowFaults } from '../../../../tools/checks/workflows.ts';
import { requestFlow, type RequestFlowOptions } from './requestFlow.ts';
import { NEXT, type Stage } from './stage.ts';
import {
  charge,
  decideAtCentre,
  laboratory,
  operatorConfirms,
  receive,
  receiveAtCheckpoint,
  review,
  sign,
  visit,
  waitForRelease,
} from './stages.ts';

const base = { name: 'trial', title: ['ทดลอง', 'Trial'] } as const;
const flow = (...stages: readonly Stage[]): Workflow => requestFlow({ ...base, stages });
const faults = (workflow: Workflow): string[] =>
  workflowFaults({
    workflow,
    first: 'draft',
    messages: buildCatalogue([platform]).messages,
    moduleServers: [
      {
        guards: { feeKnown: async () => undefined, feePaid: async () => undefined },
        effects: {
          raiseFee: { apply: async () => undefined, undo: async () => undefined },
          dropFee: { apply: async () => undefined },
          takePayment: { apply: async () => undefined },
        },
      },
    ],
  });
const principal = (workflow: Workflow): string[] =>
  pathAhead(workflow, 'draft').map(({ state, action }) => `${state}${action === undefined ? '' : ` ${action}`}`);

describe('a workflow built from stages', () => {
  it('goes from each stage to the next, whichever that is, and from the last to approval', () => {
    expect(principal(flow(receive({ days: 1 }), review({ days: 5 }), sign({ days: 2 })))).toEqual([
      'draft request',
      'submitted receive',
      'underReview pass',
      'waitSign approve',
      'approved',
    ]);
    expect(principal(flow(receiveAtCheckpoint({ days: 1, originalsDays: 3 }), decideAtCentre({ days: 2 })))).toEqual([
      'draft request',
      'waitCustoms wait-approve-center',
      'waitCenter approve',
      'approved',
    ]);
  });

  it('supports a checkpoint, a laboratory, a visit and a confirmation by the operator: five parties, each with its days', () => {
    const workflow = requestFlow({
      ...base,
      stages: [
        receiveAtCheckpoint({ days: 1, originalsDays: 3 }),
        decideAtCentre({ days: 2, isPassed: true }),
        laboratory({ days: 10 }),
        visit({ party: 'inspector', days: 5 }),
        charge(),
        operatorConfirms(),
        sign({ party: 'signatory', days: 2 }),
      ],
      parties: { inspector: ['ผู้ตรวจ', 'Inspector'], signatory: ['ผู้ลงนาม', 'Signatory'] },
    });
    expect(principal(workflow)).toEqual([
      'draft request',
      'waitCustoms wait-approve-center',
      'waitCenter pass',
      'waitLaboratory record-analysis',
      'waitVisit record-visit',
      'waitPayment pay',
      'waitConfirm confirm',
      'waitSign approve',
      'approved',
    ]);
    expect(Object.keys(workflow.parties)).toEqual([
      'operator',
      'receiver',
      'approver',
      'laboratory',
      'inspector',
      'signatory',
    ]);
    expect([
      workflow.states['waitLaboratory']?.responsibleParty,
      workflow.states['waitVisit']?.responsibleParty,
      workflow.states['waitSign']?.responsibleParty,
    ]).toEqual(['laboratory', 'inspector', 'signatory']);
    expect(totalWorkingDaysOf(workflow)).toBe(1 + 3 + 2 + 10 + 5 + 2);
    expect(faults(workflow)).toEqual([]);
  });

  it('skips a payment if nothing is due, from whichever stage comes before it', () => {
    const reviewed = flow(receive({ days: 1 }), review({ days: 5 }), charge(), sign({ days: 2 }));
    expect(reviewed.actions['pass']).toMatchObject({
      to: 'waitPayment',
      shortcutTo: 'waitSign',
      effects: ['raiseFee'],
    });
    const visited = flow(receive({ days: 1 }), visit({ days: 5, effects: [] }), charge(), sign({ days: 2 }));
    expect(visited.actions['record-visit']).toMatchObject({
      to: 'waitPayment',
      shortcutTo: 'waitSign',
      effects: ['raiseFee'],
    });
    expect(visited.actions['skip-visit']).toMatchObject({
      to: 'waitPayment',
      shortcutTo: 'waitSign',
      effects: ['raiseFee'],
    });
  });

  it('cancels the fee with the case, and requires it before a decision, only where there is one', () => {
    const [charged, free] = [
      flow(receive({ days: 1 }), charge(), sign({ days: 2 })),
      flow(receive({ days: 1 }), sign({ days: 2 })),
    ];
    expect([charged.actions['cancel']?.effects, free.actions['cancel']?.effects]).toEqual([
      ['dropFee', 'close'],
      ['close'],
    ]);
    expect([charged, free].map(({ actions }) => actions['approve']?.guards?.includes('feePaid'))).toEqual([
      true,
      false,
    ]);
    expect([Object.keys(free.guards), Object.keys(free.effects)].flat()).not.toEqual(
      expect.arrayContaining(['feePaid']),
    );
  });

  it('returns a case to the previous officer, never to a payment', () => {
    expect(
      flow(receive({ days: 1 }), review({ days: 5 }), charge(), sign({ days: 2 })).actions['return-officer']?.to,
    ).toBe('underReview');
  });

  it('is refused if two stages go to different states by the same action', () => {
    expect(() => flow(decideAtCentre({ days: 1, isPassed: true }), review({ days: 5 }), sign({ days: 2 }))).toThrow(
      'by the action "pass"',
    );
    expect(() => flow(operatorConfirms(), sign({ days: 2 }))).toThrow('no stage before "waitConfirm"');
  });

  it('also ends in the final states of its stages, which are derived', () => {
    expect(
      finalStatesOf([
        flow(receiveAtCheckpoint({ days: 1, originalsDays: 3 }), decideAtCentre({ days: 2 })),
        flow(receive({ days: 1 }), sign({ days: 1 })),
      ]),
    ).toEqual(['notReceivedCustoms', 'notReceivedCenter', 'approved', 'notApproved', 'cancelled']);
  });

  it('continues automatically when the last goods are released', () => {
    const workflow = requestFlow({
      ...base,
      stages: [receive({ days: 1 }), sign({ days: 2 }), waitForRelease({ guards: ['allReleased'] })],
      guards: { allReleased: { label: ['ตรวจปล่อยครบ', 'All goods are released'], why: { messageKey: 'checkFirst' } } },
    });
    expect(workflow.actions['release']).toMatchObject({ isAutomatic: true, from: { waitRelease: [] }, to: 'approved' });
    expect(workflow.actions['approve']?.to).toBe('waitRelease');
  });

  it('has an action of a module in addition to those of the stages, with its label, icon, notice and role in four eyes', () => {
    const weigh: Stage = {
      ...review({ days: 5 }),
      actions: {
        ...review({ days: 5 }).actions,
        weigh: {
          label: ['ชั่งน้ำหนัก', 'Weigh'],
          by: ['receiver'],
          icon: 'audit',
          notice: ['ชั่งแล้ว', 'weighed'],
          fourEyes: 'handles',
        },
      },
    };
    expect(flow(receive({ days: 1 }), weigh, sign({ days: 2 })).actions['weigh']).toEqual({
      label: ['ชั่งน้ำหนัก', 'Weigh'],
      from: { underReview: ['receiver'] },
      icon: 'audit',
      notice: ['ชั่งแล้ว', 'weighed'],
      fourEyes: 'handles',
    });
  });
});

describe('signatures of a workflow', () => {
  const stages = [receive({ days: 1 }), review({ days: 5 }), sign({ days: 2 })];
  const signed = (options: Partial<RequestFlowOptions>): readonly unknown[] => {
    const { actions } = requestFlow({ ...base, stages, ...options });
    return [
      actions['request']?.signs,
      actions['request']?.effects?.includes('keepForm'),
      actions['approve']?.signs,
      actions['not-sign'] !== undefined,
    ];
  };

  it('are declared separately for the application and for the certificate', () => {
    expect(signed({})).toEqual([undefined, false, undefined, false]);
    expect(signed({ application: {} })).toEqual([undefined, true, undefined, false]);
    expect(signed({ application: { signature: 'may' } })).toEqual(['may', true, undefined, false]);
    expect(signed({ application: { signature: 'must' } })).toEqual(['must', true, undefined, false]);
    expect(signed({ certificate: { signature: 'must' } })).toEqual([undefined, false, 'must', true]);
  });

  it('are refused if the step prints nothing that could be signed', () => {
    const workflow = requestFlow({ ...base, stages });
    const dropped: Workflow = {
      ...workflow,
      actions: { ...workflow.actions, request: { ...workflow.actions['request']!, signs: 'may' } },
    };
    expect(faults(dropped)).toEqual([
      'workflow trial: the action "request" is signed, and prints nothing that could be',
    ]);
  });

  it('require four eyes for every decision', () => {
    const blind: Stage = {
      ...sign({ days: 2 }),
      actions: {
        approve: {
          label: ['อนุมัติ', 'Approve'],
          by: ['approver'],
          to: NEXT,
          effects: ['issue'],
          tone: 'primary',
          fourEyes: 'decides',
        },
      },
    };
    expect(faults(requestFlow({ ...base, stages: [receive({ days: 1 }), blind] }))).toEqual([
      'workflow trial: the action "approve" decides, and does not ask whether who takes it has handled the case',
    ]);
  });
});
