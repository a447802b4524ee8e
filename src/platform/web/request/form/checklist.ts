/** What is attached to a request, item by item of the checklist. */
import type { AnyRecord } from '#language/record.ts';
import { isChecklistItemRequired, type ChecklistItem, type RequestDeclaration } from '#language/requestDeclaration.ts';
import { findDay, isBefore } from '#language/values/compareDays.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

/** Fields of every attachment. */
export const ITEM = 'refItem';
export const FILE = 'file';
export const EXPIRES = 'documentExpiredDate';

/** What a request is while nobody has filed it. */
const FIRST_KIND = 'new';

export interface CheckedItem {
  readonly code: string;
  /** Undefined of what is not in the checklist any more. */
  readonly item: ChecklistItem | undefined;
  readonly isRequired: boolean;
  readonly rows: readonly AnyRecord[];
}

/** Every item in its order, each with what is attached to it; then what belongs to none of them. Rows as rules read them. */
export function checkedItems(
  { checklist }: Pick<RequestDeclaration, 'checklist'>,
  { document, rows }: { readonly document: AnyRecord; readonly rows: readonly AnyRecord[] },
): readonly CheckedItem[] {
  const kind = document['refRequestType'];
  // What is issued lacks nothing any more, and what is entered from paper was issued long ago.
  const isIssued = typeof document['revision'] === 'number';
  const known = new Set(checklist.map(({ code }) => code));
  const others = rows.filter((row) => !known.has(String(row[ITEM])));
  return [
    ...checklist.flatMap((item): readonly CheckedItem[] => {
      const own = rows.filter((row) => row[ITEM] === item.code);
      // What documents of another kind need is not asked for here, and stays where somebody attached it.
      if (item.neededWhen?.(document) === false)
        return own.length === 0 ? [] : [{ code: item.code, item, isRequired: false, rows: own }];
      const isRequired =
        !isIssued && isChecklistItemRequired(item, { document, kind: typeof kind === 'string' ? kind : FIRST_KIND });
      return [{ code: item.code, item, isRequired, rows: own }];
    }),
    ...(others.length === 0 ? [] : [{ code: '', item: undefined, isRequired: false, rows: others }]),
  ];
}

export function isMissing({ isRequired, rows }: CheckedItem): boolean {
  return isRequired && !rows.some((row) => row[FILE] !== null && row[FILE] !== undefined);
}

/** The day itself is still in time. */
export function isAttachmentExpired(expires: unknown, today: PlainDate): boolean {
  const last = findDay(expires);
  return last !== undefined && isBefore(last, today);
}
