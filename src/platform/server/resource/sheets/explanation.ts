/** The second sheet of a template: the purpose of every column, and its allowed values. */
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { NO, YES } from './csv.ts';
import type { SheetColumn } from './columns.ts';
import { MAX_SHEET_ROWS } from './readSheet.ts';
import type { OutCell, OutSheet } from './writing/workbook.ts';

export function explanationOf({
  entity,
  columns,
  titles,
  offered,
  locale,
}: {
  entity: AnyEntity;
  columns: readonly SheetColumn[];
  titles: readonly string[];
  offered: ReadonlyMap<string, readonly string[]>;
  locale: Locale;
}): OutSheet {
  const textOf = (label: Label): string => inLocale(label, locale);
  const heads = HEADS.map((head): OutCell => ({ text: textOf(head), style: 'header' }));
  const lines = columns.map((column, index): OutCell[] => {
    const { name, field, isKey, isRequired } = column;
    return [
      titles[index] ?? name,
      name,
      textOf(isRequired ? REQUIRED : isKey ? KEY : OPTIONAL),
      textOf(kindOf(field)),
      allowedOf(field, { options: offered.get(name), say: textOf }),
      field.help === undefined ? '' : textOf(field.help),
    ].map((text) => ({ text, style: 'wrapped' as const }));
  });
  const notes = NOTES.map((note): OutCell[] => [
    { text: textOf(note).replace('{limit}', MAX_SHEET_ROWS.toLocaleString('en-US')), style: 'text' },
  ]);
  return {
    name: textOf(TITLE),
    isFrozen: true,
    columns: [28, 22, 14, 26, 60, 40].map((width) => ({ width })),
    rows: [heads, ...lines, [], [{ text: `${textOf(entity.title)}: ${textOf(HOW)}`, style: 'title' }], ...notes],
  };
}

const TITLE: Label = ['คำอธิบาย', 'Explanation'];
const HOW: Label = ['วิธีกรอก', 'how to fill it in'];
const HEADS: readonly Label[] = [
  ['คอลัมน์', 'Column'],
  ['ชื่อในระบบ', 'Name in the system'],
  ['จำเป็น', 'Required'],
  ['ชนิดข้อมูล', 'Data type'],
  ['ค่าที่ใช้ได้', 'Allowed values'],
  ['คำแนะนำ', 'Help'],
];
const REQUIRED: Label = ['จำเป็น', 'Yes'];
const KEY: Label = ['ใช้ระบุรายการ', 'Part of the key'];
const OPTIONAL: Label = ['ไม่จำเป็น', 'No'];

const NOTES: readonly Label[] = [
  [
    'กรอกข้อมูลในแผ่นงานแรก ตั้งแต่แถวที่ 2 ครั้งละไม่เกิน {limit} แถว แถวที่ซ่อนไว้จะถูกนำเข้าด้วย',
    'Fill in the first sheet from row 2 on, at most {limit} rows at a time. Hidden rows are imported too.',
  ],
  [
    'รายการที่มีอยู่แล้วจะถูกแก้ไข รายการใหม่จะถูกเพิ่ม หากมีแถวใดผิด จะไม่มีการบันทึกเลย',
    'Existing items are updated and new items are added. If any row is wrong, nothing is saved.',
  ],
  [
    'คอลัมน์ที่ลบออกจะคงค่าเดิมไว้ ช่องที่เว้นว่างจะลบค่าเดิม',
    'A column that you remove keeps its values; an empty cell clears the value.',
  ],
  ['ไม่รับสูตร กรุณาวางเป็นค่า และไม่ผสานเซลล์', 'Formulas are not accepted: paste values. Do not merge cells.'],
];

function kindOf(field: Field): Label {
  switch (field.kind) {
    case 'text':
      return field.code ? ['รหัส (ข้อความ)', 'Code (text)'] : ['ข้อความ', 'Text'];
    case 'integer':
      return ['จำนวนเต็ม', 'Whole number'];
    case 'decimal':
      return ['ตัวเลข', 'Number'];
    case 'boolean':
      return ['ใช่/ไม่ใช่', 'Yes or no'];
    case 'date':
      return ['วันที่', 'Date'];
    case 'instant':
      return ['วันที่และเวลา', 'Date and time'];
    case 'choice':
    case 'lookup':
      return ['ตัวเลือก', 'Choice'];
    case 'ref':
      return ['รายการอ้างอิง', 'Reference'];
    case 'json':
      return field.choice === undefined
        ? ['JSON', 'JSON']
        : ['หลายตัวเลือก คั่นด้วยจุลภาค', 'Several choices, separated by commas'];
    case 'uuid':
    case 'file':
    case 'parts':
    case 'inverse':
      return ['', ''];
  }
}

/** Longer lists are only in the drop-down. */
const MAX_LISTED = 30;

function allowedOf(
  field: Field,
  { options, say }: { options: readonly string[] | undefined; say: (label: Label) => string },
): string {
  switch (field.kind) {
    case 'boolean':
      return `${say(YES)} / ${say(NO)}`;
    case 'date':
    case 'instant':
      return say(['วว/ดด/ปปปป เป็น พ.ศ. หรือ ค.ศ. เช่น 31/12/2569', 'dd/mm/yyyy, of either era, such as 31/12/2026']);
    case 'text':
      return say([`ไม่เกิน ${field.max} ตัวอักษร`, `At most ${field.max} characters`]);
    case 'integer':
    case 'decimal':
      return rangeText(field, say);
    default:
      if (options === undefined) return say(['รหัสหรือชื่อเต็มที่มีอยู่ในระบบ', 'The code or the exact name of one that exists']);
      return options.length > MAX_LISTED
        ? say([
            `เลือกจาก ${options.length} รายการในช่อง หรือกรอกรหัสหรือชื่อเต็ม`,
            `One of the ${options.length} in the list of the cell, by its code or exact name`,
          ])
        : options.join(', ');
  }
}

function rangeText(field: Field & { readonly kind: 'integer' | 'decimal' }, textOf: (label: Label) => string): string {
  const { min, max, unit } = field;
  const limits = [
    min === undefined ? '' : textOf([`ตั้งแต่ ${min}`, `from ${min}`]),
    max === undefined ? '' : textOf([`ไม่เกิน ${max}`, `up to ${max}`]),
    unit === undefined ? '' : `(${textOf(unit)})`,
  ];
  return limits.filter((part) => part !== '').join(' ');
}
