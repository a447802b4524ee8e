import { describe, expect, it, vi } from 'vitest';
import type { CaseAction } from '#platform/model/request/caseView.ts';
import { actionQuestionOf } from './actionQuestion.ts';
import { caseIn, chargedFlow, flow, stateOf } from '../caseFixtures.ts';

// Texts are returned in the given language, whatever the language of this browser is.
vi.mock('../../i18n/locale.ts', () => ({}));

const action = (name: string, more: Partial<CaseAction> = {}): CaseAction => ({
  action: name,
  label: flow.actions[name]?.label ?? [name, name],
  isOpen: true,
  why: null,
  needsRemark: flow.actions[name]?.needsRemark === true,
  tone: flow.actions[name]?.tone ?? null,
  icon: null,
  asks: flow.actions[name]?.requiredInput ?? null,
  signs: null,
  orTo: null,
  ...more,
});
const context = (status: string, actions: readonly CaseAction[]) => ({
  caseView: caseIn({ status, more: { actions } }),
  workflow: flow,
  locale: 'en' as const,
});

describe('actionQuestionOf', () => {
  it('says the next state and who holds the case then', () => {
    expect(actionQuestionOf({ what: 'action', name: 'pass' }, context('underReview', [action('pass')]))).toMatchObject({
      title: 'Send to the signatory',
      remark: 'optional',
      isDanger: false,
      text: [
        'The status changes from “Under review” to “Waiting for the signatory”, and the request goes to the signatory.',
      ],
    });
  });

  it('warns about what cannot be taken back', () => {
    expect(
      actionQuestionOf({ what: 'action', name: 'approve' }, context('waitSign', [action('approve')])).text,
    ).toContain('This cannot be undone.');
  });

  it('requires a reason if the declaration does', () => {
    expect(
      actionQuestionOf({ what: 'action', name: 'cancel' }, context('submitted', [action('cancel')])),
    ).toMatchObject({
      remark: 'required',
      isDanger: true,
    });
    expect(
      actionQuestionOf({ what: 'action', name: 'check' }, context('underReview', [action('check')])),
    ).toMatchObject({
      asks: 'checkResult',
      text: ['The status stays “Under review”.'],
    });
  });

  it('gives the reason if the action is no longer possible because the case has moved', () => {
    const why = ['รอก่อน', 'Please wait.'] as const;
    expect(
      actionQuestionOf(
        { what: 'action', name: 'pass' },
        context('underReview', [action('pass', { isOpen: false, why })]),
      ).closedReason,
    ).toBe('Please wait.');
    expect(actionQuestionOf({ what: 'action', name: 'pass' }, context('draft', [])).closedReason).toBe(
      'This is no longer possible. Reload the page.',
    );
  });

  it('names the state that follows if there is nothing to wait for', () => {
    const question = actionQuestionOf(
      { what: 'action', name: 'pass' },
      { ...context('underReview', [action('pass', { orTo: stateOf('waitSign') })]), workflow: chargedFlow },
    );
    expect(question.text[1]).toBe('If there is nothing to wait for, it becomes “Waiting for the signatory” at once.');
  });

  it('asks for a signature if the case requires it', () => {
    expect(
      actionQuestionOf({ what: 'action', name: 'approve' }, context('waitSign', [action('approve', { signs: 'must' })]))
        .signs,
    ).toBe('must');
    expect(actionQuestionOf({ what: 'takeBack' }, context('waitSign', [])).signs).toBeNull();
  });

  it('explains signing in ink if there is a paper', () => {
    const given = { ...context('waitSign', [action('not-sign')]), workflow: chargedFlow };
    const cancelling = {
      ...given,
      caseView: {
        ...given.caseView,
        request: { ...given.caseView.request, kind: { code: 'cancel', label: ['', ''] as const } },
      },
    };
    expect(
      [given, cancelling].map((variant) =>
        actionQuestionOf({ what: 'action', name: 'not-sign' }, variant).text.some((line) => line.includes('in ink')),
      ),
    ).toEqual([true, false]);
  });

  it('names the state to which a step is taken back', () => {
    const caseView = caseIn({
      status: 'waitSign',
      more: {
        takeBack: { label: ['ย้อนสถานะ', 'Undo last step'], isOpen: true, why: null, to: stateOf('underReview') },
      },
    });
    expect(actionQuestionOf({ what: 'takeBack' }, { caseView, workflow: flow, locale: 'en' }).text).toEqual([
      'The last step will be undone, and the status will be “Under review” again.',
    ]);
  });
});
