import { describe, expect, it } from 'vitest';
import type { Label } from './label.ts';
import { translateCodes } from './codeLabels.ts';

const codeLabels: Readonly<Record<string, Label>> = {
  update: ['แก้ไข', 'Changed'],
  'roles of': ['บทบาทของ', 'Roles of'],
  expired: ['หมดเวลา', 'Ran out'],
};
const titles = new Map<string, Label>([['role', ['บทบาท', 'Role']]]);
const titleOf = (name: string): Label | undefined => titles.get(name);
const actionOf = (name: string): Label | undefined => (name === 'receive' ? ['รับเรื่อง', 'Receive'] : undefined);
const stateOf = (name: string): Label | undefined => (name === 'paid' ? ['ชำระแล้ว', 'Paid'] : undefined);
const translate = (text: string, locale: 'th' | 'en' = 'th'): string =>
  translateCodes(text, { codeLabels, locale, titleOf, actionOf, stateOf });

describe('a code in a log', () => {
  it('is shown in the reader’s language', () => {
    expect([translate('expired'), translate('expired', 'en')]).toEqual(['หมดเวลา', 'Ran out']);
  });

  it('is shown with the titles of entities, and the rest stays as it was written', () => {
    expect(translate('update role ADMIN')).toBe('แก้ไข บทบาท ADMIN');
    expect(translate('roles of somchai expired')).toBe('บทบาทของ somchai expired');
  });

  it('without a label stays a code', () => {
    expect(translate('POST /api/v1/x/_search')).toBe('POST /api/v1/x/_search');
    expect(translate('constructor')).toBe('constructor');
    expect(translate('role')).toBe('role');
    expect(translate('')).toBe('');
  });

  it('can be the name of an entity', () => {
    expect(translateCodes('role', { codeLabels: 'entities', locale: 'en', titleOf, actionOf, stateOf })).toBe('Role');
    expect(translateCodes('gone', { codeLabels: 'entities', locale: 'en', titleOf, actionOf, stateOf })).toBe('gone');
  });

  it('can be the name of an action', () => {
    expect(translateCodes('receive', { codeLabels: 'actions', locale: 'en', titleOf, actionOf, stateOf })).toBe(
      'Receive',
    );
    expect(translateCodes('role', { codeLabels: 'actions', locale: 'en', titleOf, actionOf, stateOf })).toBe('role');
  });

  it('can be the state of a workflow', () => {
    expect(translateCodes('paid', { codeLabels: 'states', locale: 'en', titleOf, actionOf, stateOf })).toBe('Paid');
    expect(translateCodes('receive', { codeLabels: 'states', locale: 'en', titleOf, actionOf, stateOf })).toBe(
      'receive',
    );
  });
});
