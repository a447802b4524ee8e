/**
 * A document that exists only in tests and has a long workflow: a checkpoint receives it, the central office passes it
 * on, a laboratory analyses, an inspector visits, the operator confirms and a signatory signs. The laboratory gives the
 * sample a number. It is sent to the checkpoint at its customs house.
 */
import { defineChoice } from '#language/choice.ts';
import { entity, section, table } from '#language/entity.ts';
import { boolean, defineFields, parts, ref, text, uuid } from '#language/field.ts';
import type { ModuleDeclaration } from '#language/module.ts';
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
import {
  decideAtCentre,
  laboratory,
  operatorConfirms,
  receiveAtCheckpoint,
  sign,
  visit,
} from '#platform/model/request/stages.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { takeNumber } from '#platform/server/request/case/codes.ts';
import type { Effect } from '#platform/server/request/step/stepParts.ts';
import { effectsOf, guardsOf } from '#platform/server/request/step/forDocument.ts';

const consignmentChecklist = defineChoice('consignmentChecklist', {
  group: 'CONSIGNMENT_CHECKLIST',
  title: ['เอกสารประกอบคำขอทดสอบ', 'Documents for a test consignment'],
  values: { other: { key: '9', label: ['เอกสารอื่น', 'Other'] } },
});

const fields = defineFields({
  ...documentFields,
  goods: text(['สินค้า', 'Goods'], { required: true, max: 200, searched: true }),
  refCustoms: ref('customs', ['ด่านศุลกากร', 'Customs house']),
  isExport: boolean(['ขาออก', 'Outward'], { required: true, default: false }),
  finding: text(['ผลการตรวจ', 'Finding'], { max: 200 }),
  sampleNo: text(['เลขตัวอย่าง', 'Sample number'], { max: 30, managed: true }),
  products: parts('consignmentProduct', ['รายการสินค้า', 'Products'], { max: 30 }),
  quantities: parts('consignmentQuantity', ['การแบ่งจำนวน', 'Quantities'], { max: 300 }),
  attachments: parts('consignmentAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const productFields = defineFields({ ...lineFields, name: text(['ชื่อ', 'Name'], { required: true, max: 100 }) });

/** Quantities of a product by destination: each row belongs to a line of the products. */
const quantityFields = defineFields({
  ...lineFields,
  productLineId: uuid(['รายการสินค้า', 'Product'], { required: true, lineOf: 'products' }),
  store: text(['สถานที่เก็บ', 'Store'], { required: true, max: 100 }),
});

const attachments = attachmentFields('consignmentChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    consignment: typeof fields;
    consignmentProduct: typeof productFields;
    consignmentQuantity: typeof quantityFields;
    consignmentAttachment: typeof attachments;
  }
  interface Choices {
    consignmentChecklist: typeof consignmentChecklist;
  }
}

declare module '#platform/server/workflow/step.ts' {
  interface Prepared {
    numberSample: { readonly sampleNo: string };
  }
}

const consignment = entity('consignment', fields, {
  wire: 'transaction/consignments',
  title: ['สินค้าทดสอบ', 'Test consignment'],
  isDocument: true,
  card: { th: 'goods' },
  scope: documentScope,
  list: documentList({ columns: ['goods'], search: ['goods'] }),
  form: [
    section(['สินค้า', 'Goods'], ['goods', 'refCustoms', 'isExport', 'finding', table('products'), table('quantities')]),
    ...closingSections,
  ],
  behaviour: { reason: reasonBehaviour },
});

const product = entity('consignmentProduct', productFields, {
  wire: 'transaction/consignment-products',
  title: ['รายการสินค้า', 'Product'],
  partOf: { root: 'consignment', field: 'products', rootField: 'refConsignment' },
  list: { columns: ['name'], search: ['name'], sort: ['name'] },
  form: [section(['รายการสินค้า', 'Product'], ['name'])],
});

const quantity = entity('consignmentQuantity', quantityFields, {
  wire: 'transaction/consignment-quantities',
  title: ['การแบ่งจำนวน', 'Quantity'],
  partOf: { root: 'consignment', field: 'quantities', rootField: 'refConsignment' },
  list: { columns: ['store'], search: ['store'], sort: ['store'] },
  form: [section(['การแบ่งจำนวน', 'Quantity'], ['productLineId', 'store'])],
});

/** Its document type, which no module of the product serves yet. */
export const CONSIGNMENT_TYPE = 'transitNotice';

export const consignmentModule: ModuleDeclaration = requestModule({
  name: 'consignment',
  title: ['สินค้าทดสอบ', 'Test consignments'],
  icon: 'FileTextOutlined',
  document: consignment,
  parts: [product, quantity, entity('consignmentAttachment', attachments, attachmentEntityOptions('consignment'))],
  registerTitle: ['ที่ออกแล้ว', 'Issued'],
  documentTypes: [CONSIGNMENT_TYPE],
  roles: {
    receiver: { act: ['OFFICER_CUSTOMS'], takeBack: ['OFFICER_CUSTOMS'] },
    approver: { act: ['OFFICER_CENTER', 'OFFICER_HEAD'] },
  },
  parties: {
    laboratory: {
      label: ['ห้องปฏิบัติการ', 'Laboratory'],
      path: 'laboratory',
      title: ['ตัวอย่างที่รอวิเคราะห์', 'Samples to analyse'],
      icon: 'ExperimentOutlined',
      roles: { act: ['OFFICER_LAB'] },
    },
    inspector: {
      label: ['ผู้ตรวจสถานที่', 'Inspector'],
      path: 'visits',
      title: ['สถานที่ที่รอตรวจ', 'Places to visit'],
      icon: 'EnvironmentOutlined',
      roles: { act: ['OFFICER_HEAD'] },
    },
    signatory: {
      label: ['ผู้มีอำนาจลงนาม', 'Signatory'],
      path: 'signatures',
      title: ['รอลงนาม', 'To sign'],
      icon: 'FileDoneOutlined',
      roles: { act: ['SIGNATORY'] },
    },
  },
  workflow: {
    stages: [
      receiveAtCheckpoint({ days: 1, originalsDays: 3 }),
      decideAtCentre({ days: 2, isPassed: true }),
      laboratory({ days: 10, effects: ['numberSample'] }),
      visit({ party: 'inspector', days: 5, edits: ['finding'], guards: ['findingWritten'] }),
      operatorConfirms(),
      sign({ party: 'signatory', days: 2 }),
    ],
    guards: {
      findingWritten: { label: ['บันทึกผลการตรวจแล้ว', 'The finding is written down'], why: { messageKey: 'checkFirst' } },
    },
    effects: { numberSample: { label: ['ให้เลขตัวอย่าง', 'Sample numbered'] } },
  },
  routeBy: {
    by: 'customs',
    path: 'refCustoms',
    direction: ({ isExport }) => (isExport === true ? 'export' : 'import'),
  },
  renewal: 'never',
  validity: { days: 45 },
  approveCode: numberedByYear('CT'),
  subject: subjectFromFields('goods'),
  checklist: consignmentChecklist,
});

/** The number is taken before anything is locked, and is not used again if the step is refused after all. */
const numberSample: Effect<'consignment', 'numberSample'> = {
  prepare: async ({ app }) => ({ sampleNo: `S${await takeNumber(app.pools.api, { name: 'sample', year: 2569 })}` }),
  apply: async ({ document, prepared }) => void (document.sampleNo = prepared.numberSample?.sampleNo ?? null),
  undo: async ({ document }) => void (document.sampleNo = null),
};

export const consignmentServer: ModuleServer = {
  guards: guardsOf('consignment', {
    findingWritten: async ({ found: { document } }) =>
      document.finding === null ? { messageKey: 'checkFirst' } : undefined,
  }),
  effects: effectsOf('consignment', { numberSample }),
};
