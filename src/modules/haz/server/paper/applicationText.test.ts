/** Tests the text of an application for each kind of request. */
import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import {
  applicationOf,
  specimenDocument,
  specimenFiling,
  specimenParties,
  specimenProduct,
  type ApplicationSpecimen,
} from '#modules/haz/testing/paperSpecimen.ts';
import { paperFormatterFor } from '#platform/server/paper/paperFormatter.ts';
import type { ApplicationData } from './applicationText.ts';

const dataOf = (more: ApplicationSpecimen = {}) => applicationOf(more);
const tableOf = (blocks: ApplicationData['blocks'], label: string) =>
  blocks.flatMap((block) => (block.kind === 'table' && block.label === label ? [block.table] : []))[0];
const labelsOf = (blocks: ApplicationData['blocks']) =>
  blocks.flatMap((block) => (block.kind === 'items' ? block.items.map(({ label }) => label) : [block.label]));

describe('an application', () => {
  it.each([
    ['new', 'วอ./กษ./กปม.๑', 'คำขอขึ้นทะเบียนวัตถุอันตราย', 'ขอขึ้นทะเบียนวัตถุอันตรายเพื่อการนำเข้า'],
    ['renew', 'วอ./กษ./กปม.๓', 'คำขอต่ออายุใบสำคัญการขึ้นทะเบียนวัตถุอันตราย', 'ขอต่ออายุใบสำคัญการขึ้นทะเบียนเลขที่ HZ216900001'],
    ['change', 'วอ./กษ./กปม.๔', 'คำขอแก้ไขรายการทะเบียนวัตถุอันตราย', 'ขอแก้ไขรายการทะเบียนเลขที่ HZ216900001'],
    ['cancel', 'วอ./กษ./กปม.๕', 'คำขอยกเลิกการขึ้นทะเบียนวัตถุอันตราย', 'ขอยกเลิกทะเบียนเลขที่ HZ216900001'],
  ] as const)('to %s has its own form', (kind, code, title, requestText) => {
    const data = dataOf({ kind, registered: kind === 'new' ? null : 'HZ216900001' });
    expect(data).toMatchObject({ code, head: { title } });
    expect(data.asks[0]).toContain(requestText);
  });

  it('names the recipient, the applicant, the number and the date', () => {
    expect(dataOf()).toMatchObject({
      number: { left: 'คำขอเลขที่ R03-6900012', right: 'วันที่ ๑๕ พฤศจิกายน ๒๕๖๙' },
      mark: 'คำขอเลขที่ R03-6900012',
      addressee: 'เรียน  พนักงานเจ้าหน้าที่ กรมประมง กองควบคุมปัจจัยการผลิต',
      holder: { lead: 'ข้าพเจ้า', name: 'บริษัท ตัวอย่างสมุทรเคมี จำกัด' },
      stamp: null,
      check: null,
    });
  });

  it('compares the found content with the declared and allowed one', () => {
    expect(tableOf(dataOf().blocks, 'สารสำคัญ ปริมาณที่ระบุ และผลวิเคราะห์')?.rows).toEqual([
      [
        '๑',
        'แคลเซียมไฮโปคลอไรต์ (Calcium hypochlorite)',
        ['๖๕', '% โดยน้ำหนัก (w/w)'],
        '๖๒.๕–๖๗.๕',
        '๖๕.๔',
        'LAB-118/2569',
      ],
    ]);
    const [row] = specimenDocument.mainSubStances ?? [];
    const counted = specimenProduct({
      mainSubStances:
        row === undefined
          ? []
          : [{ ...row, content: decimal('1000000'), refUnit: 'cfuPerGram', foundContent: decimal('1200000') }],
    });
    expect(tableOf(dataOf({ product: counted }).blocks, 'สารสำคัญ ปริมาณที่ระบุ และผลวิเคราะห์')?.rows[0]?.[3]).toBe(
      'ไม่น้อยกว่า ๑,๐๐๐,๐๐๐',
    );
    const unknown = specimenProduct({}, { toleranceBands: [] });
    expect(tableOf(dataOf({ product: unknown }).blocks, 'สารสำคัญ ปริมาณที่ระบุ และผลวิเคราะห์')?.rows[0]?.[3]).toBe('–');
  });

  it('lists tests, aquatic tests, use rates and attachments', () => {
    const { blocks } = dataOf();
    expect(tableOf(blocks, 'ผลทดสอบความเป็นพิษเฉียบพลัน')?.rows).toEqual([
      ['๑', 'ทางปาก', 'หนูแรท', '๑,๓๐๘', 'ห้องปฏิบัติการพิษวิทยาสาธิต', ['TOX-41/2569', '๓\u00A0ส.ค.\u00A0๒๕๖๙']],
    ]);
    expect(tableOf(blocks, 'ความเป็นพิษต่อสิ่งมีชีวิตในน้ำ')?.rows[1]).toEqual([
      '๒',
      'กุ้งขาว',
      'EC50 (เคลื่อนไหวไม่ได้ครึ่งหนึ่ง)',
      '๐.๘๒',
      '๔๘',
      'ไม่ใช่',
      'AQ-8/2569',
    ]);
    expect(tableOf(blocks, 'อัตราการใช้')?.rows).toEqual([
      ['๑', 'ฆ่าเชื้อในน้ำ', 'กุ้งขาว', ['๓๐ กรัม ต่อน้ำ ๑,๐๐๐ ลิตร ทิ้งไว้ ๓ วันก่อนปล่อยลูกกุ้ง'], '๗'],
    ]);
    expect(tableOf(blocks, 'เอกสารที่แนบมาพร้อมคำขอ')?.rows[2]).toEqual([
      '๓',
      'ผลวิเคราะห์ปริมาณสารสำคัญ',
      'LAB-118/2569',
      '๒๐\u00A0ก.ย.\u00A0๒๕๖๙',
      '๑๙\u00A0ก.ย.\u00A0๒๕๗๐',
    ]);
  });

  it('to cancel only names the product and the reason', () => {
    const { blocks } = dataOf({ kind: 'cancel', product: specimenProduct({ reason: 'เลิกนำเข้าตั้งแต่ปี 2570' }) });
    expect(labelsOf(blocks)).toEqual([
      'ชื่อวัตถุอันตราย',
      'ชนิดของวัตถุอันตราย',
      'ชื่อทางการค้า',
      'เหตุผลที่ขอ',
      'เอกสารที่แนบมาพร้อมคำขอ',
    ]);
    expect(JSON.stringify(blocks)).toContain('เลิกนำเข้าตั้งแต่ปี ๒๕๗๐');
  });

  it('is signed by the person who files it, with the holder and the power', () => {
    expect(dataOf().signature).toMatchObject({
      name: '(นายสมชาย ใจดี)',
      positions: ['ผู้ยื่นคำขอ', 'ในนาม บริษัท ตัวอย่างสมุทรเคมี จำกัด'],
      electronic: ['ลงนามด้วยลายมือชื่ออิเล็กทรอนิกส์', 'เมื่อวันที่ ๑๕ พฤศจิกายน ๒๕๖๙'],
    });
    expect(dataOf({ isByPower: true }).signature.positions[0]).toBe('ผู้ยื่นคำขอ ผู้รับมอบอำนาจ');
    expect(dataOf({ filing: { ...specimenFiling, isSigned: false } }).signature.electronic).toBeNull();
  });

  it('is a draft until it is filed', () => {
    expect(dataOf({ filing: null, parties: { ...specimenParties, signatory: null } })).toMatchObject({
      stamp: { kind: 'draft' },
      mark: 'ฉบับร่าง ยังไม่ได้ยื่น',
      signature: { electronic: null, positions: ['ผู้ยื่นคำขอ'] },
    });
  });

  it('is also available in English, without a Thai digit', () => {
    const data = dataOf({ format: paperFormatterFor('en') });
    expect(data).toMatchObject({
      code: 'Form วอ./กษ./กปม. 1',
      addressee: 'To the Competent Official, Department of Fisheries, Production Factor Control Division',
    });
    expect(JSON.stringify(data)).not.toMatch(/[๐-๙]/u);
  });
});
