/** A request for a ruling: whether a product is a hazardous substance, of which type, and what its holder has to do. */
import { entity, section, slot, table } from '#language/entity.ts';
import { choice, codes, defineFields, instant, json, lookup, parts, text } from '#language/field.ts';
import type { RecordValues } from '#language/record.ts';
import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import {
  differsWithReason,
  isDiffering,
  letterOfResult,
  operationFirst,
  subChoicesFit,
  unitsFit,
} from './hazDiscussRules.ts';

const PRODUCT_NAME = ['ชื่อผลิตภัณฑ์', 'Product'] as const;
/** What an officer prepares is disclosed to the operator when the ruling is issued, and not before. */
const PREPARED = { class: 'officer', notCopied: true } as const;
const PROCESSED = { class: 'officer', managed: true, notCopied: true } as const;
const ISSUED = { managed: true, notCopied: true } as const;
const LETTER = { max: 4000, multiline: true } as const;

const fields = defineFields({
  ...documentFields,
  productNameTh: text(['ชื่อผลิตภัณฑ์ (ไทย)', 'Product (Thai)'], { required: true, max: 200, searched: true }),
  productNameEn: text(['ชื่อผลิตภัณฑ์ (อังกฤษ)', 'Product (English)'], { required: true, max: 200, searched: true }),
  question: text(['ประเด็นที่ขอหารือ', 'Question'], {
    required: true,
    max: 2000,
    multiline: true,
    default: 'ขอหารือว่าผลิตภัณฑ์นี้เข้าข่ายเป็นวัตถุอันตรายหรือไม่ เป็นชนิดใด และต้องดำเนินการอย่างไร',
  }),
  refOperation: choice('operation', ['การดำเนินการหลัก', 'Operation'], { required: true }),
  refSubOperation: lookup('SUB_OPERATION', ['การดำเนินการย่อย', 'Sub-operation']),
  refObjective: lookup('OBJECTIVE', ['วัตถุประสงค์หลัก', 'Objective'], { required: true }),
  refSubObjective: lookup('SUB_OBJECTIVE', ['วัตถุประสงค์ย่อย', 'Sub-objective']),
  refPhysicalState: choice('physicalState', ['สถานะทางกายภาพ', 'Physical state'], { required: true }),
  appearance: text(['ลักษณะ สี กลิ่น', 'Appearance'], { max: 500, multiline: true }),
  hazards: codes('ghsHazard', ['ความเป็นอันตรายที่ผู้ยื่นแจ้ง', 'Declared hazards']),
  mainSubStances: parts('hazDiscussMainSubStance', ['สารสำคัญ', 'Active substances'], { required: true, max: 30 }),
  aquatics: parts('hazDiscussAquatic', ['ความเป็นพิษต่อสิ่งมีชีวิตในน้ำ', 'Aquatic toxicity'], { max: 50 }),
  pictograms: parts('hazDiscussPictogram', ['รูปสัญลักษณ์', 'Pictograms'], { max: 9 }),
  useRates: parts('hazDiscussUseRate', ['อัตราการใช้', 'Use rates'], { max: 50 }),
  // What the cases say, as it was when an officer last processed the request.
  refCalculated: choice('rulingResult', ['ผลการประมวลผล', 'Processed result'], PROCESSED),
  calculation: json(['รายละเอียดการประมวลผล', 'How it was processed'], PROCESSED),
  processedDate: instant(['ประมวลผลเมื่อ', 'Processed'], PROCESSED),
  processedHash: text(['ข้อมูลที่ประมวลผล', 'What was processed'], { ...PROCESSED, max: 64, code: true }),
  // What the officer proposes to the signatory.
  refDecision: choice('rulingResult', ['ผลที่วินิจฉัย', 'Ruling'], PREPARED),
  decisionReason: text(['เหตุผลที่ต่างจากผลการประมวลผล', 'Why it differs from the processed result'], {
    ...PREPARED,
    max: 2000,
    multiline: true,
  }),
  letterTh: text(['ข้อความในหนังสือ (ไทย)', 'Text of the letter (Thai)'], { ...PREPARED, ...LETTER }),
  letterEn: text(['ข้อความในหนังสือ (อังกฤษ)', 'Text of the letter (English)'], { ...PREPARED, ...LETTER }),
  // What was issued.
  refResult: choice('rulingResult', ['คำวินิจฉัย', 'Ruling'], ISSUED),
  answerTh: text(['คำตอบ (ไทย)', 'Answer (Thai)'], { ...ISSUED, ...LETTER }),
  answerEn: text(['คำตอบ (อังกฤษ)', 'Answer (English)'], { ...ISSUED, ...LETTER }),
  attachments: parts('hazDiscussAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const attachments = attachmentFields('hazDiscussChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    hazDiscuss: typeof fields;
    hazDiscussAttachment: typeof attachments;
  }
}

type Discuss = RecordValues<'hazDiscuss'>;

const isProcessed = ({ processedDate, refDecision }: Discuss): boolean =>
  processedDate !== null || refDecision !== null;
const isIssued = ({ refResult }: Discuss): boolean => refResult !== null;
export const hazDiscuss = entity('hazDiscuss', fields, {
  wire: 'transaction/haz-discusses',
  title: ['ข้อหารือวัตถุอันตราย', 'Ruling'],
  isDocument: true,
  card: { th: 'productNameTh', en: 'productNameEn', namesLabel: PRODUCT_NAME },
  scope: documentScope,
  list: documentList({
    columns: ['productNameTh', 'refOperation.value', 'refResult.value'],
    search: ['productNameTh', 'refOperation', 'refObjective', 'refResult', 'refPhysicalState'],
  }),
  form: [
    section(['ผลิตภัณฑ์และประเด็น', 'Product and question'], ['productNameTh', 'productNameEn', 'question']),
    section(
      ['การดำเนินการและวัตถุประสงค์', 'Operation and objective'],
      ['refOperation', 'refSubOperation', 'refObjective', 'refSubObjective'],
    ),
    section(['ลักษณะของผลิตภัณฑ์', 'Product form'], ['refPhysicalState', 'appearance']),
    section(['สารสำคัญ', 'Active substances'], [table('mainSubStances'), slot('LikelyRuling')]),
    section(['ความเป็นพิษต่อสิ่งมีชีวิตในน้ำ', 'Aquatic toxicity'], [table('aquatics'), slot('AquaticClass')]),
    section(
      ['ความเป็นอันตรายและรูปสัญลักษณ์', 'Hazards and pictograms'],
      ['hazards', slot('DiscussPictograms', ['pictograms'])],
    ),
    section(['การใช้', 'Use'], [table('useRates')]),
    section(
      ['ผลการประมวลผลและร่างคำวินิจฉัย', 'Processed result and draft ruling'],
      [
        slot('ProcessedRuling', ['refCalculated', 'processedDate']),
        'refDecision',
        'decisionReason',
        'letterTh',
        'letterEn',
      ],
    ),
    section(['คำวินิจฉัย', 'Ruling'], ['refResult', 'answerTh', 'answerEn']),
    ...closingSections,
  ],
  behaviour: {
    reason: reasonBehaviour,
    refOperation: { resets: ['refSubOperation'] },
    refObjective: { resets: ['refSubObjective'] },
    refSubOperation: {
      editableWhen: ({ refOperation }) => refOperation !== null,
      offers: ({ refOperation }) => [{ name: 'refParent.code', operator: '=', value: refOperation ?? '' }],
    },
    refSubObjective: {
      editableWhen: ({ refObjective }) => refObjective !== null,
      offers: ({ refObjective }) => [{ name: 'refParent', operator: '=', value: refObjective?.id }],
    },
    refCalculated: { shownWhen: isProcessed },
    decisionReason: { shownWhen: isDiffering },
    refResult: { shownWhen: isIssued },
    answerTh: { shownWhen: isIssued },
    answerEn: { shownWhen: isIssued },
  },
  rules: [operationFirst, subChoicesFit, unitsFit, differsWithReason, letterOfResult],
});

export const hazDiscussAttachment = entity('hazDiscussAttachment', attachments, attachmentEntityOptions('hazDiscuss'));
