import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { UsageBar, usageWords } from './UsageBar.tsx';

vi.mock('../../i18n/locale.ts', () => ({ useLocale: () => 'en', getLocale: () => 'en' }));
vi.mock('../icon/Icon.tsx', () => ({ Icon: ({ name }: { readonly name: string }) => <i data-icon={name} /> }));

const figures = { quota: 1000, reserve: 50, use: 900.5 };

describe('UsageBar', () => {
  it('has all its figures as its name, in either language', () => {
    expect(usageWords(figures, { unit: 'kg', locale: 'en' })).toBe(
      '49.5 of 1,000 kg left · almost nothing left · used 900.5 · reserved 50',
    );
    expect(usageWords({ quota: 100, reserve: 0, use: 80, held: 1 }, { unit: 'กก.', locale: 'th' })).toBe(
      'เหลือ 19 จาก 100 กก. · เหลือน้อย · ใช้ 80 · จอง 0 · กันไว้ 1',
    );
  });

  it('draws what is used and what is reserved, and marks a high share by an icon, too', () => {
    const html = renderToStaticMarkup(<UsageBar {...figures} unit="kg" />);
    expect(html).toContain('role="img" aria-label="49.5 of 1,000 kg left');
    expect([...html.matchAll(/width:([\d.]+)%/gu)].map(([, width]) => Number(width))).toEqual([90.05, 5]);
    expect(html).toContain('data-icon="error"');
    expect(renderToStaticMarkup(<UsageBar quota={10} reserve={0} use={1} unit="kg" />)).not.toContain('data-icon');
  });
});
