import { describe, expect, it } from 'vitest';
import type { Validity } from '#language/requestDeclaration.ts';
import { addDays, getPlainDate } from '#language/values/plainDate.ts';
import { expiryOf, type ExpiryTerms } from './expiry.ts';

const issued = getPlainDate('2026-11-16');
const first = { code: null, expireDate: null };
const inForce = { code: 'TW12/2569', expireDate: getPlainDate('2027-03-31') };
const ended = { code: 'TW12/2569', expireDate: getPlainDate('2026-10-31') };

interface Terms {
  readonly dossier?: ExpiryTerms['dossier'];
  readonly validity?: Validity | null;
  readonly renewal?: ExpiryTerms['declaration']['renewal'];
  readonly submittedDate?: string;
}

function until(
  kind: string,
  {
    dossier = inForce,
    validity = { months: 72 },
    renewal = 'extend',
    submittedDate = '2026-11-02T09:00:00+07:00',
  }: Terms = {},
): string | null {
  const document = {
    refDocumentType: 'permit',
    departs: getPlainDate('2026-12-24'),
    productExpires: getPlainDate('2027-01-31'),
  };
  return expiryOf(
    { declaration: { validity, renewal }, request: { refRequestType: kind, submittedDate }, dossier, document },
    issued,
  );
}

describe('an issued document is valid', () => {
  it('until the day before its date of issue, the declared number of months later', () =>
    expect(until('new', { dossier: first })).toBe('2032-11-15'));
  it('for the declared number of days, including the first', () =>
    expect(until('new', { dossier: first, validity: { days: 45 } })).toBe('2026-12-30'));
  it('until the last day computed from its document', () => {
    const validity: Validity = { lastDay: ({ departs }) => addDays(departs as typeof issued, 5) };
    expect(until('new', { dossier: first, validity })).toBe('2026-12-29');
  });

  it('no longer than the document on which it is based', () => {
    const notAfter = ({ productExpires }: Readonly<Record<string, unknown>>) => productExpires as typeof issued;
    expect(until('new', { dossier: first, validity: { months: 12, notAfter } })).toBe('2027-01-31');
    expect(until('new', { dossier: first, validity: { months: 1, notAfter } })).toBe('2026-12-15');
    expect(until('new', { dossier: first, validity: { months: 12, notAfter: () => null } })).toBe('2027-11-15');
  });

  it('from the end of the old term if it is renewed in time, so that no day is lost', () =>
    expect(until('renew')).toBe('2033-03-31'));
  it('from its issue if it is renewed too late', () => {
    expect(until('renew', { dossier: ended })).toBe('2032-11-15');
    expect(until('renew', { dossier: ended, submittedDate: '2026-10-31T23:59:00+07:00' })).toBe('2032-10-31');
  });

  it('from its issue if a renewal issues a new document instead', () =>
    expect(until('renew', { dossier: first, renewal: 'reissue' })).toBe('2032-11-15'));
  it('from the end of the old term or from its issue, as its type is renewed', () => {
    const ofType = (renewal: Terms['renewal']) => until('renew', renewal === undefined ? {} : { renewal });
    expect([
      ofType({ permit: 'extend', other: 'reissue' }),
      ofType({ permit: 'reissue', other: 'extend' }),
      ofType({ other: 'extend' }),
    ]).toEqual(['2033-03-31', '2032-11-15', '2032-11-15']);
  });
  it('until the same day as before if it is changed', () => expect(until('change')).toBe('2027-03-31'));
  it('without limit if no validity is declared', () => {
    expect(until('new', { dossier: first, validity: null })).toBeNull();
    expect(until('change', { dossier: { code: 'TW12/2569', expireDate: null } })).toBeNull();
  });
});
