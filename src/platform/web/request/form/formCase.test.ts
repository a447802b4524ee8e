import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { requestFlow } from '#platform/model/request/requestFlow.ts';
import { usualStages } from '#platform/model/request/usualStages.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { findMissingAttachment, documentProblemsOf } from './documentProblems.ts';
import { submitStepOf, closedFieldsReason } from './formCase.ts';

const workflow = requestFlow({
  name: 'letter',
  title: ['หนังสือ', 'Letters'],
  stages: usualStages({ days: { receive: 1, review: 5, sign: 2 }, officerEdits: ['statement'] }),
});
const letter = getEntity(testCatalogue, 'toWhom');
const everything = Object.entries(letter.fields)
  .filter(([, { managed }]) => managed !== true)
  .map(([name]) => name);

function caseIn(
  state: string,
  { party = 'operator', kind = 'new', unlocked = [] as readonly string[], editable = everything } = {},
): CaseView {
  const parties = [{ party, label: [party, party], inPlaceOf: null }];
  return {
    parties,
    editable,
    request: {
      status: { code: state, label: [state, state] },
      kind: { code: kind, label: [kind, kind] },
      unlockedFields: unlocked,
    },
  } as unknown as CaseView;
}

const submit = (kase: CaseView | undefined) => submitStepOf({ workflow }, kase)?.action;

describe('what a document is sent off with', () => {
  it('is the first submission of what is new, a draft, or sent back', () => {
    expect([submit(undefined), submit(caseIn('draft')), submit(caseIn('editRequested'))]).toEqual([
      'request',
      'request',
      'request',
    ]);
  });

  it('is an answer while an officer has it', () => {
    expect([submit(caseIn('submitted')), submit(caseIn('underReview')), submit(caseIn('waitSign'))]).toEqual([
      'answer',
      'answer',
      'answer',
    ]);
  });

  it('is nothing of an officer’s, nor of what has ended', () => {
    expect([submit(caseIn('underReview', { party: 'receiver' })), submit(caseIn('approved'))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('why fields are closed', () => {
  const reasonOf = (kase: CaseView): string | undefined => {
    const why = closedFieldsReason(letter, kase);
    return why === undefined ? undefined : `${why.kind}: ${why.fields.map(([, en]) => en).join(', ')}`;
  };

  it('is not asked where none is', () => {
    expect(reasonOf(caseIn('draft'))).toBeUndefined();
  });

  it('is the kind of request, what was opened, or the state', () => {
    expect(reasonOf(caseIn('draft', { kind: 'cancel', editable: ['reason', 'attachments'] }))).toBe(
      'cancel: Reason for the request, Attachments',
    );
    expect(reasonOf(caseIn('submitted', { unlocked: ['subject'], editable: ['subject'] }))).toBe('unlocked: Subject');
    expect(reasonOf(caseIn('underReview', { party: 'receiver', editable: ['statement'] }))).toBe('state: Statement');
    expect(
      reasonOf(caseIn('underReview', { party: 'receiver', unlocked: ['subject'], editable: ['statement'] })),
      'what is open to the operator is not open to the officer',
    ).toBe('state: Statement');
  });
});

describe('why a document was not taken', () => {
  const field = { path: 'subject', messageKey: 'required', message: 'x' } as const;

  it('is shown at its fields, where it names them', () => {
    expect(
      documentProblemsOf({ status: 422, body: { messageKey: 'formInvalid', fields: [field] } }, 'attachments'),
    ).toEqual([field]);
  });

  it('is shown at the attachments, where it is about one of them', () => {
    expect(
      documentProblemsOf(
        { status: 422, body: { messageKey: 'attachmentMissing', message: 'm', fields: [], data: { name: 'n' } } },
        'attachments',
      ),
    ).toEqual([{ path: 'attachments', messageKey: 'attachmentMissing', message: 'm', data: { name: 'n' } }]);
  });

  it('is told as a whole, where it is about no field', () => {
    expect(
      documentProblemsOf({ status: 422, body: { messageKey: 'departmentMissing', fields: [] } }, 'attachments'),
    ).toEqual([]);
    expect(
      documentProblemsOf({ status: 409, body: { messageKey: 'staleVersion', fields: [field] } }, 'attachments'),
    ).toEqual([]);
  });

  it('is known before it is sent, where something has to be attached', () => {
    const declaration = {
      attachments: 'attachments',
      checklist: [{ code: 'letter', label: ['หนังสือ', 'Letter'], requiredFor: ['new'] }] as const,
    };
    expect(findMissingAttachment(declaration, { refRequestType: null, attachments: [] })).toEqual({
      path: 'attachments',
      messageKey: 'attachmentMissing',
      data: { name: ['หนังสือ', 'Letter'] },
    });
    expect(
      findMissingAttachment(declaration, {
        refRequestType: null,
        attachments: [{ refItem: 'letter', file: { id: 'f' } }],
      }),
    ).toBeUndefined();
    expect(findMissingAttachment(declaration, { refRequestType: 'cancel', attachments: [] })).toBeUndefined();
  });
});
