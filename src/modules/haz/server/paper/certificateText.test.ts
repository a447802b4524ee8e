/** Tests the text of a certificate: all of it, in Thai and as a translation. */
import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import {
  certificateOf,
  specimenDocument,
  specimenHolder,
  specimenIssue,
  specimenParties,
  specimenProduct,
  type CertificateSpecimen,
} from '#modules/haz/testing/paperSpecimen.ts';
import type { CertificateData } from './certificateText.ts';

const dataOf = (more: CertificateSpecimen = {}) => certificateOf(more);
const itemsOf = (blocks: CertificateData['blocks']) =>
  blocks.flatMap((block) => (block.kind === 'items' ? block.items : []));
const labelled = (blocks: CertificateData['blocks'], label: string) =>
  itemsOf(blocks).find((item) => item.label === label);

describe('a certificate in Thai', () => {
  it('has its form code, its number and its date, each with its kind of digits', () => {
    expect(dataOf()).toMatchObject({
      code: 'วอ./กษ./กปม.๒',
      mark: 'HZ216900001',
      stamp: null,
      about: {
        title: 'HZ216900001 – ใบสำคัญการขึ้นทะเบียนวัตถุอันตราย',
        keywords: ['HZ216900001'],
        year: 2026,
        month: 11,
        day: 15,
        lang: 'th',
      },
      head: { subtitle: 'ออกตามความในมาตรา ๓๖ แห่งพระราชบัญญัติวัตถุอันตราย พ.ศ. ๒๕๓๕' },
      number: { left: ['ทะเบียนเลขที่ HZ216900001'], right: ['กรมประมง', 'กระทรวงเกษตรและสหกรณ์', 'วันที่ ๑๕ พฤศจิกายน ๒๕๖๙'] },
      check: {
        serial: 'q7Hq0yXo3mIlO0-_aBcDeF',
        address: 'https://haz.example.go.th/haz/requests/short-detail/q7Hq0yXo3mIlO0-_aBcDeF',
      },
      translation: null,
      closing: ['ใบสำคัญฉบับนี้ใช้ได้จนถึงวันที่ ๑๔ พฤศจิกายน ๒๕๗๕'],
    });
  });

  it('numbers everything once, in order', () => {
    const numbers = dataOf().blocks.flatMap((block) =>
      block.kind === 'items' ? block.items.map(({ number }) => number) : [block.number],
    );
    expect(numbers).toEqual(['๑.', '๒.', '๓.', '๔.', '๕.', '๖.', '๗.', '๘.', '๙.', '๑๐.', '๑๑.', '๑๒.', '๑๓.']);
  });

  it('describes the product, with its names exactly as typed', () => {
    const { blocks } = dataOf();
    expect(labelled(blocks, 'ชื่อวัตถุอันตราย')?.text).toBe('แคลเซียมไฮโปคลอไรต์ (Calcium hypochlorite)');
    expect(labelled(blocks, 'ชนิดของวัตถุอันตราย')?.text).toBe('ชนิดที่ ๒ (บัญชีรายชื่อ ลำดับที่ DEMO-05)');
    expect(labelled(blocks, 'ชื่อทางการค้า')?.text).toEqual(['เอคิว-คลอร์ 65', 'AQ-CHLOR 65']);
    expect(labelled(blocks, 'ลักษณะของผลิตภัณฑ์')?.items).toMatchObject([
      { number: '๔.๑', text: 'ของแข็ง' },
      { text: 'เม็ดเล็ก (แกรนูล) – GR' },
      { text: ['เม็ดเล็กสีขาว กลิ่นคลอรีน'] },
    ]);
    expect(labelled(blocks, 'สารสำคัญและอัตราส่วน')?.text).toEqual([
      'แคลเซียมไฮโปคลอไรต์ (Calcium hypochlorite)',
      '๖๕ % โดยน้ำหนัก (w/w)',
    ]);
    expect(labelled(blocks, 'ภาชนะบรรจุ')?.text).toEqual([
      'ถัง พลาสติก HDPE ขนาดบรรจุ ๔๕ กิโลกรัม',
      'ถุง พลาสติกสาน ขนาดบรรจุ ๒.๕ กิโลกรัม',
    ]);
    expect(blocks.find((block) => block.kind === 'band')).toMatchObject({
      text: 'ชั้น III อันตรายน้อย',
      colour: '#1f5fbf',
      colourName: 'แถบสีน้ำเงิน',
    });
    expect(blocks.find((block) => block.kind === 'pictograms')).toMatchObject({
      pictograms: [{ code: 'GHS03', picture: 'ghs03.svg' }, { code: 'GHS05' }, { code: 'GHS09' }],
    });
  });

  it('prints several rows of a kind as a table, and one as a line', () => {
    const table = dataOf().blocks.find((block) => block.kind === 'table');
    expect(table).toMatchObject({
      label: 'ผู้ผลิตและแหล่งผลิต',
      table: {
        rows: [
          ['๑', ['Example Aqua Chemicals Co., Ltd.', '(ผลิตสารสำคัญ)'], ['88 Example Road, Qingdao 266000', 'ประเทศจีน']],
          ['๒', ['Specimen Formulation Works K.K.', '(ผสมปรุงแต่ง)'], ['1-2-3 Rei, Osaka', 'ประเทศญี่ปุ่น']],
        ],
      },
    });
    expect(labelled(dataOf().blocks, 'ผู้จำหน่าย')?.text).toEqual([
      'ห้างหุ้นส่วนจำกัด ตัวอย่างการค้า',
      'เลขผู้เสียภาษี 0103999900040',
      '๔๐ ถนนตัวอย่าง แขวงสี่พระยา เขตบางรัก กรุงเทพมหานคร\u00A0๑๐๕๐๐',
    ]);
  });

  it('names the holder: tax number as it is, address with Thai digits, nationality of people', () => {
    const { holder } = dataOf({
      holder: { ...specimenHolder, name: ['นายสมมุติ ตัวอย่าง', 'Mr. Sommut Tuayang'], nationality: ['ไทย', 'Thai'] },
    });
    expect(holder).toEqual({
      lead: 'ใบสำคัญฉบับนี้ออกให้แก่',
      name: 'นายสมมุติ ตัวอย่าง',
      facts: [
        { label: 'สัญชาติ', text: 'ไทย' },
        { label: 'เลขประจำตัวผู้เสียภาษี', text: '0105999900017' },
        { label: 'ที่อยู่', text: ['เลขที่ ๙๙/๑ หมู่ที่ ๓ ถนนรุ่งเรือง', 'ตำบลบ้านปึก อำเภอเมืองชลบุรี จังหวัดชลบุรี ๒๐๑๓๐'] },
      ],
    });
    expect(dataOf({ holder: { ...specimenHolder, idTax: null, address: [] } }).holder.facts).toEqual([]);
  });

  it('is signed electronically, or has space for ink', () => {
    expect(dataOf().signature).toMatchObject({
      name: '(นางสาวปิ่นแก้ว กตัญญูธรรม)',
      positions: ['ผู้อำนวยการกองควบคุมปัจจัยการผลิต'],
      acting: ['ปฏิบัติราชการแทน อธิบดีกรมประมง'],
      electronic: ['ลงนามด้วยลายมือชื่ออิเล็กทรอนิกส์', 'เมื่อวันที่ ๑๕ พฤศจิกายน ๒๕๖๙'],
    });
    expect(dataOf({ issue: { ...specimenIssue, isSigned: false } }).signature.electronic).toBeNull();
    expect(dataOf({ parties: { ...specimenParties, signatory: null, principal: null } }).signature).toMatchObject({
      positions: ['พนักงานเจ้าหน้าที่'],
      acting: [],
    });
  });

  it('counts its revisions, and how many of them were changes', () => {
    const second = { ...specimenIssue, revision: 2 };
    expect(dataOf({ issue: second, changes: 1 })).toMatchObject({
      number: { left: ['ทะเบียนเลขที่ HZ216900001', 'ฉบับที่ ๒ (แก้ไขครั้งที่ ๑)'] },
      mark: 'HZ216900001 · ฉบับที่ ๒ (แก้ไขครั้งที่ ๑)',
      closing: ['ใบสำคัญฉบับนี้ใช้ได้จนถึงวันที่ ๑๔ พฤศจิกายน ๒๕๗๕ และใช้แทนฉบับที่ ๑ ซึ่งสิ้นผลแล้ว'],
    });
    expect(dataOf({ issue: second, changes: 0 }).mark).toContain('ฉบับที่ ๒ (ต่ออายุ)');
  });

  it('is a draft without number, date and QR code for checking', () => {
    const draftData = dataOf({
      issue: null,
      check: null,
      parties: { ...specimenParties, signatory: null, principal: null },
    });
    expect(draftData).toMatchObject({
      stamp: { kind: 'draft' },
      check: null,
      mark: 'ฉบับร่าง ยังไม่ได้ออก',
      about: { keywords: [] },
    });
    expect(JSON.stringify(draftData)).not.toContain('HZ2');
  });
});

describe('a product made in the country', () => {
  it('has no supplier abroad', () => {
    const { blocks, purpose } = dataOf({
      product: specimenProduct({ refOperation: 'manufacture', importCompanies: null }),
    });
    expect(itemsOf(blocks).map(({ label }) => label)).not.toContain('บริษัทผู้ขายในต่างประเทศ');
    expect(purpose[0]).toContain('เพื่อการผลิต');
  });
});

describe('conditions', () => {
  const textsOf = (more: Parameters<typeof specimenProduct>[0]) =>
    dataOf({ product: specimenProduct(more) }).conditions.items.map(({ text }) => text);

  it('are the general ones, those of the type, and those of the list', () => {
    expect(textsOf({})).toHaveLength(5);
    expect(textsOf({}).at(-1)).toBe('ตามบัญชีรายชื่อ เฉพาะที่ใช้ในการเพาะเลี้ยงสัตว์น้ำ');
    expect(textsOf({ refHazType: 'type3' })).toContain('ต้องได้รับใบอนุญาตก่อนผลิต นำเข้า ส่งออก หรือมีไว้ในครอบครอง');
    expect(textsOf({ refHazObject: null, refHazType: null })).toHaveLength(3);
  });
});

describe('a translation', () => {
  it('states on every page that it is a translation and not signed', () => {
    expect(dataOf({ lang: 'en' })).toMatchObject({
      code: 'Translation / คำแปล  ·  Form วอ./กษ./กปม. 2',
      translation: { mark: 'Translation / คำแปล' },
      about: {
        lang: 'en',
        title: 'HZ216900001 – Certificate of Registration of a Hazardous Substance – Translation / คำแปล',
      },
      number: { right: ['Department of Fisheries', 'Ministry of Agriculture and Cooperatives', '15 November 2026'] },
      closing: ['This certificate is valid until 14 November 2032.'],
      signature: {
        acting: ['Acting for', 'Director-General, Department of Fisheries'],
        electronic: ['The Thai original is signed electronically', 'on 15 November 2026'],
      },
    });
    expect(dataOf({ lang: 'en', issue: { ...specimenIssue, isSigned: false } }).signature.electronic).toEqual([
      'The Thai original is signed in ink',
      'on 15 November 2026',
    ]);
  });

  it('has no Thai digit', () => {
    expect(JSON.stringify(dataOf({ lang: 'en' }))).not.toMatch(/[๐-๙]/u);
  });
});

it('prints an empty product as lines to write on', () => {
  const empty = {
    tradeNameTh: null,
    tradeNameEn: null,
    refHazObject: null,
    refHazType: null,
    refPhysicalState: null,
    refFormulation: null,
    appearance: null,
    refProductUse: null,
    purpose: null,
    mainSubStances: null,
    products: null,
    distributors: null,
    importCompanies: null,
    packages: null,
  };
  const { blocks } = dataOf({ issue: null, product: specimenProduct({ ...empty, refLd50: null }, { pictograms: [] }) });
  expect(labelled(blocks, 'ชื่อทางการค้า')?.text).toBe('');
  expect(labelled(blocks, 'ผู้จำหน่าย')?.text).toBe('ไม่มี');
  expect(blocks.every(({ kind }) => kind === 'items')).toBe(true);
});

it('prints counts of microbes in full', () => {
  const product = specimenProduct({
    mainSubStances: (specimenDocument.mainSubStances ?? []).map((row) => ({
      ...row,
      content: decimal('1000000000'),
      refUnit: 'cfuPerGram' as const,
    })),
  });
  expect(labelled(dataOf({ product }).blocks, 'สารสำคัญและอัตราส่วน')?.text).toContain('๑,๐๐๐,๐๐๐,๐๐๐ CFU/กรัม');
});
