/** A substance of an issued ruling, without the name of its operator or product, for officers who rule on similar ones. */
import { entity, section } from '#language/entity.ts';
import { choice, date, decimal, defineFields, integer, lookup, ref, text } from '#language/field.ts';
import { CONTENT } from '#modules/haz/index.ts';

const fields = defineFields({
  refDossier: ref('dossier', ['หนังสือตอบข้อหารือ', 'Ruling letter'], { required: true }),
  revision: integer(['ฉบับที่', 'Revision'], { required: true, min: 1 }),
  issuedDate: date(['วันที่ออก', 'Issued'], { required: true }),
  refOperation: choice('operation', ['การดำเนินการหลัก', 'Operation'], { required: true }),
  refSubOperation: lookup('SUB_OPERATION', ['การดำเนินการย่อย', 'Sub-operation']),
  refObjective: lookup('OBJECTIVE', ['วัตถุประสงค์หลัก', 'Objective'], { required: true }),
  refSubObjective: lookup('SUB_OBJECTIVE', ['วัตถุประสงค์ย่อย', 'Sub-objective']),
  refPhysicalState: choice('physicalState', ['สถานะทางกายภาพ', 'Physical state'], { required: true }),
  refSubStance: ref('hazSubStance', ['สารสำคัญ', 'Active substance']),
  otherName: text(['สารที่ไม่มีในรายการ', 'Substance that is not listed'], { max: 200, searched: true }),
  refConcentrationTest: choice('concentrationTest', ['เงื่อนไข', 'Condition'], { required: true }),
  concentration: decimal(['ความเข้มข้น', 'Concentration'], CONTENT),
  toConcentration: decimal(['ถึง', 'To'], CONTENT),
  refUnit: choice('contentUnit', ['หน่วย', 'Unit']),
  /** By the cases; empty if they could not tell, or the officer ruled otherwise. */
  refSubstanceResult: choice('rulingResult', ['ผลของสารนี้', 'Result of this substance']),
  refCalculated: choice('rulingResult', ['ผลการประมวลผลของผลิตภัณฑ์', 'Processed result of the product']),
  refResult: choice('rulingResult', ['คำวินิจฉัยของผลิตภัณฑ์', 'Ruling on the product'], { required: true }),
  decisionReason: text(['เหตุผลที่ต่างจากผลการประมวลผล', 'Why it differs from the processed result'], {
    max: 2000,
    multiline: true,
  }),
  answerTh: text(['คำตอบ (ไทย)', 'Answer (Thai)'], { max: 4000, multiline: true, searched: true }),
  answerEn: text(['คำตอบ (อังกฤษ)', 'Answer (English)'], { max: 4000, multiline: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    pastRuling: typeof fields;
  }
}

export const pastRuling = entity('pastRuling', fields, {
  wire: 'transaction/past-rulings',
  title: ['คำวินิจฉัยที่ผ่านมา', 'Past ruling'],
  readOnly: true,
  indexes: [['refDossier'], ['refSubStance']],
  list: {
    columns: [
      'refSubStance.nameTh',
      'refSubstanceResult.value',
      'refResult.value',
      'refConcentrationTest.value',
      'concentration',
      'refUnit.value',
      'refOperation.value',
      'refObjective.value',
      'otherName',
      'refDossier.code',
      'issuedDate',
    ],
    search: [
      'refSubStance',
      'otherName',
      'concentration',
      'refOperation',
      'refObjective',
      'refPhysicalState',
      'refSubstanceResult',
      'refResult',
      'answerTh',
      'issuedDate',
      'isActive',
    ],
    sort: ['-issuedDate'],
  },
  form: [
    section(
      ['สารและการดำเนินการ', 'Substance and operation'],
      [
        'refSubStance',
        'otherName',
        'refConcentrationTest',
        'concentration',
        'toConcentration',
        'refUnit',
        'refPhysicalState',
        'refOperation',
        'refSubOperation',
        'refObjective',
        'refSubObjective',
      ],
    ),
    section(
      ['คำวินิจฉัย', 'Ruling'],
      [
        'refSubstanceResult',
        'refCalculated',
        'refResult',
        'decisionReason',
        'answerTh',
        'answerEn',
        'refDossier',
        'issuedDate',
      ],
    ),
  ],
});
