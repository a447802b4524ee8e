/** A row of a lookup group. Rows of a choice have its code, which no administrator can change. */
import { entity, panel, section } from '#language/entity.ts';
import { defineFields, integer, inverse, json, ref, text } from '#language/field.ts';

const fields = defineFields({
  group: text(['กลุ่ม', 'Group'], { required: true, max: 60, code: true, fixed: true }),
  key: text(['รหัส', 'Key'], { required: true, max: 60, code: true, searched: true }),
  value: text(['ข้อความ (ไทย)', 'Text (Thai)'], { required: true, max: 500, searched: true }),
  value2: text(['ข้อความ (อังกฤษ)', 'Text (English)'], { max: 500, searched: true }),
  seq: integer(['ลำดับ', 'Order'], { required: true, min: 0 }),
  attribute: json(['คุณสมบัติ (JSON)', 'Attributes (JSON)']),
  refParent: ref('lookup', ['รายการแม่', 'Parent item']),
  code: text(['รหัสภายในระบบ', 'Internal code'], {
    max: 60,
    code: true,
    managed: true,
    help: ['ระบบใช้อ้างอิง ไม่เปลี่ยนแปลง', 'Used by the system; it never changes'],
  }),
  children: inverse('lookup', 'refParent', ['รายการย่อย', 'Sub-items']),
});

declare module '#language/registry.ts' {
  interface Fields {
    lookup: typeof fields;
  }
}

export const lookup = entity('lookup', fields, {
  wire: 'master/lookups',
  title: ['ข้อมูลอ้างอิง', 'Lookup'],
  card: { key: 'key', th: 'value', en: 'value2' },
  small: true,
  isImported: true,
  tree: 'refParent',
  unique: [
    ['group', 'key'],
    ['group', 'code'],
  ],
  indexes: [['group', 'seq']],
  list: {
    columns: ['group', 'key', 'value', 'value2', 'seq', 'refParent.value', 'isActive'],
    search: ['group', 'key', 'value', 'value2', 'refParent', 'isActive'],
    sort: ['refParent.key', 'seq'],
  },
  form: [
    section(['ข้อมูลทั่วไป', 'General'], ['group', 'key', 'value', 'value2', 'seq', 'refParent']),
    section(['คุณสมบัติเพิ่มเติม', 'Further attributes'], ['attribute', 'code']),
    panel(['รายการย่อย', 'Sub-items'], 'children'),
  ],
});
