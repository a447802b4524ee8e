/** What the papers of licences and notices say in words of their own, by operation. */
import type { Label } from '#language/label.ts';
import { commonFormCode, formCode } from '#platform/server/paper/authority.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import type { DeclaredFormOptions } from '#platform/server/request/printing/declaredForm.ts';
import type { LicensedOperation } from '../../operations.ts';

export interface LicenceWording {
  /** What the paper is called in sentences: ใบอนุญาต, ใบรับแจ้ง. */
  readonly what: Label;
  readonly title: Label;
  /** The section of the Act by which it is issued. */
  readonly section: number;
  /** Before the name of the holder. */
  readonly lead: Label;
  /** What the holder may do: one sentence after the holder. */
  readonly grants: Label;
  readonly code: (format: PaperFormatter) => string;
  readonly application: DeclaredFormOptions;
}

/** The applications of the regulation of 1994; the licence itself has the next number. */
const LICENCE_FORMS = { manufacture: 1, import: 3, export: 5, possess: 7 } as const;
/** By analogy with the forms of other departments for notices; the ministry's rules decide. */
const NOTICE_FORM = 20;
const RECEIPT_FORM = 21;
const LICENCE_SECTION = 23;
const NOTICE_SECTION = 22;

interface OperationWords {
  /** Before the object: นำเข้าวัตถุอันตราย. */
  readonly th: string;
  readonly en: string;
  readonly noun: string;
}

const WORDS: Readonly<Record<LicensedOperation, OperationWords>> = {
  import: { th: 'นำเข้า', en: 'import', noun: 'Import' },
  export: { th: 'ส่งออก', en: 'export', noun: 'Export' },
  manufacture: { th: 'ผลิต', en: 'manufacture', noun: 'Manufacture' },
  possess: { th: 'มีไว้ในครอบครองซึ่ง', en: 'possess', noun: 'Possession' },
};

export function licenceWording(operation: LicensedOperation): LicenceWording {
  const { th, en, noun } = WORDS[operation];
  const form = LICENCE_FORMS[operation];
  const doing = `${th}วัตถุอันตรายชนิดที่ 3`;
  return {
    what: ['ใบอนุญาต', 'licence'],
    title: [`ใบอนุญาต${doing}`, `Hazardous Substance ${noun} Licence, Type 3`],
    section: LICENCE_SECTION,
    lead: ['อนุญาตให้', 'Permission is granted to'],
    grants: [
      `${doing} ตามรายการและเงื่อนไขต่อไปนี้`,
      `to ${en} a hazardous substance of type 3, as follows, on the conditions below.`,
    ],
    code: (format) => commonFormCode(format, form + 1),
    application: {
      filedBy: ['ผู้ขออนุญาต', 'Applicant'],
      titles: {
        new: [`คำขออนุญาต${doing}`, `Application: ${noun} Licence`],
        renew: [`คำขอต่ออายุใบอนุญาต${doing}`, `Application for renewal: ${noun} Licence`],
        change: [`คำขอแก้ไขรายการในใบอนุญาต${doing}`, `Application for change: ${noun} Licence`],
        cancel: [`คำขอยกเลิกใบอนุญาต${doing}`, `Application for cancellation: ${noun} Licence`],
      },
      // A change is requested by letter, which has no number.
      forms: { new: form, renew: form },
      codeOf: commonFormCode,
    },
  };
}

export function noticeWording(operation: LicensedOperation): LicenceWording {
  const { th, en, noun } = WORDS[operation];
  const doing = `${th}วัตถุอันตรายชนิดที่ 2`;
  return {
    what: ['ใบรับแจ้ง', 'receipt'],
    title: [`ใบรับแจ้งการ${doing}`, `Receipt of a Notice of ${noun} of a Hazardous Substance of Type 2`],
    section: NOTICE_SECTION,
    lead: ['พนักงานเจ้าหน้าที่ได้รับแจ้งจาก', 'The competent official has received the notice of'],
    grants: [
      `ว่าจะ${doing} ตามรายการต่อไปนี้ ซึ่งต้องปฏิบัติตามหลักเกณฑ์ของกฎหมายและเงื่อนไขข้างท้าย`,
      `to ${en} a hazardous substance of type 2, as follows. The rules of the law and the conditions below apply.`,
    ],
    code: (format) => formCode(format, RECEIPT_FORM),
    application: {
      paper: ['ใบแจ้ง', 'notice'],
      filedBy: ['ผู้แจ้ง', 'Notifier'],
      titles: {
        new: [`ใบแจ้งการ${doing}`, `Notice: ${noun}`],
        renew: [`ใบแจ้งขอต่ออายุใบรับแจ้งการ${doing}`, `Notice of renewal: ${noun}`],
        change: [`ใบแจ้งแก้ไขรายการในใบรับแจ้งการ${doing}`, `Notice of change: ${noun}`],
        cancel: [`ใบแจ้งเลิกการ${doing}`, `Notice of cessation: ${noun}`],
      },
      forms: { new: NOTICE_FORM, renew: NOTICE_FORM },
      codeOf: formCode,
    },
  };
}
