/** The attachments of a request, by the items of the checklist. */
import type { AnyRecord } from '#language/record.ts';
import { isChecklistItemRequired, type ChecklistItem, type RequestDeclaration } from '#language/requestDeclaration.ts';
import { findDay, isBefore } from '#language/values/compareDays.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

/** Fields of every attachment. */
export const ITEM = 'refItem';
export const FILE = 'file';
export const EXPIRES = 'documentExpiredDate';

/** Kind of a request that has not been filed yet. */
const FIRST_KIND = 'new';

export interface CheckedItem {
  readonly code: string;
  /** Undefined for an item that is no longer in the checklist. */
  readonly item: ChecklistItem | undefined;
  readonly isRequired: boolean;
  readonly rows: readonly AnyRecord[];
}

/**
 * Returns every item in order, each with its attachments; then the attachments without an item. Rows are as rules read
 * them.
 */
export function checkedItems(
  { checklist }: Pick<RequestDeclaration, 'checklist'>,
  { document, rows }: { readonly document: AnyRecord; readonly rows: readonly AnyRecord[] },
): readonly CheckedItem[] {
  const kind = document['refRequestType'];
  // An issued document lacks nothing, and one entered from paper was issued before.
  const isIssued = typeof document['revision'] === 'number';
  const knownCodes = new Set(checklist.map(({ code }) => code));
  const others = rows.filter((row) => !knownCodes.has(String(row[ITEM])));
  return [
    ...checklist.flatMap((item): readonly CheckedItem[] => {
      const own = rows.filter((row) => row[ITEM] === item.code);
      // An item needed only by other documents is not required here, but its attachments remain.
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
