import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { UsageBar } from './UsageBar.tsx';

const reader = vi.hoisted(() => ({ locale: 'en' }));
vi.mock('../../i18n/locale.ts', () => ({ useLocale: () => reader.locale, getLocale: () => reader.locale }));
vi.mock('../icon/Icon.tsx', () => ({ Icon: ({ name }: { readonly name: string }) => <i data-icon={name} /> }));

const figures = { quota: 1000, reserve: 50, use: 900.5 };
/** What is read aloud, without the tags. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/gu, '');

describe('UsageBar', () => {
  it('says all its figures, in either language', () => {
    expect(textOf(renderToStaticMarkup(<UsageBar {...figures} unit="kg" />))).toBe(
      '49.5 of 1,000 kg left · almost nothing left · used 900.5 · reserved 50',
    );
    reader.locale = 'th';
    expect(textOf(renderToStaticMarkup(<UsageBar quota={100} reserve={0} use={80} held={1} unit="กก." />))).toBe(
      'เหลือ 19 จาก 100 กก. · เหลือน้อย · ใช้ 80 · จอง 0 · กันไว้ 1',
    );
    reader.locale = 'en';
  });

  it('draws what is used and what is reserved, and marks a high share by an icon, too', () => {
    const html = renderToStaticMarkup(<UsageBar {...figures} unit="kg" />);
    expect([...html.matchAll(/width:([\d.]+)%/gu)].map(([, width]) => Number(width))).toEqual([90.05, 5]);
    expect(html).toContain('data-icon="error"');
    expect(renderToStaticMarkup(<UsageBar quota={10} reserve={0} use={1} unit="kg" />)).not.toContain('data-icon');
  });
});
