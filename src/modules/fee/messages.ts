/** Problems of fee rates, and the explanations of a fee. */
import type { MessageCatalogue } from '#language/message.ts';

export const feeMessages = {
  // Ranges.
  rangeFirstNotZero: { th: 'ช่วงแรกต้องเริ่มที่ 0 กรุณาแก้ไข', en: 'The first range must begin at 0. Correct it.' },
  rangeGap: {
    th: 'ยังไม่มีอัตราสำหรับค่าตั้งแต่ {from} แต่น้อยกว่า {to} กรุณาให้ช่วงนี้เริ่มที่ {from}',
    en: 'There is no rate from {from} up to {to}. Start this range at {from}.',
  },
  rangeOverlap: {
    th: 'ค่าตั้งแต่ {from} แต่น้อยกว่า {to} ซ้ำกับช่วงก่อนหน้า กรุณาให้ช่วงนี้เริ่มที่ {to}',
    en: 'The values from {from} up to {to} overlap the previous range. Start this range at {to}.',
  },
  rangeEmpty: {
    th: 'ค่าสิ้นสุดต้องมากกว่า {from} ซึ่งเป็นค่าเริ่มต้นของช่วง กรุณาแก้ไข',
    en: 'The end must be greater than {from}, the start of the range. Correct it.',
  },
  rangeOpenTooEarly: {
    th: 'เว้นว่างได้เฉพาะช่วงสุดท้าย กรุณาให้ช่วงนี้สิ้นสุดที่ {next}',
    en: 'Only the last range may have no end. End this range at {next}.',
  },
  rangeLastNotOpen: {
    th: 'ยังไม่มีอัตราสำหรับค่าตั้งแต่ {to} ขึ้นไป กรุณาเว้นช่องนี้ว่างหรือเพิ่มช่วงต่อไป',
    en: 'There is no rate from {to} upwards. Leave this empty, or add another range.',
  },

  // Rates and waivers.
  rateOverlaps: {
    th: 'อัตรา {code} {name} ใช้กับประเภทเอกสารและประเภทคำขอ “{kinds}” ในช่วงเวลาเดียวกันอยู่แล้ว ({from} – {until}) กรุณากำหนดวันสิ้นสุดของอัตรานั้น หรือเปลี่ยนช่วงเวลาของอัตรานี้',
    en: 'Rate {code} {name} already applies to this document type and “{kinds}” in the same period ({from} – {until}). End that rate first, or change the dates of this one.',
  },
  waiverKindElsewhere: {
    th: 'ที่นี่เลือกได้เฉพาะ “ช่วงเวลา” หรือ “มูลค่าสินค้ารวม” การยกเว้นอื่นกรุณาเพิ่มในตารางของประเภทนั้น',
    en: 'Only a period or a goods value can be chosen here. Add other waivers in their own tables.',
  },
  waiverOperationTwice: {
    th: 'การดำเนินการและวัตถุประสงค์นี้มีอยู่ในรายการแล้ว กรุณานำออกหนึ่งรายการ',
    en: 'This operation and objective is already in the list. Remove one of them.',
  },

  // Reasons why a fee is not known.
  feeNotFound: {
    th: 'ไม่พบอัตราค่าธรรมเนียมของเอกสารนี้ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'No fee rate was found for this document. Contact the administrator.',
  },
  feeNoRateOfDocument: { th: 'ยังไม่มีอัตราใดสำหรับ “{document}”', en: 'There is no rate yet for “{document}”.' },
  feeNoRateOfKind: {
    th: 'อัตราของ “{document}” ใช้กับคำขอประเภท {kinds} เท่านั้น ไม่มีของ “{kind}”',
    en: 'The rates of “{document}” apply only to these request types: {kinds}. There is none for “{kind}”.',
  },
  feeNoRateOnDay: {
    th: 'อัตรา {code} ใช้ในช่วง {from} – {until} ไม่ครอบคลุมวันที่ {date}',
    en: 'Rate {code} is in force {from} – {until}, which does not include {date}.',
  },
  feeRateArchived: { th: 'อัตรา {code} ถูกยกเลิกการใช้งานแล้ว', en: 'Rate {code} is archived.' },
  feeTonsMissing: {
    th: 'อัตรา {code} คิดตามปริมาณ กรุณาระบุปริมาณเป็นตันต่อปี',
    en: 'Rate {code} is based on quantity. Enter the tons per year.',
  },
  feeAreaMissing: {
    th: 'อัตรา {code} คิดตามพื้นที่ กรุณาระบุพื้นที่เป็นตารางเมตร',
    en: 'Rate {code} is based on area. Enter the square metres.',
  },
  feeTripsMissing: {
    th: 'อัตรา {code} คิดต่อครั้ง กรุณาระบุจำนวนครั้ง',
    en: 'Rate {code} is charged per trip. Enter the number of trips.',
  },
  feeItemsMissing: {
    th: 'อัตรา {code} คิดต่อรายการ กรุณาระบุจำนวนรายการ',
    en: 'Rate {code} is charged per item. Enter the number of items.',
  },
  feeDocumentMissing: {
    th: 'อัตรานี้ยังไม่มีประเภทเอกสาร กรุณาเลือกก่อน',
    en: 'This rate has no document type yet. Choose one first.',
  },
  feeBasisMissing: { th: 'อัตรานี้ยังไม่มีฐานการคิด กรุณาเลือกก่อน', en: 'This rate has no basis yet. Choose one first.' },
  feeAmountMissing: { th: 'อัตรานี้ยังไม่มีจำนวนเงิน กรุณากรอกก่อน', en: 'This rate has no amount yet. Enter it first.' },
  feeRangesFaulty: {
    th: 'ช่วงอัตรายังไม่ครบถ้วนหรือซ้อนกัน กรุณาแก้ไขตารางช่วงอัตราก่อน',
    en: 'The ranges have gaps or overlap. Correct the range table first.',
  },
  feeDatesMissing: { th: 'อัตรานี้ยังไม่มีวันที่เริ่มใช้ กรุณาระบุก่อน', en: 'This rate has no start date yet. Enter it first.' },

  // Explains a fee step by step.
  feeByRate: { th: 'ใช้อัตรา {code} {name} ซึ่งมีผลตั้งแต่ {from}', en: 'Rate {code} {name} applies, in force since {from}.' },
  feeByRateUntil: {
    th: 'ใช้อัตรา {code} {name} ซึ่งมีผลตั้งแต่ {from} ถึง {until}',
    en: 'Rate {code} {name} applies, in force from {from} until {until}.',
  },
  feeIsFree: { th: 'เอกสารประเภทนี้ไม่เก็บค่าธรรมเนียม', en: 'No fee is charged for this document type.' },
  feeInRange: {
    th: '{what} {quantity} {unit} อยู่ในช่วงตั้งแต่ {from} แต่น้อยกว่า {to} {unit}: {amount} บาท',
    en: '{what} of {quantity} {unit} is in the range from {from} to below {to} {unit}: {amount} baht.',
  },
  feeInLastRange: {
    th: '{what} {quantity} {unit} อยู่ในช่วงตั้งแต่ {from} {unit} ขึ้นไป: {amount} บาท',
    en: '{what} of {quantity} {unit} is in the range from {from} {unit} upwards: {amount} baht.',
  },
  feeTimes: { th: '{amount} บาท{per} × {times} = {total} บาท', en: '{amount} baht {per} × {times} = {total} baht.' },
  feeNotWaived: { th: 'ไม่เข้าข่ายการยกเว้นใดจากทั้งหมด {n} รายการ', en: 'None of its {n} waivers applies.' },
  feeWaivedPeriod: { th: 'ยกเว้นค่าธรรมเนียมในช่วงเวลา {from} – {until}', en: 'Waived for the period {from} – {until}.' },
  feeWaivedAgency: { th: 'ยกเว้นค่าธรรมเนียมให้หน่วยงาน {name}', en: 'Waived for the agency {name}.' },
  feeWaivedHolder: { th: 'ยกเว้นค่าธรรมเนียมให้ผู้ประกอบการ {name}', en: 'Waived for the operator {name}.' },
  feeWaivedOperation: { th: 'ยกเว้นค่าธรรมเนียมการดำเนินการ “{name}”', en: 'Waived for the operation “{name}”.' },
  feeWaivedObjective: {
    th: 'ยกเว้นค่าธรรมเนียมการดำเนินการ “{name}” เพื่อ “{objective}”',
    en: 'Waived for the operation “{name}” with the objective “{objective}”.',
  },
  feeWaivedCountry: { th: 'ยกเว้นค่าธรรมเนียมสำหรับประเทศ{name}', en: 'Waived for {name}.' },
  feeWaivedProduct: { th: 'ยกเว้นค่าธรรมเนียมสำหรับ {name}', en: 'Waived for {name}.' },
  feeWaivedValue: {
    th: 'ยกเว้นค่าธรรมเนียม เพราะมูลค่าสินค้ารวม {value} บาท ไม่เกิน {limit} บาท',
    en: 'Waived because the goods are worth {value} baht, not more than {limit} baht.',
  },
  feeWaivedUntil: { th: 'การยกเว้นนี้ใช้ถึงวันที่ {until}', en: 'This waiver applies until {until}.' },
  feeWaivedBecause: { th: 'เหตุผล: {remark}', en: 'Reason: {remark}' },
  feeDue: { th: 'ชำระภายใน {days} วัน นับจาก {date} คือภายใน {due}', en: 'Due within {days} days of {date}: by {due}.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    fee: typeof feeMessages;
  }
}
