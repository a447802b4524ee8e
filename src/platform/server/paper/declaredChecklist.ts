/** The attachments required with a document, and those that are attached. */
import type { Label } from '#language/label.ts';
import type { NamedCode, NamedFile } from '#language/namedRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import { isChecklistItemRequired, type ChecklistItem, type RequestDeclaration } from '#language/requestDeclaration.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { joined, oneLine } from './cleanText.ts';
import type { PaperFormatter } from './paperFormatter.ts';

export interface ChecklistRow {
  readonly number: string;
  readonly isAttached: boolean;
  readonly text: string;
  /** The file name, and below it number and dates of the attachment; or what is still to be done. */
  readonly details: readonly string[];
}

export interface Checklist {
  readonly columns: { readonly number: string; readonly text: string; readonly details: string };
  readonly rows: readonly ChecklistRow[];
}

export interface ChecklistInput {
  readonly declaration: Pick<RequestDeclaration, 'checklist'>;
  readonly attachments: unknown;
  /** As stored: the required attachments depend on it. */
  readonly document: AnyRecord;
  readonly kind: string;
}

export function checklistOf(
  format: PaperFormatter,
  { declaration, attachments, document, kind }: ChecklistInput,
): Checklist {
  const { labelText, count } = format;
  const all = (attachments ?? []) as readonly AnyRecord[];
  const under = ({ code }: ChecklistItem): readonly AnyRecord[] =>
    all.filter(({ refItem }) => (refItem as NamedCode | null)?.code === code);
  const applicableItems = declaration.checklist.filter(
    (item) => under(item).length > 0 || item.neededWhen?.(document) !== false,
  );
  // Each attached file has its own row with the name of the item, because it may be on another page.
  const rows = applicableItems.flatMap((item, index): readonly ChecklistRow[] => {
    const found = under(item);
    const [number, text] = [count(index + 1), labelText(item.label)];
    const isRequired = isChecklistItemRequired(item, { document, kind });
    const missing = isRequired ? labelText(['ต้องแนบ ยังไม่ได้แนบ', 'Required, not attached']) : '–';
    if (found.length === 0) return [{ number, isAttached: false, text, details: [missing] }];
    const numberOf = (at: number): string => (found.length === 1 ? number : `${number}.${count(at + 1)}`);
    return found.map((attachment, at) => ({
      number: numberOf(at),
      isAttached: true,
      text,
      details: detailOf(format, attachment),
    }));
  });
  return {
    columns: {
      number: labelText(['ลำดับ', 'No.']),
      text: labelText(['เอกสาร', 'Document']),
      details: labelText(['ที่แนบมา', 'Attached']),
    },
    rows,
  };
}

/** `label.pdf`, and below it `เลขที่ LAB-118/2569 · ลงวันที่ ๒๐ ก.ย. ๒๕๖๙` */
function detailOf(
  { labelText, shortDate }: PaperFormatter,
  { file, documentNo, documentDate, documentExpiredDate }: AnyRecord,
): readonly string[] {
  const labelled = (label: Label, text: string): string => (text === '' ? '' : `${labelText(label)} ${text}`);
  const about = [
    labelled(['เลขที่', 'No.'], oneLine(documentNo)),
    labelled(['ลงวันที่', 'dated'], shortDate(documentDate as PlainDate | null)),
    labelled(['ใช้ได้ถึง', 'valid until'], shortDate(documentExpiredDate as PlainDate | null)),
  ];
  return [oneLine((file as NamedFile | null | undefined)?.name), joined(about, ' · ')].filter((line) => line !== '');
}
