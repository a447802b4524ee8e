/** A condition that officers write into licences and notices: proposed by the operation, the type and the listed substance. */
import { entity, section } from '#language/entity.ts';
import { codes, defineFields, integer, ref, text } from '#language/field.ts';

const fields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ข้อความเงื่อนไข (ไทย)', 'Text of the condition (Thai)'], {
    required: true,
    max: 1000,
    multiline: true,
    searched: true,
  }),
  nameEn: text(['ข้อความเงื่อนไข (อังกฤษ)', 'Text of the condition (English)'], {
    required: true,
    max: 1000,
    multiline: true,
    searched: true,
  }),
  operations: codes('operation', ['เสนอสำหรับการดำเนินการ', 'Proposed for operations'], {
    help: ['เว้นว่างหากใช้กับทุกการดำเนินการ', 'Leave empty for all operations'],
  }),
  hazTypes: codes('hazType', ['เสนอสำหรับชนิด', 'Proposed for types'], {
    help: ['เว้นว่างหากใช้กับทุกชนิด', 'Leave empty for all types'],
  }),
  refHazObject: ref('hazObject', ['เสนอสำหรับวัตถุอันตราย', 'Proposed for the listed substance'], {
    help: ['เว้นว่างหากใช้กับทุกรายการ', 'Leave empty for all substances'],
  }),
  seq: integer(['ลำดับ', 'Order'], { required: true, min: 1, max: 9999 }),
  legalBasis: text(['ที่มา', 'Source'], { max: 300 }),
});

declare module '#language/registry.ts' {
  interface Fields {
    licenceCondition: typeof fields;
  }
}

export const licenceCondition = entity('licenceCondition', fields, {
  wire: 'master/licence-conditions',
  title: ['เงื่อนไขใบอนุญาต', 'Licence condition'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  small: true,
  isImported: true,
  unique: [['code']],
  list: {
    columns: ['code', 'nameTh', 'operations', 'hazTypes', 'refHazObject.nameTh', 'seq'],
    search: ['code', 'nameTh', 'refHazObject'],
    sort: ['seq', 'code'],
  },
  form: [
    section(['เงื่อนไข', 'Condition'], ['code', 'nameTh', 'nameEn', 'legalBasis', 'seq']),
    section(['เสนอเมื่อใด', 'When it is proposed'], ['operations', 'hazTypes', 'refHazObject']),
  ],
});
