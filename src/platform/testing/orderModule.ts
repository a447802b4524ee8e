/**
 * A document that exists only in tests and that only officers begin: an order about a product, which belongs to the
 * product's holder once it is issued. It belongs to the same case as the product.
 */
import { defineChoice } from '#language/choice.ts';
import { entity, section } from '#language/entity.ts';
import { defineFields, parts, ref, text } from '#language/field.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import { refersTo } from '#language/refersTo.ts';
import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import { subjectFromFields, numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { review, sign } from '#platform/model/request/stages.ts';

const orderChecklist = defineChoice('orderChecklist', {
  group: 'ORDER_CHECKLIST',
  title: ['เอกสารประกอบคำสั่งทดสอบ', 'Documents for a test order'],
  values: { other: { key: '9', label: ['เอกสารอื่น', 'Other'] } },
});

const fields = defineFields({
  ...documentFields,
  content: text(['คำสั่ง', 'Order'], { required: true, max: 200, searched: true }),
  refOperator: ref('user', ['ผู้ประกอบการที่รับคำสั่ง', 'Operator it is for']),
  witness: text(['พยาน', 'Witness'], { max: 100, class: 'personal' }),
  opinion: text(['ความเห็นเจ้าหน้าที่', 'Opinion of the officer'], { max: 200, class: 'officer' }),
  ...refersTo('refHaz', 'haz', ['ผลิตภัณฑ์', 'Product'], { holder: 'any', sameCase: true }),
  attachments: parts('orderAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const attachments = attachmentFields('orderChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    order: typeof fields;
    orderAttachment: typeof attachments;
  }
  interface Choices {
    orderChecklist: typeof orderChecklist;
  }
}

const order = entity('order', fields, {
  wire: 'transaction/orders',
  title: ['คำสั่งทดสอบ', 'Test order'],
  isDocument: true,
  card: { th: 'content' },
  scope: documentScope,
  list: documentList({ columns: ['content'], search: ['content'] }),
  form: [section(['คำสั่ง', 'Order'], ['content', 'refOperator', 'refHaz', 'witness', 'opinion']), ...closingSections],
  behaviour: { reason: reasonBehaviour },
});

/** Its document type, which no module of the product serves yet. */
export const ORDER_TYPE = 'sequestrate';

/** Either of the two fields may name the future holder. */
export function orderModuleFor(holderFrom: 'refHaz' | 'refOperator'): ModuleDeclaration {
  return requestModule({
    name: 'order',
    dependsOn: ['haz'],
    title: ['คำสั่งทดสอบ', 'Test orders'],
    icon: 'FileTextOutlined',
    document: order,
    parts: [entity('orderAttachment', attachments, attachmentEntityOptions('order'))],
    registerTitle: ['คำสั่งที่ออกแล้ว', 'Orders issued'],
    documentTypes: [ORDER_TYPE],
    office: { holderFrom, roles: { act: ['OFFICER_CUSTOMS'] } },
    roles: { receiver: { act: ['OFFICER_HEAD'] } },
    workflow: { stages: [review({ days: 2, edits: ['content'] }), sign({ days: 2 })] },
    renewal: 'never',
    validity: null,
    approveCode: numberedByYear('OD'),
    subject: subjectFromFields('content', 'hazNumber'),
    checklist: orderChecklist,
  });
}

export const orderModule = orderModuleFor('refHaz');
