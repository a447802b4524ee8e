import { describe, expect, it } from 'vitest';
import { formatMessage, message, type Message } from './message.ts';
import { sharedMessages } from './sharedMessages.ts';

const all = Object.entries<Message>(sharedMessages);

describe.each(all)('the shared message %s', (key, text) => {
  it('is Thai text in Thai', () => {
    expect(text.th).toMatch(/[ก-๛]/u);
    expect(text.th.trim()).toBe(text.th);
    expect(text.th).not.toMatch(/\.$| {2}/u);
  });

  it('is an English sentence in English', () => {
    expect(text.en).toMatch(/^[A-Z“].*\.$/u);
    expect(text.en).not.toMatch(/[ก-๛]| {2}/u);
  });

  it('has the same parameters in both languages, except for names with an English form of their own', () => {
    expect(parameters(text.en).map((name) => name.replace(/En$/u, ''))).toEqual(parameters(text.th));
  });

  it('has a camelCase key and fills every parameter when all are given', () => {
    expect(key).toMatch(/^[a-z][A-Za-z]*$/u);
    const data = Object.fromEntries([...parameters(text.th), ...parameters(text.en)].map((name) => [name, 'ค่า']));
    expect(formatMessage(text, 'th', data)).not.toMatch(/[{}]/u);
    expect(formatMessage(text, 'en', data)).not.toMatch(/[{}]/u);
  });
});

describe('the type of a message', () => {
  it('checks its key and its parameters at compile time', () => {
    expect(message('minLength', { n: 3 })).toEqual({ messageKey: 'minLength', data: { n: 3 } });
    expect(message('required')).toEqual({ messageKey: 'required' });
    // @ts-expect-error -- no data at all
    message('minLength');
    // @ts-expect-error -- not that parameter
    message('minLength', { m: 3 });
    // @ts-expect-error -- one of two parameters
    message('wrongType', { name: 'copies' });
    // @ts-expect-error -- a message without parameters
    message('required', { n: 3 });
    // @ts-expect-error -- no such message
    message('noSuchMessage');
  });
});

function parameters(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '').toSorted();
}
