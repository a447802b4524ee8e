/** Choices of the ledger: what a stock card counts, in which unit, and how goods ended. */
import { defineChoice } from '#language/choice.ts';

export const stockCardKind = defineChoice('stockCardKind', {
  group: 'STOCK_CARD_KIND',
  title: ['ประเภทบัตรคุม', 'Kind of stock card'],
  values: {
    quota: { key: '1', label: ['โควตาตามใบอนุญาต', 'Quota of a licence'] },
    possess: { key: '2', label: ['ปริมาณครอบครองสูงสุด', 'Possession limit'] },
    area: { key: '3', label: ['พื้นที่เก็บรักษา', 'Storage area'] },
    room: { key: '4', label: ['ความจุเก็บรักษา', 'Storage capacity'] },
    stock: { key: '5', label: ['สินค้าคงคลัง', 'Stock'] },
    goods: { key: '6', label: ['สินค้าที่แจ้ง', 'Notified goods'] },
    certified: { key: '7', label: ['ปริมาณที่ออกใบรับรอง', 'Quantity certified'] },
    sample: { key: '8', label: ['ตัวอย่าง', 'Samples'] },
  },
});

export const ledgerUnit = defineChoice('ledgerUnit', {
  group: 'LEDGER_UNIT',
  title: ['หน่วยของบัตรคุม', 'Unit of a stock card'],
  values: {
    kilogram: { key: '1', label: ['กก.', 'kg'] },
    squareMetre: { key: '2', label: ['ตร.ม.', 'm²'] },
  },
});

export const ledgerOutcome = defineChoice('ledgerOutcome', {
  group: 'LEDGER_OUTCOME',
  title: ['ผลของสินค้า', 'Outcome of goods'],
  values: {
    released: { key: '1', label: ['ตรวจปล่อย', 'Released'] },
    short: { key: '2', label: ['ไม่มาถึง', 'Not landed'] },
    reExported: { key: '3', label: ['ส่งกลับ', 'Re-exported'] },
    destroyed: { key: '4', label: ['ทำลาย', 'Destroyed'] },
    sampled: { key: '5', label: ['เก็บเป็นตัวอย่าง', 'Taken as a sample'] },
  },
});

export const lotSourceKind = defineChoice('lotSourceKind', {
  group: 'LOT_SOURCE_KIND',
  title: ['ที่มาของรุ่น', 'Source of a lot'],
  values: {
    notice: { key: '1', label: ['นำเข้า', 'Imported'] },
    movement: { key: '2', label: ['ผลิตหรือแบ่งบรรจุ', 'Manufactured or repacked'] },
    opening: { key: '3', label: ['ยอดยกมา', 'Opening balance'] },
  },
});

export const ledgerChoices = [stockCardKind, ledgerUnit, ledgerOutcome, lotSourceKind] as const;

declare module '#language/registry.ts' {
  interface Choices {
    stockCardKind: typeof stockCardKind;
    ledgerUnit: typeof ledgerUnit;
    ledgerOutcome: typeof ledgerOutcome;
    lotSourceKind: typeof lotSourceKind;
  }
}
