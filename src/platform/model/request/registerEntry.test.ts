import { expect, it } from 'vitest';
import { isPaperNumber, recordedFields } from './registerEntry.ts';

it('is a number of one line with visible characters only', () => {
  for (const number of ['HZ12/2560', 'กษ 0510/12', '']) expect(isPaperNumber(number), number).toBe(true);
  for (const number of ['TW1\r\nBcc: all', 'TW1\u200B', 'TW\u202E1', 'TW\u00A01'])
    expect(isPaperNumber(number), number).toBe(false);
});

it('is refused at its field, before it is sent', () => {
  expect(recordedFields.code.rules?.map(({ check }) => check('TW1\u200B' as never, {})?.messageKey)).toEqual([
    'invalidFormat',
  ]);
});
