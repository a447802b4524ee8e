import { expect, it, vi } from 'vitest';
import { sharedMessages } from '#language/sharedMessages.ts';
import { texts } from './texts.ts';

vi.mock('../i18n/texts.ts', () => ({ defineTexts: (catalogue: unknown) => catalogue }));

it('who is signed in elsewhere is warned in the words of the message', () => {
  expect(texts.otherSession).toEqual(sharedMessages.otherSession);
});
