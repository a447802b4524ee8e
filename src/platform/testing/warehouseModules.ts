/**
 * Two modules that exist only in tests and serve the same document: warehouses, received and signed by the central
 * office, and workshops, received by checkpoints, visited, and decided by the laboratory. To which products a place and
 * its rooms refer depends on its type, and a product in a room must match the substance and the kind of the place.
 */
import { defineChoice } from '#language/choice.ts';
import { entity, section, table } from '#language/entity.ts';
import { choice, defineFields, integer, parts, ref, text } from '#language/field.ts';
import { message, type MessageCatalogue } from '#language/message.ts';
import { readRights, type ModuleDeclaration } from '#language/module.ts';
import { refersTo } from '#language/refersTo.ts';
import { resourceScreen } from '#language/screen.ts';
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
import { receive, sign, visit } from '#platform/model/request/stages.ts';
import { usualStages } from '#platform/model/request/usualStages.ts';

const warehouseChecklist = defineChoice('warehouseChecklist', {
  group: 'WAREHOUSE_CHECKLIST',
  title: ['เอกสารประกอบคำขอทดสอบ', 'Documents for a test warehouse'],
  values: {
    map: { key: '1', label: ['แผนที่', 'Map'] },
    factoryLicence: { key: '2', label: ['ใบอนุญาตโรงงาน', 'Factory licence'] },
    other: { key: '9', label: ['เอกสารอื่น', 'Other'] },
  },
});

const warehouseMessages = {
  notForWorkshops: {
    th: 'โรงงานอ้างถึงได้เฉพาะผลิตภัณฑ์เนื้อผสม กรุณาเลือกรายการอื่น',
    en: 'A workshop refers only to heterogeneous products. Choose another.',
  },
  otherSubstance: {
    th: 'ผลิตภัณฑ์นี้ไม่ใช่วัตถุอันตรายของสถานที่นี้ กรุณาเลือกรายการอื่น',
    en: 'This product is not of the substance of this place. Choose another.',
  },
  otherKind: {
    th: 'ผลิตภัณฑ์นี้ไม่ใช่ชนิดของสถานที่นี้ กรุณาเลือกรายการอื่น',
    en: 'This product is not of the kind of this place. Choose another.',
  },
} as const satisfies MessageCatalogue;

/** Document types that no module of the product serves yet. */
export const WAREHOUSE_TYPE = 'sendSampling';
export const WORKSHOP_TYPE = 'samplingAnalysis';

const fields = defineFields({
  ...documentFields,
  place: text(['สถานที่', 'Place'], { required: true, max: 200, searched: true }),
  houseCode: text(['เลขรหัสประจำบ้าน', 'House code'], { max: 11 }),
  horsepower: integer(['แรงม้า', 'Horsepower'], { min: 0 }),
  refHazObject: ref('hazObject', ['วัตถุอันตราย', 'Substance']),
  refHazType: choice('hazType', ['ชนิด', 'Kind']),
  ...refersTo('refHaz', 'haz', ['ผลิตภัณฑ์', 'Product'], {
    forTypes: {
      [WORKSHOP_TYPE]: {
        holder: 'any',
        types: ['registrationImport'],
        where: [{ field: 'refHomogeneity', oneOf: ['heterogeneous'], why: message('notForWorkshops') }],
      },
    },
  }),
  rooms: parts('warehouseRoom', ['ห้อง', 'Rooms'], { max: 30 }),
  attachments: parts('warehouseAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const roomFields = defineFields({
  ...lineFields,
  name: text(['ชื่อ', 'Name'], { required: true, max: 100 }),
  ...refersTo('refHaz', 'haz', ['ผลิตภัณฑ์ในห้อง', 'Product in the room'], {
    forTypes: { [WORKSHOP_TYPE]: { holder: 'any' } },
    matches: [
      { field: 'refHazObject', root: 'refHazObject', why: message('otherSubstance') },
      { field: 'refHazType', root: 'refHazType', why: message('otherKind') },
    ],
  }),
});
const attachments = attachmentFields('warehouseChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    warehouse: typeof fields;
    warehouseRoom: typeof roomFields;
    warehouseAttachment: typeof attachments;
  }
  interface Choices {
    warehouseChecklist: typeof warehouseChecklist;
  }
}
declare module '#language/message.ts' {
  interface MessageRegistry {
    warehouse: typeof warehouseMessages;
  }
}

export const ALL_PLACES_MENU = 'warehouse.all';

const isWorkshop = ({ refDocumentType }: { readonly refDocumentType?: unknown }): boolean =>
  refDocumentType === WORKSHOP_TYPE;

export const warehouse = entity('warehouse', fields, {
  wire: 'transaction/warehouses',
  title: ['สถานที่ทดสอบ', 'Test place'],
  isDocument: true,
  card: { th: 'place' },
  scope: documentScope,
  list: documentList({ columns: ['place'], search: ['place'] }),
  form: [
    section(
      ['สถานที่', 'Place'],
      ['place', 'houseCode', 'horsepower', 'refHazObject', 'refHazType', 'refHaz', table('rooms')],
    ),
    ...closingSections,
  ],
  behaviour: {
    reason: reasonBehaviour,
    horsepower: {
      shownWhen: isWorkshop,
      requiredWhen: (record) => isWorkshop(record) && (record.rooms ?? []).length > 0,
    },
  },
});

const room = entity('warehouseRoom', roomFields, {
  wire: 'transaction/warehouse-rooms',
  title: ['ห้อง', 'Room'],
  partOf: { root: 'warehouse', field: 'rooms', rootField: 'refWarehouse' },
  list: { columns: ['name', 'hazNumber'], search: ['name'], sort: ['name'] },
  form: [section(['ห้อง', 'Room'], ['name', 'refHaz'])],
});

const shared = {
  icon: 'FileTextOutlined',
  document: warehouse,
  parts: [room, entity('warehouseAttachment', attachments, attachmentEntityOptions('warehouse'))],
  checklist: warehouseChecklist,
  hasManualRegister: true,
  subject: subjectFromFields('place'),
  calls: ['POST /api/v1/transaction/requests/report/warehouse', 'POST /api/v1/transaction/warehouses/report/data'],
} as const;

export const warehouseModule: ModuleDeclaration = requestModule({
  ...shared,
  name: 'warehouse',
  dependsOn: ['haz'],
  messages: warehouseMessages,
  title: ['สถานที่เก็บทดสอบ', 'Test warehouses'],
  registerTitle: ['สถานที่เก็บที่รับรองแล้ว', 'Warehouses certified'],
  documentTypes: [WAREHOUSE_TYPE],
  // A list of the documents of both modules.
  also: {
    menus: [
      {
        key: ALL_PLACES_MENU,
        label: ['สถานที่ทดสอบทั้งหมด', 'All test places'],
        url: '/app/warehouse/all/**',
        icon: 'FileTextOutlined',
        entities: ['warehouse'],
        roles: { ADMIN: readRights },
      },
    ],
    screens: [resourceScreen('/app/warehouse/all', 'warehouse', { pages: ['list'], isForAllTypes: true })],
  },
  checklistItems: ['map', 'other'],
  requiredFor: { map: ['new'] },
  workflow: { stages: usualStages({ days: { receive: 1, review: 5, sign: 2 }, officerEdits: ['place'] }) },
  renewal: 'extend',
  validity: { months: 36 },
  approveCode: numberedByYear('WH'),
  claims: ({ houseCode }) =>
    houseCode === null
      ? []
      : [
          {
            kind: 'warehouse',
            key: houseCode,
            path: 'houseCode',
            takenMessage: () => message('duplicateKey', { key: houseCode }),
          },
        ],
});

export const workshopModule: ModuleDeclaration = requestModule({
  ...shared,
  name: 'workshop',
  documentOf: 'warehouse',
  title: ['สถานที่ผลิตทดสอบ', 'Test workshops'],
  registerTitle: ['สถานที่ผลิตที่รับรองแล้ว', 'Workshops certified'],
  documentTypes: [WORKSHOP_TYPE],
  labels: { warehouse: { place: ['โรงงาน', 'Workshop'] }, warehouseRoom: { name: ['ห้องผลิต', 'Production room'] } },
  checklistItems: ['factoryLicence', 'other'],
  requiredFor: { factoryLicence: ['new'] },
  roles: {
    receiver: { act: ['OFFICER_CUSTOMS'], takeBack: ['OFFICER_CUSTOMS'] },
    approver: { act: ['OFFICER_LAB'] },
    counter: { act: ['OFFICER_HEAD'] },
  },
  isFiledAtCounter: true,
  workflow: { stages: [receive({ days: 1 }), visit({ days: 5, edits: ['horsepower'] }), sign({ days: 2 })] },
  renewal: 'never',
  validity: { months: 12 },
  approveCode: numberedByYear('WS'),
});

export const warehouseModules = [warehouseModule, workshopModule] as const;
