import { describe, expect, it } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { expiryOf } from './expiry.ts';

const issued = getPlainDate('2026-11-16');
const stands = { code: 'TW12/2569', expireDate: getPlainDate('2027-03-31') };
const until = (kind: string, { dossier = stands, validMonths = 72 }: { dossier?: { code: string | null; expireDate: string | null }; validMonths?: number | null } = {}): string | null =>
  expiryOf({ declaration: { validMonths }, request: { refRequestType: kind }, dossier }, issued);

describe('what is issued is good', () => {
  it('until the day before that of its issue, so many months later', () => expect(until('new', { dossier: { code: null, expireDate: null } })).toBe('2032-11-15'));
  it('anew once it is renewed', () => expect(until('renew')).toBe('2032-11-15'));
  it('as long as before once it is changed', () => expect(until('change')).toBe('2027-03-31'));
  it('for ever where nothing says how long', () => {
    expect(until('new', { dossier: { code: null, expireDate: null }, validMonths: null })).toBeNull();
    expect(until('change', { dossier: { code: 'TW12/2569', expireDate: null } })).toBeNull();
  });
});
