/** A legal form that exists only in tests, with every kind of block, in either language. */
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
import type { PrintDocument } from '#platform/server/print/printer.ts';

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

export interface FormSpecimenOptions {
  readonly lang?: Locale;
  readonly stamp?: FormStamp | null;
  readonly emblem?: Buffer;
  readonly rows?: number;
}

// oxlint-disable-next-line max-lines-per-function -- one declaration of a form with everything a form can have
export function formSpecimen({
  lang = 'th',
  stamp = null,
  emblem,
  rows = 4,
}: FormSpecimenOptions = {}): PrintDocument & {
  readonly data: Readonly<Record<string, unknown>> & FormSpecimen;
} {
  const localized = (...label: Label): string => inDigitsOf(lang, inLocale(label, lang));
  const titleText = localized('ใบรับรองการขึ้นทะเบียนวัตถุอันตราย', 'Certificate of Registration of a Hazardous Substance');
  const data: FormSpecimen = {
    about: {
      title: titleText,
      author: localized('กรมตัวอย่าง', 'Specimen Department'),
      keywords: ['SP1/2569'],
      year: 2026,
      month: 11,
      day: 15,
      lang,
    },
    code: localized('วอ./ตย. 1', 'Form SP 1'),
    mark: localized('เลขที่ 1/2569', 'No. 1/2569'),
    stamp,
    check: {
      title: localized('ตรวจสอบเอกสารฉบับนี้', 'Verify this document'),
      help: localized(
        'สแกนรหัสหรือเปิดที่อยู่นี้ เพื่อดูว่าเอกสารยังมีผลอยู่หรือไม่',
        'Scan the code or open the address to see whether this document is in force.',
      ),
      address: ADDRESS,
      qr: { qrOf: ADDRESS },
      serialTitle: localized('หมายเลขเอกสาร', 'Serial number'),
      serial: 'SP-2569-000123',
    },
    head: {
      emblem:
        emblem === undefined
          ? null
          : { picture: 'emblem.png', alt: localized('ตราของกรม', 'Emblem of the department') },
      title: titleText,
      subtitle: localized(
        'ออกตามความในพระราชบัญญัติวัตถุอันตราย พ.ศ. 2535',
        'Issued under the Hazardous Substance Act, B.E. 2535 (1992)',
      ),
    },
    number: {
      left: localized('ทะเบียนเลขที่ 123-2569', 'Registration No. 123-2569'),
      right: [
        localized('กรมตัวอย่าง', 'Specimen Department'),
        localized('กระทรวงตัวอย่าง', 'Specimen Ministry'),
        localized('วันที่ 15 พฤศจิกายน 2569', '15 November 2026'),
      ],
    },
    holder: {
      lead: localized(
        'ใบรับรองฉบับนี้ให้ไว้เพื่อแสดงว่าวัตถุอันตรายดังรายการต่อไปนี้ได้ขึ้นทะเบียนไว้แล้ว โดยมีผู้ถือใบรับรองคือ',
        'This is to certify that the hazardous substance described below has been registered in the name of',
      ),
      name: localized('บริษัท ตัวอย่างสมุทรเคมี จำกัด', 'Sample Samut Chemical Co., Ltd.'),
      facts: [
        { label: localized('เลขทะเบียนนิติบุคคล', 'Juristic number'), text: localized('0105999900017', '0105999900017') },
        {
          label: localized('สำนักงานตั้งอยู่ที่', 'Office'),
          text: localized(
            '99/1 หมู่ที่ 3 ถนนรุ่งเรือง ตำบลบ้านปึก อำเภอเมืองชลบุรี จังหวัดชลบุรี 20130',
            '99/1 Moo 3, Rungrueang Road, Ban Puek, Mueang Chon Buri, Chon Buri 20130',
          ),
        },
      ],
    },
    items: [
      {
        number: localized('1.', '1.'),
        label: localized('ชื่อสามัญ', 'Common name'),
        text: localized('ไกลโฟเซต-ไอโซโพรพิลแอมโมเนียม', 'glyphosate-isopropylammonium'),
        strong: true,
      },
      {
        number: localized('2.', '2.'),
        label: localized('ชื่อการค้า', 'Trade name'),
        text: localized('เพลี้ยหาย 48', 'Phlia Hai 48'),
      },
      {
        number: localized('3.', '3.'),
        label: localized('สูตรและความเข้มข้น', 'Formulation and concentration'),
        text: localized('48% W/V SL', '48% W/V SL'),
        items: [
          {
            number: localized('3.1', '3.1'),
            label: localized('สารสำคัญ', 'Active ingredient'),
            text: localized('480 กรัมต่อลิตร', '480 grams per litre'),
          },
          {
            number: localized('3.2', '3.2'),
            label: localized('สารอื่น', 'Other ingredients'),
            text: localized('น้ำและสารลดแรงตึงผิว', 'Water and surfactant'),
          },
        ],
      },
      {
        number: localized('4.', '4.'),
        label: localized('ผู้ผลิต', 'Manufacturer'),
        text: [localized('บริษัท สาธิตฟาร์มกุ้ง จำกัด', 'Demo Shrimp Farm Co., Ltd.'), localized('ประเทศญี่ปุ่น', 'Japan')],
      },
      { number: localized('5.', '5.'), label: localized('ใบสำคัญอื่น', 'Other certificates'), text: '' },
      {
        number: localized('6.', '6.'),
        label: localized(
          'ผู้ถือใบรับรองต้องปฏิบัติตามเงื่อนไขที่กำหนดไว้ท้ายใบรับรองนี้และตามกฎหมายว่าด้วยวัตถุอันตรายทุกประการ',
          'The holder shall comply with the conditions below and with the law on hazardous substances in every respect.',
        ),
      },
    ],
    tableTitle: localized('รายการวัตถุอันตราย', 'Substances'),
    table: {
      columns: [
        { title: localized('ลำดับ', 'No.'), cm: 1.3, align: 'center' },
        { title: localized('ชื่อวัตถุอันตราย', 'Name'), share: 1 },
        { title: localized('ขนาดบรรจุ', 'Package'), cm: 3 },
        { title: [localized('จำนวนเงิน', 'Amount'), localized('(บาท)', '(baht)')], cm: 2.8, align: 'right' },
      ],
      rows: Array.from({ length: rows }, (_, row) => [
        localized(`${row + 1}`, `${row + 1}`),
        localized('น้ำมันก๊าดผสมสารกำจัดแมลงชนิดน้ำเข้มข้น', 'Kerosene with insecticide, concentrated'),
        localized('ขวด 1 ลิตร', 'Bottle, 1 litre'),
        localized('1,500.00', '1,500.00'),
      ]),
      totals: [{ label: localized('รวมทั้งสิ้น (หนึ่งพันห้าร้อยบาทถ้วน)', 'Total'), cells: [localized('1,500.00', '1,500.00')] }],
    },
    statement: [
      localized(
        'การผลิต การนำเข้า การส่งออก หรือการมีไว้ในครอบครองซึ่งวัตถุอันตรายชนิดที่ 3 ต้องได้รับใบอนุญาตจากพนักงานเจ้าหน้าที่ก่อน และต้องปฏิบัติตามประกาศกระทรวงว่าด้วยการเก็บรักษา การติดฉลาก และการกำจัดภาชนะบรรจุโดยเคร่งครัด',
        'Nobody shall produce, import, export or possess a hazardous substance of the third type without a licence from the competent official, nor otherwise than the notifications on storage, labelling and disposal of containers provide.',
      ),
    ],
    choicesTitle: localized('มีความประสงค์เพื่อ', 'Intended for'),
    choices: {
      columns: 3,
      choices: [
        { on: true, text: localized('ผลิต', 'Production') },
        { on: false, text: localized('นำเข้า', 'Import') },
        { on: false, text: localized('ส่งออก', 'Export') },
      ],
    },
    conditions: {
      title: localized('เงื่อนไข', 'Conditions'),
      items: [
        {
          number: localized('(1)', '(1)'),
          text: localized(
            'ต้องแสดงใบรับรองนี้ไว้ในที่เปิดเผย ณ สถานที่ซึ่งระบุไว้ในใบรับรอง',
            'This certificate shall be displayed in an open place at the premises named in it.',
          ),
        },
        {
          number: localized('(2)', '(2)'),
          text: localized(
            'ต้องแจ้งการเปลี่ยนแปลงต่อพนักงานเจ้าหน้าที่ภายใน 15 วันนับแต่วันที่มีการเปลี่ยนแปลง',
            'Changes shall be notified to the competent official within 15 days.',
          ),
        },
      ],
    },
    notes: { title: localized('บันทึกของพนักงานเจ้าหน้าที่', 'Notes of the competent official'), count: 3 },
    barcode: { svg: code128Svg(BILL), said: BILL.replaceAll('\r', ' ') },
    closing: [
      localized(
        'ให้ไว้ ณ วันที่ 15 พฤศจิกายน 2569 ใช้ได้จนถึงวันที่ 14 พฤศจิกายน 2575',
        'Issued on 15 November 2026 and valid until 14 November 2032.',
      ),
    ],
    signature: {
      picture: null,
      lead: localized('(ลงชื่อ)', 'Signed'),
      name: localized('(นางสาวปิ่นแก้ว กตัญญูธรรม)', '(Miss Pinkaew Katanyutham)'),
      positions: [localized('ผู้อำนวยการสำนักควบคุมวัตถุอันตราย', 'Director, Office of Hazardous Substance Control')],
      acting: [
        localized('ปฏิบัติราชการแทน', 'Acting for'),
        localized('อธิบดีกรมตัวอย่าง', 'Director-General, Specimen Department'),
      ],
      electronic: [
        localized('ลงนามด้วยลายมือชื่ออิเล็กทรอนิกส์', 'Signed electronically'),
        localized('เมื่อวันที่ 15 พฤศจิกายน 2569', 'on 15 November 2026'),
      ],
    },
  };
  return {
    template: 'platform/testing/formSpecimen.typ',
    data: { ...data },
    ...(emblem === undefined ? {} : { pictures: { 'emblem.png': emblem } }),
  };
}
