import { describe, expect, it, vi } from 'vitest';
import type { PlainDate } from '#language/values/plainDate.ts';
import { caseIn, chargedFlow, flow } from '../caseFixtures.ts';
import { nextStepText } from './nextStepText.ts';

// The words are told in the language that is asked for, whatever this browser's is.
vi.mock('../../i18n/locale.ts', () => ({}));

const as = (party: string) => [{ party, label: flow.parties[party] ?? ([party, party] as const), inPlaceOf: null }];
const pass = {
  action: 'pass',
  label: flow.actions['pass']?.label ?? (['', ''] as const),
  needsRemark: false,
  tone: 'primary',
  icon: null,
  asks: null,
  signs: null,
  orTo: null,
} as const;

describe('what happens next', () => {
  it('is told to who does it as theirs, to the others as somebody’s', () => {
    expect(nextStepText(caseIn({ status: 'draft', parties: as('operator') }), 'en')).toBe(
      'When you choose “Submit”, the request becomes “Submitted”.',
    );
    expect(nextStepText(caseIn({ status: 'draft', parties: as('receiver') }), 'en')).toBe(
      'Waiting for the operator to choose “Submit”. The request then becomes “Submitted”.',
    );
  });

  it('is first of all what is in the way', () => {
    const more = { actions: [{ ...pass, isOpen: false, why: ['ตรวจก่อน', 'Please record the check first.'] as const }] };
    expect(nextStepText(caseIn({ status: 'underReview', parties: as('receiver'), more }), 'en')).toBe(
      'Please record the check first.',
    );
  });

  it('is the operator’s while fields are open, whoever has the request', () => {
    expect(
      nextStepText(
        caseIn({ status: 'underReview', parties: as('receiver'), request: { unlockedFields: ['subject'] } }),
        'en',
      ),
    ).toBe('The operator corrects the unlocked fields and sends them back; the officer then continues.');
  });

  it('is the system’s where nobody presses a button', () => {
    const waiting = (party: string): string =>
      nextStepText(caseIn({ status: 'waitPayment', workflow: chargedFlow, parties: as(party) }), 'en');
    expect(waiting('operator')).toBe(
      'Once you have completed “Fee payment”, the system changes the status to “Waiting for the signatory” automatically.',
    );
    expect(waiting('receiver')).toBe(
      'Once the operator has completed “Fee payment”, the system changes the status to “Waiting for the signatory” automatically.',
    );
  });

  it('is nothing more once it has ended', () => {
    const dossier = {
      code: 'TW1/2569',
      expireDate: '2027-11-16' as PlainDate,
      state: { code: 'inForce', label: ['', ''] as const },
    };
    expect(nextStepText(caseIn({ status: 'approved', dossier }), 'th')).toBe(
      'คำขอนี้เสร็จสิ้นแล้ว เอกสารเลขที่ TW1/2569 ใช้ได้ถึงวันที่ 16 พ.ย. 2570',
    );
    expect(nextStepText(caseIn({ status: 'approved', dossier, request: { origin: 'register' } }), 'en')).toBe(
      'Entered in the register by an officer. Document TW1/2569 is valid until 16 Nov 2027.',
    );
    expect(nextStepText(caseIn({ status: 'cancelled' }), 'en')).toContain('has ended');
  });
});
