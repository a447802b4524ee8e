import { describe, expect, it, vi } from 'vitest';
import { codesOf } from '#language/choice.ts';
import { ktbMatch } from '../choices.ts';
import { isUnmatched, recordAddress } from './notices.ts';

vi.mock('#platform/web/i18n/locale.ts', () => ({ useLocale: () => 'en' }));

describe('a notice of the bank', () => {
  it('is unmatched unless it matched a fee or was settled', () => {
    expect(codesOf(ktbMatch).filter((code) => !isUnmatched(code))).toEqual(['matched', 'settled']);
  });

  it('is recorded with its own values, and with its fee if only the amount is wrong', () => {
    const notice = {
      id: 'n',
      amount: 1500,
      paidDatetime: '2026-11-16T09:00:00+07:00',
      refChannel: { id: 'c', key: '2' },
      refFeeStatement: { id: 'f' },
    };
    const propsOf = (code: string): unknown =>
      JSON.parse(new URL(recordAddress({ ...notice, refMatch: { code } }), 'http://x').searchParams.get('props') ?? '');
    const noticeValues = {
      refKtbPaynet: { id: 'n' },
      refChannel: { id: 'c' },
      amount: 1500,
      paidDatetime: notice.paidDatetime,
    };
    expect(propsOf('paidAlready')).toEqual(noticeValues);
    expect(propsOf('wrongAmount')).toEqual({ ...noticeValues, refFeeStatement: { id: 'f' } });
  });
});
