/**
 * Records that exist only in tests and are header and document in one row: movements of a stock. One person of a company
 * enters a movement, another confirms it, which changes the stock; an officer cancels it or takes the last step back.
 */
import { defineChoice } from '#language/choice.ts';
import { getEntity } from '#language/catalogue.ts';
import { entity, section } from '#language/entity.ts';
import { choice, decimal, defineFields, ref, text } from '#language/field.ts';
import { message, type MessageCatalogue } from '#language/message.ts';
import { defineModule, type ModuleDeclaration } from '#language/module.ts';
import type { RecordOf } from '#language/record.ts';
import { closedStatesOf, recordWorkflow } from '#language/recordWorkflow.ts';
import { ZERO, type Decimal } from '#language/values/decimal.ts';
import { defineWorkflow } from '#language/workflow.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { takeNumber } from '#platform/server/request/case/codes.ts';
import { writeServerChange } from '#platform/server/resource/write/lifecycle.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { findStored } from '#platform/server/resource/read/storedRecords.ts';
import { stepAllCall, stepCall, stepsCall, takeBackCall } from '#platform/server/workflow/recordCalls.ts';
import { isOwnWork } from '#platform/server/workflow/records.ts';
import { recordSteps, type RecordContext, type RecordEffect } from '#platform/server/workflow/recordSteps.ts';

const movementStatus = defineChoice('movementStatus', {
  group: 'MOVEMENT_STATUS',
  title: ['สถานะการเคลื่อนไหวทดสอบ', 'Status of a test movement'],
  values: {
    draft: { key: '01', label: ['ร่าง', 'Draft'] },
    refused: { key: '02', label: ['ส่งกลับ', 'Sent back'] },
    confirmed: { key: '03', label: ['ยืนยันแล้ว', 'Confirmed'] },
    cancelled: { key: '04', label: ['ยกเลิก', 'Cancelled'] },
  },
});

const messages = {
  movementClosed: {
    th: 'รายการนี้ยืนยันหรือยกเลิกแล้ว จึงแก้ไขไม่ได้',
    en: 'This movement is confirmed or cancelled, so it cannot be changed.',
  },
  movementNotConfirmed: {
    th: 'รายการนี้ยังไม่ยืนยัน หรือยกเลิกไปแล้ว',
    en: 'This movement is not confirmed yet, or is cancelled already.',
  },
  stockTooLittle: { th: 'ของในคลังไม่พอ กรุณาลดจำนวน', en: 'There is not enough in stock. Please take out less.' },
} as const satisfies MessageCatalogue;

const KG = { precision: 12, scale: 3, unit: ['กก.', 'kg'] } as const;

const accountFields = defineFields({
  refHolder: ref('user', ['ผู้ประกอบการ', 'Holder'], { required: true, managed: true }),
  name: text(['ชื่อคลัง', 'Name'], { required: true, max: 100, searched: true }),
  kg: decimal(['คงเหลือ', 'Balance'], { ...KG, managed: true }),
});

const fields = defineFields({
  refHolder: ref('user', ['ผู้ประกอบการ', 'Holder'], { required: true, managed: true }),
  refAccount: ref('stockAccount', ['คลัง', 'Account'], { required: true, fixed: true }),
  /** Negative for outgoing goods. */
  kg: decimal(['น้ำหนัก', 'Weight'], { required: true, ...KG }),
  note: text(['หมายเหตุ', 'Note'], { max: 200 }),
  number: text(['เลขที่', 'Number'], { max: 30, code: true, managed: true }),
  refStatus: choice('movementStatus', ['สถานะ', 'Status'], { required: true, managed: true, default: 'draft' }),
});

declare module '#language/registry.ts' {
  interface Fields {
    stockAccount: typeof accountFields;
    stockMovement: typeof fields;
  }
  interface Choices {
    movementStatus: typeof movementStatus;
  }
}

declare module '#language/message.ts' {
  interface MessageRegistry {
    stock: typeof messages;
  }
}

declare module '#platform/server/workflow/step.ts' {
  interface Prepared {
    numberMovement: { readonly number: string };
  }
}

export const movementFlow = defineWorkflow({
  name: 'stockMovement',
  title: ['การเคลื่อนไหวทดสอบ', 'Test movement'],
  choice: movementStatus,
  parties: {
    keeper: ['ผู้บันทึก', 'Who enters it'],
    confirmer: ['ผู้ยืนยัน', 'Who confirms it'],
    supervisor: ['เจ้าหน้าที่', 'Officer'],
  },
  guards: {
    notHandled: { label: ['ผู้ยืนยันไม่ใช่ผู้บันทึก', 'Who confirms did not enter it'], why: message('fourEyes') },
    enoughStock: { label: ['มีของพอ', 'There is enough of it'], why: message('stockTooLittle') },
  },
  effects: {
    numberMovement: { label: ['ให้เลขที่', 'Numbered'] },
    postKg: { label: ['ปรับยอดคงเหลือ', 'Balance changed'] },
    returnKg: { label: ['คืนยอดคงเหลือ', 'Balance given back'], isIrreversible: true },
  },
  states: {
    draft: {
      responsibleParty: 'confirmer',
      editableFields: { keeper: 'all' },
      task: ['กรุณายืนยันรายการ', 'Please confirm it'],
    },
    refused: {
      responsibleParty: 'keeper',
      editableFields: { keeper: ['kg', 'note'] },
      task: ['กรุณาแก้ไขรายการ', 'Please correct it'],
    },
    confirmed: { responsibleParty: 'supervisor' },
    cancelled: {},
  },
  actions: {
    confirm: {
      label: ['ยืนยันรายการ', 'Confirm the movement'],
      from: { draft: ['confirmer'] },
      to: 'confirmed',
      guards: ['notHandled', 'enoughStock'],
      effects: ['numberMovement', 'postKg'],
      tone: 'primary',
      icon: 'check',
      notice: ['ยืนยันแล้ว', 'confirmed'],
      fourEyes: 'decides',
    },
    refuse: {
      label: ['ส่งกลับ', 'Send back'],
      from: { draft: ['confirmer'] },
      to: 'refused',
      needsRemark: true,
      icon: 'rollback',
      notice: ['ส่งกลับให้แก้ไข', 'sent back'],
    },
    correct: { label: ['แก้ไขแล้ว', 'Corrected'], from: { refused: [] }, to: 'draft', isAutomatic: true, notice: null },
    cancel: {
      label: ['ยกเลิกรายการ', 'Cancel the movement'],
      from: { confirmed: ['supervisor'] },
      wrongStateMessage: message('movementNotConfirmed'),
      to: 'cancelled',
      effects: ['returnKg'],
      needsRemark: true,
      tone: 'danger',
      icon: 'stop',
      notice: ['ถูกยกเลิก', 'cancelled'],
    },
  },
});

const MOVEMENTS = 'stock.movements';
const SUPERVISION = 'stock.supervision';

export const movementWorkflow = recordWorkflow({
  entity: 'stockMovement',
  status: 'refStatus',
  workflow: movementFlow,
  parties: {
    keeper: { menu: MOVEMENTS, right: 'canEdit', isHolder: true },
    confirmer: { menu: MOVEMENTS, right: 'canActive', isHolder: true },
    supervisor: { menu: SUPERVISION, right: 'canEdit' },
  },
  initialStates: ['draft'],
  actionOnEdit: 'correct',
  takenBackBy: { menu: SUPERVISION, right: 'canArchive' },
});

const stockAccount = entity('stockAccount', accountFields, {
  wire: 'transaction/stock-accounts',
  title: ['คลังทดสอบ', 'Test stock'],
  card: { th: 'name' },
  scope: { holder: 'refHolder' },
  list: { columns: ['name', 'kg'], search: ['name'], sort: ['name'] },
  form: [section(['คลัง', 'Account'], ['name', 'kg'])],
});

const stockMovement = entity('stockMovement', fields, {
  wire: 'transaction/stock-movements',
  title: ['การเคลื่อนไหวทดสอบ', 'Test movement'],
  card: { key: 'number', th: 'note' },
  scope: { holder: 'refHolder' },
  list: { columns: ['number', 'kg', 'refStatus.value'], search: ['number', 'refStatus'], sort: ['-createDate'] },
  form: [section(['การเคลื่อนไหว', 'Movement'], ['refAccount', 'kg', 'note', 'number', 'refStatus'])],
  closed: closedStatesOf({ workflow: movementFlow, field: 'refStatus', why: message('movementClosed') }),
});

const rights = ['canView', 'canSelect', 'canCreate', 'canEdit', 'canActive', 'canArchive', 'canDelete'] as const;
const BASE = '/api/v1/transaction/stock-movements';

export const stockModule: ModuleDeclaration = defineModule({
  name: 'stock',
  choices: [movementStatus],
  messages,
  entities: [stockAccount, stockMovement],
  workflows: [movementWorkflow],
  menus: [
    {
      key: MOVEMENTS,
      label: ['การเคลื่อนไหวทดสอบ', 'Test movements'],
      url: '/app/stock/movements/**',
      entities: ['stockMovement', 'stockAccount'],
      calls: [`PUT ${BASE}/confirm`, `PUT ${BASE}/confirm_all`, `PUT ${BASE}/refuse`, `GET ${BASE}/{id}/steps`],
      roles: { OPERATOR_OWNER: rights },
    },
    {
      key: SUPERVISION,
      label: ['กำกับการเคลื่อนไหวทดสอบ', 'Test supervision'],
      url: '/app/stock/supervision/**',
      entities: ['stockMovement'],
      calls: [`PUT ${BASE}/cancel`, `PUT ${BASE}/re-status`, `GET ${BASE}/{id}/steps`],
      roles: { ADMIN: ['canView', 'canEdit', 'canArchive'], AUDITOR: ['canView', 'canEdit'] },
    },
  ],
});

type Movement = RecordOf<'stockMovement'>;

async function changeStock(
  { app, db, writer, found: { record } }: RecordContext<'stockMovement'>,
  kg: Decimal,
): Promise<void> {
  const account = getEntity(app.catalogue, 'stockAccount');
  const before = (await findStored(app.catalogue, db, {
    entity: account,
    id: record.refAccount.id,
    lock: 'update',
  })) as RecordOf<'stockAccount'> | undefined;
  if (before === undefined) throw new Error('The stock has gone');
  await writeServerChange(app, db, {
    ...writer,
    entity: account,
    before,
    after: { ...before, kg: (before.kg ?? ZERO).plus(kg) },
  });
}

/** The number is taken before anything is locked; if the step is refused after all it leaves a gap. */
const numberMovement: RecordEffect<'stockMovement', 'numberMovement'> = {
  prepare: async ({ app }) => ({ number: `M${await takeNumber(app.pools.api, { name: 'movement', year: 2569 })}` }),
  apply: async ({ record, prepared }) => void (record.number = prepared.numberMovement?.number ?? null),
  undo: async ({ record }) => void (record.number = null),
};

async function lockAccount(db: Queryable, { refAccount }: Movement): Promise<void> {
  await db.query({ text: 'select 1 from "stock_account" where "id" = $1 for no key update', values: [refAccount.id] });
}

const steps = recordSteps(movementWorkflow, {
  guards: {
    notHandled: async (context) => ((await isOwnWork(context)) ? message('fourEyes') : undefined),
    enoughStock: async ({ db, found: { record } }) => {
      const { rows } = await db.query({
        text: 'select coalesce("kg", 0) + $2::numeric >= 0 as "isEnough" from "stock_account" where "id" = $1',
        values: [record.refAccount.id, record.kg.toString()],
      });
      return rows[0]?.['isEnough'] === true ? undefined : message('stockTooLittle');
    },
  },
  effects: {
    numberMovement,
    postKg: {
      apply: (context) => changeStock(context, context.found.record.kg),
      undo: (context) => changeStock(context, ZERO.minus(context.found.record.kg)),
    },
    returnKg: { apply: (context) => changeStock(context, ZERO.minus(context.found.record.kg)) },
  },
  lockWith: lockAccount,
});

const call = (action: string): Parameters<typeof stepCall<'stockMovement'>>[0] => ({
  entity: stockMovement,
  steps,
  action,
});

export const stockServer: ModuleServer = {
  calls: [
    stepCall(call('confirm')),
    stepAllCall(call('confirm')),
    stepCall(call('refuse')),
    stepCall(call('cancel')),
    takeBackCall({ entity: stockMovement, steps }),
    stepsCall({ entity: stockMovement, steps }),
  ],
  records: [steps],
};
