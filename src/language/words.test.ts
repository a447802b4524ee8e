import { describe, expect, it } from 'vitest';
import type { Label } from './label.ts';
import { tellWords } from './words.ts';

const words: Readonly<Record<string, Label>> = {
  update: ['แก้ไข', 'Changed'],
  'roles of': ['บทบาทของ', 'Roles of'],
  expired: ['หมดเวลา', 'Ran out'],
};
const titles = new Map<string, Label>([['role', ['บทบาท', 'Role']]]);
const titleOf = (name: string): Label | undefined => titles.get(name);
const actionOf = (name: string): Label | undefined => (name === 'receive' ? ['รับเรื่อง', 'Receive'] : undefined);
const stateOf = (name: string): Label | undefined => (name === 'paid' ? ['ชำระแล้ว', 'Paid'] : undefined);
const told = (text: string, locale: 'th' | 'en' = 'th'): string =>
  tellWords(text, { words, locale, titleOf, actionOf, stateOf });

describe('a code in a log', () => {
  it('is told in the reader’s language', () => {
    expect([told('expired'), told('expired', 'en')]).toEqual(['หมดเวลา', 'Ran out']);
  });

  it('is told with the titles of entities, and what follows stays as it was written', () => {
    expect(told('update role ADMIN')).toBe('แก้ไข บทบาท ADMIN');
    expect(told('roles of somchai expired')).toBe('บทบาทของ somchai expired');
  });

  it('that nobody has put into words stays a code', () => {
    expect(told('POST /api/v1/x/_search')).toBe('POST /api/v1/x/_search');
    expect(told('constructor')).toBe('constructor');
    expect(told('role')).toBe('role');
    expect(told('')).toBe('');
  });

  it('may be the name of an entity', () => {
    expect(tellWords('role', { words: 'entities', locale: 'en', titleOf, actionOf, stateOf })).toBe('Role');
    expect(tellWords('gone', { words: 'entities', locale: 'en', titleOf, actionOf, stateOf })).toBe('gone');
  });

  it('may be the name of an action', () => {
    expect(tellWords('receive', { words: 'actions', locale: 'en', titleOf, actionOf, stateOf })).toBe('Receive');
    expect(tellWords('role', { words: 'actions', locale: 'en', titleOf, actionOf, stateOf })).toBe('role');
  });

  it('may be the state of a workflow', () => {
    expect(tellWords('paid', { words: 'states', locale: 'en', titleOf, actionOf, stateOf })).toBe('Paid');
    expect(tellWords('receive', { words: 'states', locale: 'en', titleOf, actionOf, stateOf })).toBe('receive');
  });
});
