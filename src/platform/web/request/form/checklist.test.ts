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
  it('says item by item what is attached, and what has to be', () => {
    expect(summaryOf('new')).toEqual(['letter 0 required missing', 'label 0', 'authority 0']);
    expect(summaryOf('new', row('letter'), row('label'), row('label'))).toEqual([
      'letter 1 required',
      'label 2',
      'authority 0',
    ]);
    expect(summaryOf('cancel', row('letter'))).toEqual(['letter 1', 'label 0', 'authority 0 required missing']);
  });

  it('asks for what documents of this kind need, and keeps what was attached all the same', () => {
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

  it('offers what somebody else has said already, and does not ask for it', () => {
    const checklist: readonly ChecklistItem[] = [
      { ...item('certificate', 'new'), optionalWhen: ({ isFromRegistry }) => isFromRegistry === true },
    ];
    const isRequired = (document: object): boolean | undefined =>
      checkedItems({ checklist }, { document: { refRequestType: 'new', ...document }, rows: [] })[0]?.isRequired;
    expect([isRequired({}), isRequired({ isFromRegistry: true })]).toEqual([true, false]);
  });

  it('asks for nothing more of what is issued, or is entered in the register from paper', () => {
    const missing = (document: AnyRecord): number =>
      checkedItems({ checklist: [item('letter', 'new')] }, { document, rows: [] }).filter(isMissing).length;
    expect([missing({ revision: null }), missing({ revision: 1 })]).toEqual([1, 0]);
  });

  it('begins as that of a new request', () => {
    expect(summaryOf(null)[0]).toBe('letter 0 required missing');
  });

  it('does not take a line without its file for an attachment', () => {
    expect(summaryOf('new', row('letter', null))[0]).toBe('letter 1 required missing');
  });

  it('keeps what was attached to an item that is gone', () => {
    expect(summaryOf('change', row('gone'), row(null)).at(-1)).toBe(' 2');
  });
});

describe('an attachment', () => {
  it('is good for the day it expires on, and not for the next', () => {
    expect(
      ['2026-11-14', '2026-11-15', null].map((expires) => isAttachmentExpired(expires, getPlainDate('2026-11-15'))),
    ).toEqual([true, false, false]);
  });

  it('expires by the calendar of Thailand, however its day has travelled', () => {
    const travelled = ['2026-11-14T16:59:59Z', '2026-11-14T17:00:00Z', '2026-11-15T00:00+07:00'];
    expect(travelled.map((expires) => isAttachmentExpired(expires, getPlainDate('2026-11-15')))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
