import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '#language/record.ts';
import type { ChecklistItem } from '#language/requestDeclaration.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { checkedItems, isAttachmentExpired, isMissing } from './checklist.ts';

const item = (code: string, ...requiredFor: string[]): ChecklistItem => ({ code, label: [code, code], requiredFor });
const declaration = { checklist: [item('letter', 'new', 'renew'), item('label'), item('authority', 'cancel')] };
const row = (refItem: string | null, file: unknown = 'a file') => ({ refItem, file });
const summaryOf = (kind: unknown, ...rows: ReturnType<typeof row>[]): string[] =>
  checkedItems(declaration, { document: { refRequestType: kind }, rows }).map(
    (checked) =>
      `${checked.code} ${checked.rows.length}${checked.isRequired ? ' required' : ''}${isMissing(checked) ? ' missing' : ''}`,
  );

describe('a checklist', () => {
  it('lists for each item what is attached and whether it is required', () => {
    expect(summaryOf('new')).toEqual(['letter 0 required missing', 'label 0', 'authority 0']);
    expect(summaryOf('new', row('letter'), row('label'), row('label'))).toEqual([
      'letter 1 required',
      'label 2',
      'authority 0',
    ]);
    expect(summaryOf('cancel', row('letter'))).toEqual(['letter 1', 'label 0', 'authority 0 required missing']);
  });

  it('requires only items needed by this document, and preserves what was attached to others', () => {
    const checklist: readonly ChecklistItem[] = [
      { ...item('card', 'new'), neededWhen: ({ isOfficer }) => isOfficer === true },
    ];
    const codes = (document: object, ...rows: ReturnType<typeof row>[]): string[] =>
      checkedItems({ checklist }, { document: { refRequestType: 'new', ...document }, rows }).map(
        ({ code, isRequired }) => `${code} ${isRequired}`,
      );
    expect(codes({ isOfficer: true })).toEqual(['card true']);
    expect(codes({})).toEqual([]);
    expect(codes({}, row('card'))).toEqual(['card false']);
  });

  it('offers items that are already known from the registry without requiring them', () => {
    const checklist: readonly ChecklistItem[] = [
      { ...item('certificate', 'new'), optionalWhen: ({ isFromRegistry }) => isFromRegistry === true },
    ];
    const isRequired = (document: object): boolean | undefined =>
      checkedItems({ checklist }, { document: { refRequestType: 'new', ...document }, rows: [] })[0]?.isRequired;
    expect([isRequired({}), isRequired({ isFromRegistry: true })]).toEqual([true, false]);
  });

  it('requires nothing more for an issued document, or one entered in the register from paper', () => {
    const missing = (document: AnyRecord): number =>
      checkedItems({ checklist: [item('letter', 'new')] }, { document, rows: [] }).filter(isMissing).length;
    expect([missing({ revision: null }), missing({ revision: 1 })]).toEqual([1, 0]);
  });

  it('starts as that of a new request', () => {
    expect(summaryOf(null)[0]).toBe('letter 0 required missing');
  });

  it('does not count a row without a file', () => {
    expect(summaryOf('new', row('letter', null))[0]).toBe('letter 1 required missing');
  });

  it('preserves attachments of an item that no longer exists', () => {
    expect(summaryOf('change', row('gone'), row(null)).at(-1)).toBe(' 2');
  });
});

describe('an attachment', () => {
  it('is valid on the day it expires, and not on the next', () => {
    expect(
      ['2026-11-14', '2026-11-15', null].map((expires) => isAttachmentExpired(expires, getPlainDate('2026-11-15'))),
    ).toEqual([true, false, false]);
  });

  it('expires by the calendar of Thailand, in any date format', () => {
    const travelled = ['2026-11-14T16:59:59Z', '2026-11-14T17:00:00Z', '2026-11-15T00:00+07:00'];
    expect(travelled.map((expires) => isAttachmentExpired(expires, getPlainDate('2026-11-15')))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
