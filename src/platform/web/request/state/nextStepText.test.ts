import { describe, expect, it, vi } from 'vitest';
import type { PlainDate } from '#language/values/plainDate.ts';
import { caseIn, chargedFlow, flow } from '../caseFixtures.ts';
import { nextStepText } from './nextStepText.ts';

// Texts are returned in the given language, whatever the language of this browser is.
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

describe('nextStepText', () => {
  it('addresses the person who takes the step, and names the party to others', () => {
    expect(nextStepText(caseIn({ status: 'draft', parties: as('operator') }), 'en')).toBe(
      'When you choose “Submit”, the request becomes “Submitted”.',
    );
    expect(nextStepText(caseIn({ status: 'draft', parties: as('receiver') }), 'en')).toBe(
      'Waiting for the operator to choose “Submit”. The request then becomes “Submitted”.',
    );
  });

  it('gives the obstacle first', () => {
    const more = { actions: [{ ...pass, isOpen: false, why: ['ตรวจก่อน', 'Please record the check first.'] as const }] };
    expect(nextStepText(caseIn({ status: 'underReview', parties: as('receiver'), more }), 'en')).toBe(
      'Please record the check first.',
    );
  });

  it('names the operator while fields are unlocked, whoever holds the request', () => {
    expect(
      nextStepText(
        caseIn({ status: 'underReview', parties: as('receiver'), request: { unlockedFields: ['subject'] } }),
        'en',
      ),
    ).toBe('The operator corrects the unlocked fields and sends them back; the officer then continues.');
  });

  it('names the system if the step is automatic', () => {
    const waiting = (party: string): string =>
      nextStepText(caseIn({ status: 'waitPayment', workflow: chargedFlow, parties: as(party) }), 'en');
    expect(waiting('operator')).toBe(
      'Once you have completed “Fee payment”, the system changes the status to “Waiting for the signatory” automatically.',
    );
    expect(waiting('receiver')).toBe(
      'Once the operator has completed “Fee payment”, the system changes the status to “Waiting for the signatory” automatically.',
    );
  });

  it('says that nothing follows once it has ended', () => {
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
