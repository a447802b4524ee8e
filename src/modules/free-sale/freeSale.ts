/** A free-sale certificate: it certifies to a buyer or an authority abroad that registered products may be sold in Thailand. */
import { defineChoice } from '#language/choice.ts';
import { entity, section, table } from '#language/entity.ts';
import { choice, date, defineFields, integer, parts, ref, text } from '#language/field.ts';
import { message } from '#language/message.ts';
import type { ExpiredReference } from '#language/referenceTerms.ts';
import { refersTo } from '#language/refersTo.ts';
import { noThaiLetters } from '#language/sharedRules.ts';
import { deliveryAddressBehaviour, deliveryFields } from '#platform/model/request/delivery.ts';
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
import './messages.ts';
import { productExpiresSoon, productOnce } from './freeSaleRules.ts';

export const freeSaleChecklist = defineChoice('freeSaleChecklist', {
  group: 'FREE_SALE_CHECKLIST',
  title: ['เอกสารประกอบคำขอหนังสือรับรองการขาย', 'Documents for a free-sale certificate'],
  values: {
    requestLetter: { key: '1', label: ['หนังสือขอรับรอง', 'Letter of request'] },
    label: { key: '2', label: ['ฉลากของผลิตภัณฑ์', 'Labels of the products'] },
    order: { key: '3', label: ['ใบสั่งซื้อ สัญญา หรือใบกำกับสินค้า', 'Purchase order, contract or invoice'] },
    authorityLetter: { key: '4', label: ['หนังสือมอบอำนาจ', 'Power of attorney'] },
    other: { key: '9', label: ['เอกสารอื่น', 'Other'] },
  },
});

/** Printed only in English, for a reader abroad. */
const english = { rules: [noThaiLetters()], help: ['เป็นภาษาอังกฤษ', 'In English'] } as const;

/** The reviewing officer may reword it. */
export const STATEMENT =
  'This is to certify that the products listed in this certificate are registered in the Kingdom of Thailand under the Hazardous Substance Act B.E. 2535 (1992), and that they may be sold freely in Thailand under the conditions of that Act.';

const fields = defineFields({
  ...documentFields,
  importer: text(['ผู้นำเข้าหรือหน่วยงานปลายทาง', 'Importer or authority abroad'], {
    ...english,
    required: true,
    max: 200,
    searched: true,
  }),
  importerAddress: text(['ที่อยู่ผู้นำเข้าหรือหน่วยงานปลายทาง', 'Address of the importer or authority'], {
    ...english,
    required: true,
    max: 500,
    multiline: true,
  }),
  refCountry: ref('country', ['ประเทศปลายทาง', 'Country of destination'], { required: true }),
  exporterAddress: text(['ที่อยู่ผู้ส่งออก', 'Address of the exporter'], {
    ...english,
    required: true,
    max: 500,
    multiline: true,
    prefill: 'addressInEnglish',
  }),
  products: parts('freeSaleProduct', ['ผลิตภัณฑ์', 'Products'], { required: true, min: 1, max: 50 }),
  invoiceNo: text(['เลขที่ใบกำกับสินค้าหรือสัญญา', 'Invoice or contract number'], {
    ...english,
    max: 100,
    searched: true,
  }),
  shipmentDate: date(['วันที่คาดว่าจะส่งออก', 'Expected date of shipment']),
  /** A text until notices of shipment exist, to which it can then refer. */
  exportFact: text(['ปริมาณที่จะส่งออก', 'Quantity to be exported'], { ...english, max: 500, multiline: true }),
  statement: text(['ข้อความที่รับรอง', 'Statement'], {
    ...english,
    required: true,
    max: 2000,
    multiline: true,
    default: STATEMENT,
  }),
  copies: integer(['จำนวนฉบับ', 'Copies'], { required: true, min: 1, max: 20, default: 1 }),
  ...deliveryFields,
  attachments: parts('freeSaleAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const productFields = defineFields({
  ...lineFields,
  ...refersTo('refHaz', 'haz', ['ทะเบียนวัตถุอันตราย', 'Registered product'], {
    required: true,
    restsOn: true,
    // Type 1 is not registered, and type 4 may not be sold.
    where: [{ field: 'refHazType', oneOf: ['type2', 'type3'], why: message('typeNotSold') }],
    expiredMessage: (expired: ExpiredReference) => message('hazIdExpired', expired),
    copies: { tradeNameEn: 'nameAbroad', refHazType: 'refHazType', refHazObject: 'refHazObject' },
    rowTexts: { products: { into: 'makers', of: ['name', 'refCountry'] } },
  }),
  nameAbroad: text(['ชื่อที่ใช้ในต่างประเทศ', 'Name used abroad'], { ...english, max: 200 }),
  refHazType: choice('hazType', ['ชนิด', 'Type'], { managed: true }),
  refHazObject: ref('hazObject', ['วัตถุอันตรายในบัญชี', 'Listed hazardous substance'], { managed: true }),
  makers: text(['ผู้ผลิต', 'Manufacturers'], { managed: true, max: 12_000, multiline: true }),
});

const attachments = attachmentFields('freeSaleChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    freeSale: typeof fields;
    freeSaleProduct: typeof productFields;
    freeSaleAttachment: typeof attachments;
  }
  interface Choices {
    freeSaleChecklist: typeof freeSaleChecklist;
  }
}

export const freeSale = entity('freeSale', fields, {
  wire: 'transaction/free-sales',
  title: ['หนังสือรับรองการขาย', 'Free-sale certificate'],
  isDocument: true,
  card: { th: 'importer' },
  scope: documentScope,
  list: documentList({
    columns: ['importer', 'refCountry.nameTh'],
    search: ['importer', 'refCountry', 'products.hazNumber', 'invoiceNo'],
  }),
  form: [
    section(['ปลายทาง', 'Destination'], ['importer', 'refCountry', 'importerAddress']),
    section(['ผู้ส่งออก', 'Exporter'], ['exporterAddress']),
    section(['ผลิตภัณฑ์ที่ขอให้รับรอง', 'Products to be certified'], [table('products')]),
    section(['ข้อเท็จจริงการส่งออก', 'Export facts'], ['invoiceNo', 'shipmentDate', 'exportFact']),
    section(
      ['ข้อความ จำนวน และการรับ', 'Statement, copies and delivery'],
      ['statement', 'copies', 'refDelivery', 'deliveryAddress'],
    ),
    ...closingSections,
  ],
  behaviour: { reason: reasonBehaviour, deliveryAddress: deliveryAddressBehaviour },
  rules: [productOnce, productExpiresSoon],
});

export const freeSaleProduct = entity('freeSaleProduct', productFields, {
  wire: 'transaction/free-sale-products',
  title: ['ผลิตภัณฑ์ในหนังสือรับรองการขาย', 'Product of a free-sale certificate'],
  partOf: { root: 'freeSale', field: 'products', rootField: 'refFreeSale' },
  list: {
    columns: ['hazNumber', 'nameAbroad', 'hazExpires', 'refHazType.value', 'makers'],
    search: ['hazNumber'],
    sort: ['hazNumber'],
  },
  form: [section(['ผลิตภัณฑ์', 'Product'], ['refHaz', 'nameAbroad', 'hazExpires', 'refHazType', 'makers'])],
});

export const freeSaleAttachment = entity('freeSaleAttachment', attachments, attachmentEntityOptions('freeSale'));
