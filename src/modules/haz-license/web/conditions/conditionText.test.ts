import { describe, expect, it } from 'vitest';
import { conditionTextOf, originOf } from './conditionText.ts';

const listed = { th: 'ตามรายการ', en: 'As listed' };

describe('a proposed condition', () => {
  it('has the text of the list until the officer writes another', () => {
    const fromList = { listed, textTh: null, textEn: null };
    expect([originOf(fromList), conditionTextOf(fromList, 'en')]).toEqual(['fromList', 'As listed']);
    const changed = { listed, textTh: 'แก้แล้ว', textEn: null };
    expect([originOf(changed), conditionTextOf(changed, 'th')]).toEqual(['changed', 'แก้แล้ว']);
  });

  it('does not show the English text of the list for a Thai text that was changed', () => {
    expect(conditionTextOf({ listed, textTh: 'แก้แล้ว', textEn: null }, 'en')).toBe('แก้แล้ว');
    expect(conditionTextOf({ listed, textTh: 'แก้แล้ว', textEn: 'Changed' }, 'en')).toBe('Changed');
  });

  it('may be written without the list', () => {
    const own = { listed: null, textTh: 'เขียนเอง', textEn: null };
    expect([originOf(own), conditionTextOf(own, 'th')]).toEqual(['written', 'เขียนเอง']);
  });
});
