/**
 * Two documents that exist only in tests: a depot, whose areas have stock cards, and an allotment, which takes square
 * metres of an area and keeps room in it reserved.
 */
import { defineChoice } from '#language/choice.ts';
import { entity, section, table } from '#language/entity.ts';
import { computedDecimal, decimal, defineFields, parts, text, uuid } from '#language/field.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import { idOf } from '#language/readUnknown.ts';
import { refersTo } from '#language/refersTo.ts';
import { remainingRows } from '#language/remainingRows.ts';
import { ZERO } from '#language/values/decimal.ts';
import { warnBelowTaken } from '#platform/model/ledger/warnBelowTaken.ts';
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
import { subjectFromFields, numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { usualStages } from '#platform/model/request/usualStages.ts';

const depotChecklist = defineChoice('depotChecklist', {
  group: 'DEPOT_CHECKLIST',
  title: ['เอกสารประกอบคำขอทดสอบ', 'Documents for a test depot'],
  values: { other: { key: '9', label: ['เอกสารอื่น', 'Other'] } },
});

const allotmentChecklist = defineChoice('allotmentChecklist', {
  group: 'ALLOTMENT_CHECKLIST',
  title: ['เอกสารประกอบคำขอทดสอบ', 'Documents for a test allotment'],
  values: { other: { key: '9', label: ['เอกสารอื่น', 'Other'] } },
});

const AMOUNT = { precision: 12, scale: 3, min: '0' } as const;

const depotFields = defineFields({
  ...documentFields,
  name: text(['ชื่อ', 'Name'], { required: true, max: 200, searched: true }),
  areas: parts('depotArea', ['พื้นที่', 'Areas'], { max: 30 }),
  squareMetresLeft: computedDecimal(['พื้นที่ว่าง', 'Square metres left'], {
    precision: 15,
    scale: 3,
    from: { stockCards: 'area', figure: 'balance' },
  }),
  squareMetresTaken: computedDecimal(['พื้นที่ที่ใช้แล้ว', 'Square metres taken'], {
    precision: 5,
    scale: 1,
    from: { stockCards: 'area', figure: 'usedShare' },
    display: 'usage',
  }),
  attachments: parts('depotAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const areaFields = defineFields({
  ...lineFields,
  name: text(['ชื่อ', 'Name'], { required: true, max: 100 }),
  squareMetres: decimal(['ตร.ม.', 'Square metres'], { ...AMOUNT, required: true }),
  kilograms: decimal(['กก.', 'Kilograms'], { ...AMOUNT, required: true }),
  left: computedDecimal(['ว่าง', 'Left'], {
    precision: 15,
    scale: 3,
    from: { stockCards: 'area', figure: 'available' },
  }),
});

const allotmentFields = defineFields({
  ...documentFields,
  name: text(['ชื่อ', 'Name'], { required: true, max: 200, searched: true }),
  lines: parts('allotmentLine', ['รายการ', 'Lines'], { max: 30 }),
  attachments: parts('allotmentAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const allotmentLineFields = defineFields({
  ...lineFields,
  ...refersTo('refDepot', 'depot', ['คลัง', 'Depot'], { required: true, mayBeOlder: true }),
  areaLineId: uuid(['พื้นที่', 'Area'], { required: true }),
  squareMetres: decimal(['ตร.ม.', 'Square metres'], { ...AMOUNT, required: true }),
  kilograms: decimal(['กก.', 'Kilograms'], { ...AMOUNT }),
});

const depotAttachments = attachmentFields('depotChecklist');
const allotmentAttachments = attachmentFields('allotmentChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    depot: typeof depotFields;
    depotArea: typeof areaFields;
    depotAttachment: typeof depotAttachments;
    allotment: typeof allotmentFields;
    allotmentLine: typeof allotmentLineFields;
    allotmentAttachment: typeof allotmentAttachments;
  }
  interface Choices {
    depotChecklist: typeof depotChecklist;
    allotmentChecklist: typeof allotmentChecklist;
  }
}

const depot = entity('depot', depotFields, {
  wire: 'transaction/depots',
  title: ['คลังทดสอบ', 'Test depot'],
  isDocument: true,
  card: { th: 'name' },
  scope: documentScope,
  list: documentList({
    columns: ['name', 'squareMetresLeft', 'squareMetresTaken'],
    search: ['name', 'squareMetresLeft', 'squareMetresTaken'],
  }),
  form: [
    section(['คลัง', 'Depot'], ['name', 'squareMetresLeft', 'squareMetresTaken', table('areas')]),
    ...closingSections,
  ],
  behaviour: { reason: reasonBehaviour },
  rules: [warnBelowTaken],
});

const depotArea = entity('depotArea', areaFields, {
  wire: 'transaction/depot-areas',
  title: ['พื้นที่', 'Area'],
  partOf: { root: 'depot', field: 'areas', rootField: 'refDepot' },
  list: { columns: ['name', 'squareMetres', 'kilograms', 'left'], search: ['name'], sort: ['name'] },
  form: [section(['พื้นที่', 'Area'], ['name', 'squareMetres', 'kilograms', 'left'])],
});

const allotment = entity('allotment', allotmentFields, {
  wire: 'transaction/allotments',
  title: ['การจัดสรรทดสอบ', 'Test allotment'],
  isDocument: true,
  card: { th: 'name' },
  scope: documentScope,
  list: documentList({ columns: ['name'], search: ['name'] }),
  form: [section(['การจัดสรร', 'Allotment'], ['name', table('lines')]), ...closingSections],
  behaviour: { reason: reasonBehaviour },
});

const allotmentLine = entity('allotmentLine', allotmentLineFields, {
  wire: 'transaction/allotment-lines',
  title: ['รายการ', 'Line'],
  partOf: { root: 'allotment', field: 'lines', rootField: 'refAllotment' },
  list: { columns: ['depotNumber', 'squareMetres'], search: ['depotNumber'], sort: ['depotNumber'] },
  form: [section(['รายการ', 'Line'], ['refDepot', 'areaLineId', 'squareMetres', 'kilograms'])],
});

const common = {
  icon: 'FileTextOutlined',
  workflow: { stages: usualStages({ days: { receive: 1, review: 5, sign: 2 }, officerEdits: [] }) },
  renewal: 'extend',
  validity: { months: 12 },
  hasManualRegister: true,
} as const;

export const DEPOT_TYPE = 'sampling';
export const ALLOTMENT_TYPE = 'sendSampling';

const depots = requestModule({
  ...common,
  name: 'depot',
  title: ['คลังทดสอบ', 'Test depots'],
  document: depot,
  parts: [depotArea, entity('depotAttachment', depotAttachments, attachmentEntityOptions('depot'))],
  registerTitle: ['คลังที่อนุมัติแล้ว', 'Depots approved'],
  documentTypes: [DEPOT_TYPE],
  approveCode: numberedByYear('DP'),
  subject: subjectFromFields('name', 'name'),
  stockCards: ({ areas }) =>
    remainingRows(areas).flatMap(([{ lineId, name, squareMetres, kilograms }, index]) => [
      { kind: 'area', lineId, name: name ?? '', quota: squareMetres ?? ZERO, path: `areas.${index}.squareMetres` },
      { kind: 'room', lineId, name: name ?? '', quota: kilograms ?? ZERO, path: `areas.${index}.kilograms` },
    ]),
  checklist: depotChecklist,
});

const allotments = requestModule({
  ...common,
  name: 'allotment',
  dependsOn: ['depot'],
  title: ['การจัดสรรทดสอบ', 'Test allotments'],
  document: allotment,
  parts: [allotmentLine, entity('allotmentAttachment', allotmentAttachments, attachmentEntityOptions('allotment'))],
  registerTitle: ['การจัดสรรที่อนุมัติแล้ว', 'Allotments approved'],
  documentTypes: [ALLOTMENT_TYPE],
  approveCode: numberedByYear('AL'),
  subject: subjectFromFields('name', 'name'),
  takes: ({ lines }) =>
    (lines ?? []).flatMap(({ refDepotDossier, areaLineId, squareMetres, kilograms }, index) => {
      const card = { dossierId: idOf(refDepotDossier) ?? '', lineId: areaLineId ?? '' };
      const path = `lines.${index}`;
      return [
        {
          ...card,
          kind: 'area',
          amount: squareMetres ?? ZERO,
          path: `${path}.squareMetres`,
          onIssue: 'use' as const,
        },
        { ...card, kind: 'room', amount: kilograms ?? ZERO, path: `${path}.kilograms`, onIssue: 'keep' as const },
      ];
    }),
  checklist: allotmentChecklist,
});

/** Allotments refer to depots. */
export const depotModules: readonly ModuleDeclaration[] = [depots, allotments];
