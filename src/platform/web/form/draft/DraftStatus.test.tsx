import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { sharedMessages } from '#language/sharedMessages.ts';
import { ApiError } from '../../api/errors.ts';
import { DraftStatus } from './DraftStatus.tsx';
import type { DraftSaver, DraftState } from './draftSaver.ts';

const drawn = vi.hoisted(() => ({ locale: 'th' }));
vi.mock('../../i18n/locale.ts', () => ({ useLocale: () => drawn.locale, getLocale: () => drawn.locale }));
vi.mock('../../declarations/loadedMessages.ts', () => ({
  findMessage: (key: keyof typeof sharedMessages) => sharedMessages[key],
}));
vi.mock('../../ui/icon/Icon.tsx', () => ({ Icon: () => null }));

function draw(locale: 'th' | 'en', state: DraftState): string {
  drawn.locale = locale;
  const draftSaver = { state: { get: () => state, subscribe: () => () => undefined } } as unknown as DraftSaver;
  return renderToStaticMarkup(<DraftStatus draftSaver={draftSaver} />);
}

describe('DraftStatus', () => {
  const data = { what: ['แบบฟอร์มที่กรอกค้างไว้', 'Form draft'], limit: 10, seconds: 20 };

  it('shows the reason of a refusal, what to do, and that nothing is lost', () => {
    const state = { kind: 'refused', error: new ApiError(422, '', { messageKey: 'quotaCount', data }) } as const;
    expect(draw('th', state)).toContain('“แบบฟอร์มที่กรอกค้างไว้” เก็บได้ไม่เกิน 10 รายการ กรุณาลบรายการเก่าที่ไม่ใช้แล้วก่อน');
    expect(draw('th', state)).toContain('สิ่งที่กรอกไว้ยังอยู่ในหน้านี้');
    expect(draw('en', state)).toContain('You can keep at most 10 of “Form draft”. Delete old ones');
    expect(draw('en', state)).toContain('Your entries are still on this page.');
  });

  it('shows how long to wait', () => {
    const state = { kind: 'refused', error: new ApiError(429, '', { messageKey: 'quotaRate', data }) } as const;
    expect(draw('th', state)).toContain('กรุณารอ 20 วินาทีแล้วลองใหม่');
    expect(draw('en', state)).toContain('Wait 20 seconds and try again.');
  });
});
