import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardReaderButton } from './CardReaderButton.tsx';
import type { CardReader } from './useCardReader.ts';

const drawn = vi.hoisted(() => ({ locale: 'th', reader: {} as unknown }));
vi.mock('../i18n/locale.ts', () => ({ useLocale: () => drawn.locale }));
vi.mock('../ui/icon/Icon.tsx', () => ({ Icon: () => null }));
vi.mock('./useCardReader.ts', () => ({ useCardReader: () => drawn.reader }));

const idle: CardReader = { isReading: false, problem: undefined, read: () => undefined };

function draw(locale: 'th' | 'en', reader: Partial<CardReader>): string {
  Object.assign(drawn, { locale, reader: { ...idle, ...reader } });
  return renderToStaticMarkup(<CardReaderButton onRead={() => undefined} />);
}

beforeEach(() => {
  drawn.reader = idle;
});

describe('CardReaderButton', () => {
  it('shows its purpose in both languages and no message before it is pressed', () => {
    expect(draw('th', {})).toContain('อ่านข้อมูลจากบัตรประชาชน');
    expect(draw('en', {})).toContain('Read from the ID card');
    expect(draw('th', {})).not.toMatch(/role="alert"|<output/u);
  });

  it('shows that it is reading', () => {
    const reading = draw('th', { isReading: true });
    expect(reading).toContain('aria-busy="true"');
    expect(reading).toContain('<output>กำลังอ่านบัตร กรุณาเสียบบัตรค้างไว้</output>');
  });

  it.each([
    ['absent', 'กรุณาเชื่อมต่อเครื่องอ่านบัตรก่อน', 'Connect the card reader first.'],
    ['noCard', 'ไม่พบบัตรในเครื่องอ่าน', 'There is no card in the reader.'],
    ['unreadable', 'อ่านข้อมูลจากบัตรไม่ได้', 'The card could not be read.'],
  ] as const)('announces the problem: %s', (problem, th, en) => {
    expect(draw('th', { problem })).toMatch(new RegExp(`role="alert".*${th}`, 'u'));
    expect(draw('en', { problem })).toMatch(new RegExp(`role="alert".*${en}`, 'u'));
  });
});
