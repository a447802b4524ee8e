/** A legal form that exists only in tests, with every block there is, in either language. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { code128Svg } from '#platform/server/print/code128.ts';
import {
  inDigitsOf,
  type FormBarcode,
  type FormChoices,
  type FormConditions,
  type FormHead,
  type FormHolder,
  type FormItem,
  type FormNotes,
  type FormNumber,
  type FormPaper,
  type FormSignature,
  type FormStamp,
  type FormTable,
} from '#platform/server/print/formData.ts';
import type { Document } from '#platform/server/print/printer.ts';

export interface FormSpecimen extends FormPaper {
  readonly head: FormHead;
  readonly number: FormNumber;
  readonly holder: FormHolder;
  readonly items: readonly FormItem[];
  readonly tableTitle: string;
  readonly table: FormTable;
  readonly statement: readonly string[];
  readonly choicesTitle: string;
  readonly choices: FormChoices;
  readonly conditions: FormConditions;
  readonly notes: FormNotes;
  readonly barcode: FormBarcode;
  readonly closing: readonly string[];
  readonly signature: FormSignature;
}

const ADDRESS = 'https://haz.example.go.th/haz/requests/short-detail/q7Hq0yXo3mIlO0-_aBcDeF';
const BILL = '|099400015951001\r2569000123\r25691231\r150000';

export const STAMPS: Readonly<Record<FormStamp['kind'], FormStamp>> = {
  draft: { kind: 'draft', words: ['ฉบับร่าง', 'DRAFT'], note: null },
  cancelled: { kind: 'cancelled', words: ['ยกเลิก', 'CANCELLED'], note: 'ตั้งแต่วันที่ ๓๐ พฤศจิกายน ๒๕๖๙' },
};

export interface SpecimenOptions {
  readonly lang?: Locale;
  readonly stamp?: FormStamp | null;
  readonly emblem?: Buffer;
  readonly rows?: number;
}

// oxlint-disable-next-line max-lines-per-function -- one declaration of a form with everything a form can have
export function formSpecimen({ lang = 'th', stamp = null, emblem, rows = 4 }: SpecimenOptions = {}): Document & {
  readonly data: Readonly<Record<string, unknown>> & FormSpecimen;
} {
  const said = (...label: Label): string => inDigitsOf(lang, inLocale(label, lang));
  const one = said('ใบรับรองการขึ้นทะเบียนวัตถุอันตราย', 'Certificate of Registration of a Hazardous Substance');
  const data: FormSpecimen = {
    about: {
      title: one,
      author: said('กรมตัวอย่าง', 'Specimen Department'),
      keywords: ['SP1/2569'],
      year: 2026,
      month: 11,
      day: 15,
      lang,
    },
    code: said('วอ./ตย. 1', 'Form SP 1'),
    mark: said('เลขที่ 1/2569', 'No. 1/2569'),
    stamp,
    check: {
      title: said('ตรวจสอบเอกสารฉบับนี้', 'Verify this document'),
      help: said(
        'สแกนรหัสหรือเปิดที่อยู่นี้ เพื่อดูว่าเอกสารยังมีผลอยู่หรือไม่',
        'Scan the code or open the address to see whether this document is in force.',
      ),
      address: ADDRESS,
      qr: { qrOf: ADDRESS },
      serialTitle: said('หมายเลขเอกสาร', 'Serial number'),
      serial: 'SP-2569-000123',
    },
    head: {
      emblem:
        emblem === undefined ? null : { picture: 'emblem.png', alt: said('ตราของกรม', 'Emblem of the department') },
      title: one,
      subtitle: said(
        'ออกตามความในพระราชบัญญัติวัตถุอันตราย พ.ศ. 2535',
        'Issued under the Hazardous Substance Act, B.E. 2535 (1992)',
      ),
    },
    number: {
      left: said('ทะเบียนเลขที่ 123-2569', 'Registration No. 123-2569'),
      right: [
        said('กรมตัวอย่าง', 'Specimen Department'),
        said('กระทรวงตัวอย่าง', 'Specimen Ministry'),
        said('วันที่ 15 พฤศจิกายน 2569', '15 November 2026'),
      ],
    },
    holder: {
      lead: said(
        'ใบรับรองฉบับนี้ให้ไว้เพื่อแสดงว่าวัตถุอันตรายดังรายการต่อไปนี้ได้ขึ้นทะเบียนไว้แล้ว โดยมีผู้ถือใบรับรองคือ',
        'This is to certify that the hazardous substance described below has been registered in the name of',
      ),
      name: said('บริษัท ตัวอย่างสมุทรเคมี จำกัด', 'Sample Samut Chemical Co., Ltd.'),
      facts: [
        { label: said('เลขทะเบียนนิติบุคคล', 'Juristic number'), text: said('0105999900017', '0105999900017') },
        {
          label: said('สำนักงานตั้งอยู่ที่', 'Office'),
          text: said(
            '99/1 หมู่ที่ 3 ถนนรุ่งเรือง ตำบลบ้านปึก อำเภอเมืองชลบุรี จังหวัดชลบุรี 20130',
            '99/1 Moo 3, Rungrueang Road, Ban Puek, Mueang Chon Buri, Chon Buri 20130',
          ),
        },
      ],
    },
    items: [
      {
        number: said('1.', '1.'),
        label: said('ชื่อสามัญ', 'Common name'),
        text: said('ไกลโฟเซต-ไอโซโพรพิลแอมโมเนียม', 'glyphosate-isopropylammonium'),
        strong: true,
      },
      { number: said('2.', '2.'), label: said('ชื่อการค้า', 'Trade name'), text: said('เพลี้ยหาย 48', 'Phlia Hai 48') },
      {
        number: said('3.', '3.'),
        label: said('สูตรและความเข้มข้น', 'Formulation and concentration'),
        text: said('48% W/V SL', '48% W/V SL'),
        items: [
          {
            number: said('3.1', '3.1'),
            label: said('สารสำคัญ', 'Active ingredient'),
            text: said('480 กรัมต่อลิตร', '480 grams per litre'),
          },
          {
            number: said('3.2', '3.2'),
            label: said('สารอื่น', 'Other ingredients'),
            text: said('น้ำและสารลดแรงตึงผิว', 'Water and surfactant'),
          },
        ],
      },
      {
        number: said('4.', '4.'),
        label: said('ผู้ผลิต', 'Manufacturer'),
        text: [said('บริษัท สาธิตฟาร์มกุ้ง จำกัด', 'Demo Shrimp Farm Co., Ltd.'), said('ประเทศญี่ปุ่น', 'Japan')],
      },
      { number: said('5.', '5.'), label: said('ใบสำคัญอื่น', 'Other certificates'), text: '' },
      {
        number: said('6.', '6.'),
        label: said(
          'ผู้ถือใบรับรองต้องปฏิบัติตามเงื่อนไขที่กำหนดไว้ท้ายใบรับรองนี้และตามกฎหมายว่าด้วยวัตถุอันตรายทุกประการ',
          'The holder shall comply with the conditions below and with the law on hazardous substances in every respect.',
        ),
      },
    ],
    tableTitle: said('รายการวัตถุอันตราย', 'Substances'),
    table: {
      columns: [
        { title: said('ลำดับ', 'No.'), cm: 1.3, align: 'center' },
        { title: said('ชื่อวัตถุอันตราย', 'Name'), share: 1 },
        { title: said('ขนาดบรรจุ', 'Package'), cm: 3 },
        { title: [said('จำนวนเงิน', 'Amount'), said('(บาท)', '(baht)')], cm: 2.8, align: 'right' },
      ],
      rows: Array.from({ length: rows }, (_, row) => [
        said(`${row + 1}`, `${row + 1}`),
        said('น้ำมันก๊าดผสมสารกำจัดแมลงชนิดน้ำเข้มข้น', 'Kerosene with insecticide, concentrated'),
        said('ขวด 1 ลิตร', 'Bottle, 1 litre'),
        said('1,500.00', '1,500.00'),
      ]),
      totals: [{ label: said('รวมทั้งสิ้น (หนึ่งพันห้าร้อยบาทถ้วน)', 'Total'), cells: [said('1,500.00', '1,500.00')] }],
    },
    statement: [
      said(
        'การผลิต การนำเข้า การส่งออก หรือการมีไว้ในครอบครองซึ่งวัตถุอันตรายชนิดที่ 3 ต้องได้รับใบอนุญาตจากพนักงานเจ้าหน้าที่ก่อน และต้องปฏิบัติตามประกาศกระทรวงว่าด้วยการเก็บรักษา การติดฉลาก และการกำจัดภาชนะบรรจุโดยเคร่งครัด',
        'Nobody shall produce, import, export or possess a hazardous substance of the third type without a licence from the competent official, nor otherwise than the notifications on storage, labelling and disposal of containers provide.',
      ),
    ],
    choicesTitle: said('มีความประสงค์เพื่อ', 'Intended for'),
    choices: {
      columns: 3,
      choices: [
        { on: true, text: said('ผลิต', 'Production') },
        { on: false, text: said('นำเข้า', 'Import') },
        { on: false, text: said('ส่งออก', 'Export') },
      ],
    },
    conditions: {
      title: said('เงื่อนไข', 'Conditions'),
      items: [
        {
          number: said('(1)', '(1)'),
          text: said(
            'ต้องแสดงใบรับรองนี้ไว้ในที่เปิดเผย ณ สถานที่ซึ่งระบุไว้ในใบรับรอง',
            'This certificate shall be displayed in an open place at the premises named in it.',
          ),
        },
        {
          number: said('(2)', '(2)'),
          text: said(
            'ต้องแจ้งการเปลี่ยนแปลงต่อพนักงานเจ้าหน้าที่ภายใน 15 วันนับแต่วันที่มีการเปลี่ยนแปลง',
            'Changes shall be notified to the competent official within 15 days.',
          ),
        },
      ],
    },
    notes: { title: said('บันทึกของพนักงานเจ้าหน้าที่', 'Notes of the competent official'), count: 3 },
    barcode: { svg: code128Svg(BILL), said: BILL.replaceAll('\r', ' ') },
    closing: [
      said(
        'ให้ไว้ ณ วันที่ 15 พฤศจิกายน 2569 ใช้ได้จนถึงวันที่ 14 พฤศจิกายน 2575',
        'Issued on 15 November 2026 and valid until 14 November 2032.',
      ),
    ],
    signature: {
      picture: null,
      lead: said('(ลงชื่อ)', 'Signed'),
      name: said('(นางสาวปิ่นแก้ว กตัญญูธรรม)', '(Miss Pinkaew Katanyutham)'),
      positions: [said('ผู้อำนวยการสำนักควบคุมวัตถุอันตราย', 'Director, Office of Hazardous Substance Control')],
      acting: [said('ปฏิบัติราชการแทน', 'Acting for'), said('อธิบดีกรมตัวอย่าง', 'Director-General, Specimen Department')],
      electronic: [
        said('ลงนามด้วยลายมือชื่ออิเล็กทรอนิกส์', 'Signed electronically'),
        said('เมื่อวันที่ 15 พฤศจิกายน 2569', 'on 15 November 2026'),
      ],
    },
  };
  return {
    template: 'platform/testing/formSpecimen.typ',
    data: { ...data },
    ...(emblem === undefined ? {} : { pictures: { 'emblem.png': emblem } }),
  };
}
