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

const submit = (caseView: CaseView | undefined) => submitStepOf({ workflow }, caseView)?.action;

describe('submitStepOf', () => {
  it('returns the first submission for a new, draft or returned document', () => {
    expect([submit(undefined), submit(caseIn('draft')), submit(caseIn('editRequested'))]).toEqual([
      'request',
      'request',
      'request',
    ]);
  });

  it('returns an answer while an officer holds the case', () => {
    expect([submit(caseIn('submitted')), submit(caseIn('underReview')), submit(caseIn('waitSign'))]).toEqual([
      'answer',
      'answer',
      'answer',
    ]);
  });

  it('returns nothing for an officer, or after the end', () => {
    expect([submit(caseIn('underReview', { party: 'receiver' })), submit(caseIn('approved'))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('closedFieldsReason', () => {
  const reasonOf = (caseView: CaseView): string | undefined => {
    const why = closedFieldsReason(letter, caseView);
    return why === undefined ? undefined : `${why.kind}: ${why.fields.map(([, en]) => en).join(', ')}`;
  };

  it('returns undefined if no field is locked', () => {
    expect(reasonOf(caseIn('draft'))).toBeUndefined();
  });

  it('returns the kind of request, the unlocked fields, or the state', () => {
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

describe('a refused document', () => {
  const field = { path: 'subject', messageKey: 'required', message: 'x' } as const;

  it('is reported at its fields, if the refusal names them', () => {
    expect(
      documentProblemsOf({ status: 422, body: { messageKey: 'formInvalid', fields: [field] } }, 'attachments'),
    ).toEqual([field]);
  });

  it('is reported at the attachments, if it is about one of them', () => {
    expect(
      documentProblemsOf(
        { status: 422, body: { messageKey: 'attachmentMissing', message: 'm', fields: [], data: { name: 'n' } } },
        'attachments',
      ),
    ).toEqual([{ path: 'attachments', messageKey: 'attachmentMissing', message: 'm', data: { name: 'n' } }]);
  });

  it('is reported as a whole, if it is about no field', () => {
    expect(
      documentProblemsOf({ status: 422, body: { messageKey: 'departmentMissing', fields: [] } }, 'attachments'),
    ).toEqual([]);
    expect(
      documentProblemsOf({ status: 409, body: { messageKey: 'staleVersion', fields: [field] } }, 'attachments'),
    ).toEqual([]);
  });

  it('is found before it is sent, if a required attachment is missing', () => {
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
