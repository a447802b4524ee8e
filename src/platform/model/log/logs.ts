/**
 * The logs, by kind: `event` is an action of the system, `entityLog` a write, `securityEvent` a matter of access,
 * `userUsage` a session from its start to its end, `serviceLog` a call to a partner. Written once, never changed.
 */
import { entity, section } from '#language/entity.ts';
import { choice, defineFields, instant, integer, json, ref, text, uuid } from '#language/field.ts';
import { eventNameLabels, eventSourceLabels, securityReasonLabels, sessionEndLabels } from './logCodeLabels.ts';

const eventFields = defineFields({
  source: text(['แหล่งที่มา', 'Source'], {
    required: true,
    max: 100,
    code: true,
    searched: true,
    words: eventSourceLabels,
    isOneWord: true,
  }),
  name: text(['เหตุการณ์', 'Event'], {
    required: true,
    max: 200,
    searched: true,
    words: eventNameLabels,
    isOneWord: true,
  }),
  refOutcome: choice('outcome', ['ผล', 'Outcome'], { required: true }),
  detail: json(['รายละเอียด', 'Details']),
  requestId: text(['เลขอ้างอิงคำขอ', 'Request ID'], { max: 60, code: true }),
});

const entityLogFields = defineFields({
  entity: text(['ประเภทข้อมูล', 'Record type'], {
    required: true,
    max: 60,
    code: true,
    words: 'entities',
    isOneWord: true,
  }),
  recordId: uuid(['รหัสข้อมูล', 'Record ID'], { required: true }),
  recordLabel: text(['ข้อมูล', 'Record name'], { max: 300, searched: true }),
  recordVersion: integer(['รุ่น', 'Version'], { required: true }),
  refAction: choice('writeAction', ['การกระทำ', 'Action'], { required: true }),
  refUser: ref('user', ['ผู้กระทำ', 'By']),
  refActingFor: ref('user', ['กระทำการแทน', 'On behalf of']),
  reason: text(['เหตุผล', 'Reason'], { max: 300 }),
  requestId: text(['เลขอ้างอิงคำขอ', 'Request ID'], { max: 60, code: true }),
  ipAddress: text(['หมายเลขไอพี', 'IP address'], { max: 60, code: true, class: 'officer' }),
  // It cannot be searched: each reader gets the differences filtered by today's field rights, through `_changes`.
  changes: json(['การเปลี่ยนแปลง', 'Changes'], { required: true, shape: 'array', class: 'secret' }),
});

const securityEventFields = defineFields({
  refAction: choice('securityAction', ['เหตุการณ์', 'Event'], { required: true }),
  refOutcome: choice('outcome', ['ผล', 'Outcome'], { required: true }),
  refUser: ref('user', ['ผู้ใช้งาน', 'User']),
  username: text(['ชื่อผู้ใช้', 'Username'], { max: 100, code: true, searched: true }),
  reason: text(['เหตุผล', 'Reason'], { max: 300, words: securityReasonLabels }),
  ipAddress: text(['หมายเลขไอพี', 'IP address'], { max: 60, code: true }),
  userAgent: text(['โปรแกรมที่ใช้', 'User agent'], { max: 300 }),
  requestId: text(['เลขอ้างอิงคำขอ', 'Request ID'], { max: 60, code: true }),
});

const userUsageFields = defineFields({
  refUser: ref('user', ['ผู้ใช้งาน', 'User'], { required: true }),
  startDate: instant(['เข้าสู่ระบบ', 'Signed in'], { required: true }),
  endDate: instant(['ออกจากระบบ', 'Signed out'], { required: true }),
  durationSeconds: integer(['ระยะเวลา', 'Duration'], { required: true, isDuration: true }),
  reason: text(['เหตุที่สิ้นสุด', 'Ended by'], { max: 60, code: true, words: sessionEndLabels, isOneWord: true }),
  ipAddress: text(['หมายเลขไอพี', 'IP address'], { max: 60, code: true }),
});

const serviceLogFields = defineFields({
  partner: text(['หน่วยงานภายนอก', 'Partner'], { required: true, max: 60, code: true, searched: true }),
  refDirection: choice('callDirection', ['ทิศทาง', 'Direction'], { required: true }),
  name: text(['รายการ', 'Call'], { required: true, max: 200, searched: true }),
  messageId: text(['รหัสข้อความ', 'Message ID'], { max: 100, code: true }),
  refOutcome: choice('outcome', ['ผล', 'Outcome'], { required: true }),
  httpStatus: integer(['สถานะ HTTP', 'HTTP status']),
  durationMs: integer(['ระยะเวลา (มิลลิวินาที)', 'Duration (ms)'], { required: true }),
  attempt: integer(['ครั้งที่', 'Attempt'], { required: true }),
  request: json(['ข้อความที่ส่ง', 'Sent'], { class: 'officer' }),
  response: json(['ข้อความที่ได้รับ', 'Received'], { class: 'officer' }),
});

declare module '#language/registry.ts' {
  interface Fields {
    event: typeof eventFields;
    entityLog: typeof entityLogFields;
    securityEvent: typeof securityEventFields;
    userUsage: typeof userUsageFields;
    serviceLog: typeof serviceLogFields;
  }
}

export const event = entity('event', eventFields, {
  wire: '/events',
  title: ['เหตุการณ์ของระบบ', 'System event'],
  kind: 'log',
  card: { th: 'name' },
  indexes: [['-createDate']],
  list: {
    columns: ['createDate', 'source', 'name', 'refOutcome.value'],
    search: ['source', 'name', 'refOutcome', 'createDate'],
    sort: ['-createDate'],
  },
  form: [section(['เหตุการณ์', 'Event'], ['source', 'name', 'refOutcome', 'detail', 'requestId'])],
});

export const entityLog = entity('entityLog', entityLogFields, {
  wire: 'transaction/entity-logs',
  title: ['ประวัติการแก้ไขข้อมูล', 'Record change'],
  kind: 'log',
  card: { th: 'recordLabel' },
  indexes: [['-createDate'], ['recordId', 'recordVersion'], ['entity', '-createDate']],
  list: {
    columns: ['createDate', 'createBy', 'refAction.value', 'entity', 'recordLabel', 'recordVersion'],
    search: ['entity', 'recordLabel', 'createBy', 'refAction', 'createDate'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['การแก้ไข', 'Change'],
      [
        'entity',
        'recordId',
        'recordLabel',
        'recordVersion',
        'refAction',
        'refUser',
        'refActingFor',
        'reason',
        'requestId',
        'ipAddress',
      ],
    ),
  ],
});

export const securityEvent = entity('securityEvent', securityEventFields, {
  wire: 'security/security-events',
  title: ['เหตุการณ์ความปลอดภัย', 'Security event'],
  kind: 'log',
  card: { th: 'username' },
  indexes: [['-createDate'], ['refUser', '-createDate']],
  list: {
    columns: ['createDate', 'refAction.value', 'refOutcome.value', 'username', 'ipAddress', 'reason'],
    search: ['username', 'refAction', 'refOutcome', 'ipAddress', 'createDate'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['เหตุการณ์', 'Event'],
      ['refAction', 'refOutcome', 'refUser', 'username', 'reason', 'ipAddress', 'userAgent', 'requestId'],
    ),
  ],
});

export const userUsage = entity('userUsage', userUsageFields, {
  wire: 'security/user-usages',
  title: ['การใช้งานของผู้ใช้', 'User session'],
  kind: 'log',
  indexes: [['-createDate'], ['refUser', '-createDate']],
  list: {
    columns: ['refUser.fullName', 'startDate', 'endDate', 'durationSeconds', 'reason', 'ipAddress'],
    search: ['refUser', 'startDate', 'reason', 'ipAddress'],
    sort: ['-createDate'],
  },
  form: [
    section(['การใช้งาน', 'Session'], ['refUser', 'startDate', 'endDate', 'durationSeconds', 'reason', 'ipAddress']),
  ],
});

export const serviceLog = entity('serviceLog', serviceLogFields, {
  wire: 'ws/service-logs',
  title: ['บันทึกการเชื่อมโยง', 'Service log'],
  kind: 'log',
  card: { th: 'name' },
  indexes: [['-createDate'], ['partner', '-createDate'], ['messageId']],
  list: {
    columns: [
      'createDate',
      'partner',
      'refDirection.value',
      'name',
      'refOutcome.value',
      'httpStatus',
      'durationMs',
      'attempt',
    ],
    search: ['partner', 'name', 'refOutcome', 'messageId', 'createDate'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['การเชื่อมโยง', 'Call'],
      [
        'partner',
        'refDirection',
        'name',
        'messageId',
        'refOutcome',
        'httpStatus',
        'durationMs',
        'attempt',
        'request',
        'response',
      ],
    ),
  ],
});
