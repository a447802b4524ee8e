import { describe, expect, it } from 'vitest';
import { requestFlow } from '#platform/model/request/requestFlow.ts';
import { usualStages } from '#platform/model/request/usualStages.ts';
import type { ListColumn } from '../../list/table/listColumn.ts';
import {
  withStateNamesOfType,
  withUseOfRow,
  caseOfRow,
  isInForce,
  isStepAllowed,
  mayFillIn,
  isDeletable,
  stepsOf,
  type ListedCase,
} from './listedCase.ts';

const flow = requestFlow({
  name: 'letter',
  title: ['หนังสือ', 'Letters'],
  stages: usualStages({ days: { receive: 1, review: 5, sign: 2 }, officerEdits: ['statement'] }),
});
const listed = (state: string, rest: Partial<ListedCase> = {}): ListedCase => ({
  id: 'r',
  version: 3,
  state,
  hasUnlocked: false,
  wasSubmitted: state !== 'draft',
  ...rest,
});
const open = (party: string, state: string): readonly string[] =>
  stepsOf(flow, party)
    .filter((step) => isStepAllowed(step, party, listed(state)))
    .map(({ action }) => action);

describe('a row of a list of documents', () => {
  it('contains its request, with the version of the request', () => {
    const row = {
      id: 'd',
      version: 7,
      refRequest: {
        id: 'r',
        version: 3,
        refStatus: { code: 'submitted' },
        unlockedFields: ['subject'],
        submittedDate: '2026-11-15T00:00:00+07:00',
      },
    };
    expect(caseOfRow(row)).toEqual(listed('submitted', { hasUnlocked: true }));
    expect(caseOfRow({ id: 'd' })).toBeUndefined();
  });

  it('of the register can be corrected while it is in force', () => {
    const row = (code: string) => ({ id: 'd', refDossier: { refState: { code } } });
    expect([isInForce(row('inForce')), isInForce(row('suspended')), isInForce({ id: 'd' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is moved together with others only by actions without questions', () => {
    expect(stepsOf(flow, 'receiver').map(({ action }) => action)).toEqual(['receive', 'pass']);
    expect(stepsOf(flow, 'approver').map(({ action }) => action)).toEqual(['approve']);
  });

  it('is not signed together with others', () => {
    const signed = requestFlow({
      name: 'paper',
      title: ['เอกสาร', 'Papers'],
      stages: usualStages({ days: { receive: 1, review: 5, sign: 2 }, isCharged: true }),
      application: { signature: 'may' },
      certificate: { signature: 'must' },
    });
    expect([stepsOf(signed, 'approver'), stepsOf(signed, 'receiver').map(({ action }) => action)]).toEqual([
      [],
      ['receive', 'pass'],
    ]);
  });

  it('is moved only from its current state', () => {
    expect(open('receiver', 'submitted')).toEqual(['receive']);
    expect(open('receiver', 'underReview')).toEqual(['pass']);
    expect(open('approver', 'underReview')).toEqual([]);
    expect(open('approver', 'approved')).toEqual([]);
  });

  it('can be edited by the party the state allows, or for which the officer unlocked fields', () => {
    expect([
      mayFillIn(flow, 'operator', listed('draft')),
      mayFillIn(flow, 'operator', listed('submitted')),
      mayFillIn(flow, 'operator', listed('submitted', { hasUnlocked: true })),
    ]).toEqual([true, false, true]);
    expect([
      mayFillIn(flow, 'receiver', listed('underReview')),
      mayFillIn(flow, 'receiver', listed('submitted', { hasUnlocked: true })),
      mayFillIn(flow, 'approver', listed('waitSign')),
    ]).toEqual([true, false, false]);
  });

  it('can be deleted only while nobody else has seen it', () => {
    expect([
      isDeletable(listed('draft')),
      isDeletable(listed('draft', { wasSubmitted: true })),
      isDeletable(listed('submitted')),
    ]).toEqual([true, false, false]);
  });
});

describe('a list of documents', () => {
  const columns = [
    { path: 'refRequest.refStatus.value', status: { path: 'refRequest.refStatus' } },
    { path: 'subject' },
  ] as unknown as readonly ListColumn[];

  it('names the state of a row as it is named for its type', () => {
    const namedFlow = {
      ...flow,
      states: {
        ...flow.states,
        submitted: { ...flow.states['submitted'], labelByType: { letter: ['รอเจ้าของ', 'With the owner'] } },
      },
    } as const;
    const [status] = withStateNamesOfType(columns, namedFlow);
    const row = (type: string, state: string) => ({
      id: 'd',
      refDocumentType: { code: type },
      refRequest: { refStatus: { code: state } },
    });
    expect(
      [row('letter', 'submitted'), row('letter', 'draft'), row('other', 'submitted')].map((listedRow) =>
        status?.status?.nameOfRow?.(listedRow),
      ),
    ).toEqual([['รอเจ้าของ', 'With the owner'], undefined, undefined]);
  });

  it('names the document by which a row was used up', () => {
    const standing = [{ path: 'refDossier.refState.value', status: { path: 'refDossier.refState' } }];
    const [column] = withUseOfRow(standing as unknown as readonly ListColumn[]);
    const used = { refUsedBy: { code: 'HZ216900001' }, usedDate: '2026-11-18T00:00:00+07:00' };
    expect(
      [
        { id: 'd', refDossier: used },
        { id: 'e', refDossier: { refUsedBy: null, usedDate: null } },
      ].map((row) => column?.status?.nameOfRow?.(row)),
    ).toEqual([['ใช้สิทธิโดย HZ216900001 เมื่อ 18/11/2569', 'Used up by HZ216900001 on 18/11/2026'], undefined]);
  });

  it('uses the words of the vocabulary if there are no other names', () => {
    expect(withStateNamesOfType(columns, flow)).toBe(columns);
  });
});
