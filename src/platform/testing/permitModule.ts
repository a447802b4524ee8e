/**
 * A document that exists only in tests and refers to others: to a product and a letter itself, and to a product in each
 * of its rows. It is sent to the office of its province, and officers file it for operators, too.
 */
import { defineChoice } from '#language/choice.ts';
import { entity, section, table } from '#language/entity.ts';
import { choice, defineFields, decimal, parts, ref, text } from '#language/field.ts';
import { message } from '#language/message.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import { refersTo } from '#language/refersTo.ts';
import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  lineFields,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import { subjectFromFields, numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { usualStages } from '#platform/model/request/usualStages.ts';

const permitChecklist = defineChoice('permitChecklist', {
  group: 'PERMIT_CHECKLIST',
  title: ['เอกสารประกอบคำขอทดสอบ', 'Documents for a test permit'],
  values: { other: { key: '9', label: ['เอกสารอื่น', 'Other'] } },
});

const fields = defineFields({
  ...documentFields,
  place: text(['สถานที่', 'Place'], { required: true, max: 200, searched: true }),
  refProvince: ref('province', ['จังหวัด', 'Province']),
  ...refersTo('refHaz', 'haz', ['ผลิตภัณฑ์หลัก', 'Main product'], {
    types: ['registrationImport'],
    where: [{ field: 'refHomogeneity', oneOf: ['heterogeneous'], why: message('invalidFormat') }],
    copies: { tradeNameEn: 'productName', refHazType: 'refHazType' },
  }),
  productName: text(['ชื่อผลิตภัณฑ์ที่พิมพ์', 'Product name as printed'], { max: 200 }),
  refHazType: choice('hazType', ['ชนิด', 'Type'], { managed: true }),
  ...refersTo('refLetter', 'toWhom', ['หนังสือรับรอง', 'Letter'], { holder: 'any', mayBeOlder: true }),
  products: parts('permitProduct', ['ผลิตภัณฑ์', 'Products'], { max: 200 }),
  attachments: parts('permitAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const productFields = defineFields({
  ...lineFields,
  ...refersTo('refHaz', 'haz', ['ผลิตภัณฑ์', 'Product'], { required: true, copies: { tradeNameTh: 'tradeName' } }),
  tradeName: text(['ชื่อทางการค้า', 'Trade name'], { max: 200 }),
  netKg: decimal(['น้ำหนักสุทธิ (กก.)', 'Net weight (kg)'], { precision: 12, scale: 3, min: '0' }),
});

const attachments = attachmentFields('permitChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    permit: typeof fields;
    permitProduct: typeof productFields;
    permitAttachment: typeof attachments;
  }
  interface Choices {
    permitChecklist: typeof permitChecklist;
  }
}

const permit = entity('permit', fields, {
  wire: 'transaction/permits',
  title: ['ใบอนุญาตทดสอบ', 'Test permit'],
  isDocument: true,
  card: { th: 'place' },
  scope: documentScope,
  list: documentList({ columns: ['place', 'hazNumber'], search: ['place', 'hazNumber', 'products.hazNumber'] }),
  form: [
    section(['สถานที่', 'Place'], ['place', 'refProvince']),
    section(['ผลิตภัณฑ์', 'Product'], ['refHaz', 'productName', 'refHazType', 'refLetter', table('products')]),
    ...closingSections,
  ],
  behaviour: { reason: reasonBehaviour },
});

const permitProduct = entity('permitProduct', productFields, {
  wire: 'transaction/permit-products',
  title: ['ผลิตภัณฑ์', 'Product'],
  partOf: { root: 'permit', field: 'products', rootField: 'refPermit' },
  unique: [['$root', 'refHaz']],
  list: { columns: ['hazNumber', 'tradeName', 'netKg'], search: ['hazNumber'], sort: ['hazNumber'] },
  form: [section(['ผลิตภัณฑ์', 'Product'], ['refHaz', 'tradeName', 'netKg'])],
});

const title = ['ใบอนุญาตทดสอบ', 'Test permits'] as const;
/** No module declares requests of this type, and it is unlikely that a test needs it otherwise. */
export const PERMIT_TYPE = 'cancelSequestrate';

export const permitModule: ModuleDeclaration = requestModule({
  name: 'permit',
  dependsOn: ['haz', 'to-whom'],
  title,
  icon: 'FileTextOutlined',
  document: permit,
  parts: [permitProduct, entity('permitAttachment', attachments, attachmentEntityOptions('permit'))],
  registerTitle: ['ใบอนุญาตที่ออกแล้ว', 'Permits issued'],
  hasManualRegister: true,
  isFiledAtCounter: true,
  roles: { counter: { act: ['OFFICER_HEAD'] } },
  routeBy: { by: 'province', path: 'refProvince' },
  documentTypes: [PERMIT_TYPE],
  workflow: { stages: usualStages({ days: { receive: 1, review: 5, sign: 2 }, officerEdits: ['products'] }) },
  renewal: 'extend',
  validity: { months: 12 },
  approveCode: numberedByYear('PM'),
  subject: subjectFromFields('place', 'hazNumber'),
  namedFields: ['refHazType', 'refDepartment', 'products'],
  publicFacts: ({ refHazType, refDepartment, products }) => [
    ...(refHazType === null ? [] : [{ label: ['ชนิด', 'Type'] as const, value: refHazType.name }]),
    ...(refDepartment === null ? [] : [{ label: ['ออกที่', 'Issued at'] as const, value: refDepartment.name }]),
    ...(products ?? []).flatMap(({ refHaz }) =>
      refHaz === null ? [] : [{ label: ['ผลิตภัณฑ์', 'Product'] as const, value: refHaz.name }],
    ),
  ],
  checklist: permitChecklist,
});
