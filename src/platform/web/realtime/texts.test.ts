import { expect, it, vi } from 'vitest';
import { sharedMessages } from '#language/sharedMessages.ts';
import { texts } from './texts.ts';

vi.mock('../i18n/texts.ts', () => ({ defineTexts: (catalogue: unknown) => catalogue }));

it('the warning about another session has the text of the server message', () => {
  expect(texts.otherSession).toEqual(sharedMessages.otherSession);
});
