import { describe, expect, it } from 'vitest';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { caseIn, chargedFlow, flow, timelineOf } from '../caseFixtures.ts';
import { caseNoticesOf, wasReturnedToOperator } from './caseNoticesOf.ts';

const notices = (caseView: CaseView, revision: number | null = null) =>
  caseNoticesOf({ caseView, workflow: flow, revision });
const sentBack = { action: 're-edit', from: 'underReview', to: 'editRequested', remark: 'Mend the name' };
const standing = (code: string): CaseView['dossier']['state'] => ({ code, label: [code, code] });

describe('caseNoticesOf', () => {
  it('returns nothing for a case in normal progress', () => {
    expect(
      notices(
        caseIn({
          status: 'underReview',
          timeline: timelineOf({ action: 'receive', from: 'submitted', to: 'underReview' }),
        }),
      ),
    ).toEqual([]);
    expect(notices(caseIn({ status: 'draft' }))).toEqual([]);
    expect(
      notices(caseIn({ status: 'approved', dossier: { state: standing('inForce'), code: 'TW1', revision: 1 } }), 1),
    ).toEqual([]);
  });

  it('returns why it was sent back, with the officer’s remark', () => {
    expect(notices(caseIn({ status: 'editRequested', timeline: timelineOf(sentBack) }))).toMatchObject([
      { kind: 'sentBack', tone: 'warn', remark: 'Mend the name' },
    ]);
  });

  it('does not return sentBack while the case waits for the fee', () => {
    const timeline = timelineOf({ action: 'pass', from: 'underReview', to: 'waitPayment' });
    const caseView = caseIn({ status: 'waitPayment', workflow: chargedFlow, timeline });
    expect([
      caseNoticesOf({ caseView, workflow: chargedFlow, revision: null }),
      wasReturnedToOperator(caseView, chargedFlow),
    ]).toEqual([[], false]);
  });

  it('tells officers that the copy signed in ink is missing', () => {
    const parties = (party: string) => [
      { party, label: flow.parties[party] ?? ([party, party] as const), inPlaceOf: null },
    ];
    const issued = (party: string, scannedFile: CaseView['request']['papers']['scannedFile']) =>
      notices(
        caseIn({
          status: 'approved',
          parties: parties(party),
          request: {
            papers: {
              filedFile: null,
              filedSign: null,
              issuedSign: { code: 'notSigned', label: ['', ''] },
              scannedFile,
            },
          },
          dossier: { state: standing('inForce'), code: 'HZ1', revision: 1 },
        }),
        1,
      ).map(({ kind }) => kind);
    expect([
      issued('approver', null),
      issued('operator', null),
      issued('approver', { name: 'scan.pdf', size: 1, type: 'application/pdf' }),
    ]).toEqual([['scanWanted'], [], []]);
  });

  it('still returns the officer’s remark after the second submission was taken back', () => {
    const timeline = timelineOf(
      sentBack,
      { action: 'request', from: 'editRequested', to: 'submitted' },
      { action: 're-status', from: 'submitted', to: 'editRequested', remark: 'Too early' },
    );
    expect(notices(caseIn({ status: 'editRequested', timeline }))).toMatchObject([
      { kind: 'sentBack', remark: 'Mend the name' },
    ]);
  });

  it('returns which fields are unlocked, and why', () => {
    const timeline = timelineOf({
      action: 'unlock',
      from: 'underReview',
      to: 'underReview',
      remark: 'The product name',
    });
    expect(
      notices(caseIn({ status: 'underReview', timeline, request: { unlockedFields: ['productName'] } })),
    ).toMatchObject([{ kind: 'fieldsOpen', remark: 'The product name' }]);
  });

  it('returns that it was refused or cancelled', () => {
    expect(
      notices(
        caseIn({
          status: 'notApproved',
          timeline: timelineOf({ action: 'not-approve', from: 'underReview', to: 'notApproved', remark: 'No' }),
          dossier: { state: standing('refused') },
        }),
      ),
    ).toMatchObject([{ kind: 'refused', tone: 'bad', remark: 'No' }]);
    expect(
      notices(
        caseIn({
          status: 'cancelled',
          timeline: timelineOf({ action: 'cancel', from: 'submitted', to: 'cancelled', remark: 'Twice' }),
        }),
      ),
    ).toMatchObject([{ kind: 'cancelled', tone: 'neutral', remark: 'Twice' }]);
  });

  it.each([
    ['suspended', 'suspended'],
    ['revoked', 'revoked'],
    ['cancelled', 'givenUp'],
    ['usedUp', 'usedUp'],
  ])('returns that the issued document is %s', (state, kind) => {
    expect(
      notices(caseIn({ status: 'approved', dossier: { state: standing(state), code: 'TW1', revision: 1 } }), 1).map(
        (notice) => notice.kind,
      ),
    ).toEqual([kind]);
  });

  it('returns that it has expired, or that another revision is in force', () => {
    const dossier = {
      state: standing('inForce'),
      code: 'TW1',
      revision: 2,
      isExpired: true,
      expireDate: '2026-01-01' as PlainDate,
    };
    expect(notices(caseIn({ status: 'approved', dossier }), 1).map((notice) => notice.kind)).toEqual([
      'expired',
      'replaced',
    ]);
  });

  it('returns that a document it rests on is not in force, unless it has expired itself', () => {
    const bases = [{ label: ['ทะเบียน', 'Product'] as const, number: 'HZ1', standing: 'revoked' as const }];
    const kindsOf = (isExpired: boolean): readonly string[] =>
      notices(
        caseIn({ status: 'approved', dossier: { state: standing('inForce'), revision: 1, isExpired, bases } }),
        1,
      ).map((notice) => notice.kind);
    expect([kindsOf(false), kindsOf(true)]).toEqual([['baseNotInForce'], ['expired']]);
  });

  it('returns each person one substitutes for only once', () => {
    const inPlaceOf = ['ผู้ที่ไม่อยู่', 'Who is away'] as const;
    const parties = ['receiver', 'approver'].map((party) => ({ party, label: ['', ''] as const, inPlaceOf }));
    expect(notices(caseIn({ status: 'underReview', parties }))).toMatchObject([{ kind: 'standsIn', by: inPlaceOf }]);
  });
});

it('wasReturnedToOperator is true if it was sent back or fields were unlocked', () => {
  expect(wasReturnedToOperator(caseIn({ status: 'submitted', timeline: timelineOf(sentBack) }), flow)).toBe(true);
  expect(
    wasReturnedToOperator(
      caseIn({ status: 'submitted', timeline: timelineOf({ action: 'unlock', from: 'submitted', to: 'submitted' }) }),
      flow,
    ),
  ).toBe(true);
  expect(
    wasReturnedToOperator(
      caseIn({ status: 'submitted', timeline: timelineOf({ action: 'request', from: 'draft', to: 'submitted' }) }),
      flow,
    ),
  ).toBe(false);
});
