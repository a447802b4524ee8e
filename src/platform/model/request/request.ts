/** One request about a dossier, on its way through the workflow, and the steps it has taken. */
import { entity, section } from '#language/entity.ts';
import { boolean, choice, date, defineFields, file, instant, integer, json, ref, text, uuid } from '#language/field.ts';

const fields = defineFields({
  refDossier: ref('dossier', ['แฟ้มเรื่อง', 'Dossier'], { required: true, managed: true }),
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true, managed: true }),
  // Null while only officers know of it.
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { managed: true }),
  /**
   * The operator for whom an officer files it, or whom it concerns: the holder, from the moment it is disclosed to
   * them.
   */
  refNamedHolder: ref('user', ['ผู้ประกอบการที่ระบุ', 'Named operator'], { managed: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], { managed: true }),
  /** The row of its document, in the table of its kind of document. */
  documentId: uuid(['เอกสาร', 'Document'], { required: true, managed: true }),
  refRequestType: choice('requestType', ['ประเภทคำขอ', 'Request type'], { required: true, managed: true }),
  refOrigin: choice('requestOrigin', ['ที่มา', 'Origin'], { required: true, managed: true, default: 'filed' }),
  refStatus: choice('requestStatus', ['สถานะ', 'Status'], { required: true, managed: true, default: 'draft' }),
  isOpen: boolean(['อยู่ระหว่างดำเนินการ', 'Open'], { required: true, managed: true, default: true }),
  baseRevision: integer(['แก้ไขจากฉบับที่', 'Based on revision'], { managed: true, min: 1 }),
  draftCode: text(['เลขที่ร่าง', 'Draft number'], { max: 30, code: true, searched: true, managed: true }),
  requestCode: text(['เลขที่คำขอ', 'Request number'], { max: 30, code: true, searched: true, managed: true }),
  approveCode: text(['เลขที่อนุมัติ', 'Approval number'], { max: 60, code: true, searched: true, managed: true }),
  approveDate: date(['วันที่อนุมัติ', 'Approved on'], { managed: true }),
  submittedDate: instant(['วันที่ยื่น', 'Submitted'], { managed: true }),
  statusDate: instant(['อยู่ในสถานะตั้งแต่', 'In this status since'], { required: true, managed: true }),
  dueDate: date(['กำหนดเสร็จ', 'Due'], { managed: true }),
  refActingUser: ref('user', ['ผู้ยื่น', 'Filed by'], { managed: true }),
  /** The power of attorney, if it was filed by an agent. */
  refAuthorize: ref('userAuthorize', ['ยื่นตามการมอบอำนาจ', 'Filed under authorisation'], { managed: true }),
  refAssignee: ref('user', ['ผู้รับผิดชอบ', 'Assigned to'], { managed: true }),
  refCheckResult: choice('checkResult', ['ผลการตรวจสอบ', 'Check result'], { managed: true }),
  unlockedFields: json(['ช่องที่เปิดให้แก้ไข', 'Unlocked fields'], { shape: 'array', managed: true }),
  /** The application as it was last filed, with the signature of the person who filed it, if they signed. */
  refFiledFile: file(['แบบคำขอที่ยื่น', 'Application as filed'], { managed: true, accept: ['application/pdf'] }),
  refFiledSign: choice('signMode', ['การลงนามของผู้ยื่น', 'Applicant’s signature'], { managed: true }),
  refIssuedSign: choice('signMode', ['การลงนามของผู้มีอำนาจ', 'Signatory’s signature'], { managed: true }),
  /** For a document issued to be signed in ink: the scanned copy with the signature. */
  refScannedFile: file(['สำเนาที่ลงนามด้วยหมึก', 'Copy signed in ink'], { managed: true, accept: ['application/pdf'] }),
  subjectTh: text(['เรื่อง', 'Subject'], { max: 500, searched: true, managed: true }),
  subjectEn: text(['เรื่อง (อังกฤษ)', 'Subject (English)'], { max: 500, searched: true, managed: true }),
  descToOfficer: text(['ข้อความถึงเจ้าหน้าที่', 'Note to the officer'], { max: 2000, multiline: true }),
  descToUser: text(['ข้อความถึงผู้ยื่น', 'Note to the operator'], { max: 2000, multiline: true }),
});

/** For any record with a workflow, not for requests alone: so it names the record as the log of writes does. */
const statusHistoryFields = defineFields({
  entity: text(['ประเภทข้อมูล', 'Record type'], {
    required: true,
    max: 60,
    code: true,
    words: 'entities',
    isOneWord: true,
  }),
  recordId: uuid(['รหัสข้อมูล', 'Record ID'], { required: true }),
  seq: integer(['ลำดับ', 'No.'], { required: true, min: 1 }),
  fromStatus: text(['จากสถานะ', 'From'], { max: 60, code: true, words: 'states', isOneWord: true }),
  toStatus: text(['เป็นสถานะ', 'To'], { required: true, max: 60, code: true, words: 'states', isOneWord: true }),
  action: text(['การดำเนินการ', 'Action'], { required: true, max: 60, code: true, words: 'actions', isOneWord: true }),
  refActor: ref('user', ['ผู้ดำเนินการ', 'By']),
  refPrincipal: ref('user', ['ปฏิบัติหน้าที่แทน', 'In place of']),
  remark: text(['เหตุผล', 'Reason'], { max: 2000, multiline: true }),
  recordVersion: integer(['รุ่น', 'Version'], { required: true }),
  effects: json(['ผลที่เกิด', 'Effects'], { required: true, shape: 'array' }),
  /** Data needed to take the step back. */
  detail: json(['รายละเอียด', 'Details']),
});

declare module '#language/registry.ts' {
  interface Fields {
    request: typeof fields;
    statusHistory: typeof statusHistoryFields;
  }
}

export const request = entity('request', fields, {
  wire: 'transaction/requests',
  title: ['คำขอ', 'Request'],
  readOnly: true,
  card: { key: 'requestCode', th: 'subjectTh', en: 'subjectEn' },
  scope: { holder: 'refHolder', department: 'refDepartment', documentType: 'refDocumentType' },
  unique: [['documentId']],
  indexes: [['refStatus', 'dueDate'], ['draftCode'], ['requestCode'], ['approveCode'], ['refAssignee', 'refStatus']],
  list: {
    columns: [
      'requestCode',
      'draftCode',
      'refDocumentType.value',
      'refRequestType.value',
      'subjectTh',
      'refHolder.fullName',
      'refStatus.value',
      'submittedDate',
      'dueDate',
    ],
    search: [
      'requestCode',
      'draftCode',
      'approveCode',
      'refDocumentType',
      'refRequestType',
      'refStatus',
      'subjectTh',
      'refHolder',
      'submittedDate',
      'dueDate',
    ],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['คำขอ', 'Request'],
      [
        'refDocumentType',
        'refRequestType',
        'refOrigin',
        'refStatus',
        'statusDate',
        'dueDate',
        'draftCode',
        'requestCode',
        'approveCode',
        'approveDate',
        'submittedDate',
        'refHolder',
        'refNamedHolder',
        'refActingUser',
        'refFiledSign',
        'refFiledFile',
        'refDepartment',
        'refAssignee',
        'refIssuedSign',
        'refScannedFile',
      ],
    ),
    section(['ข้อความ', 'Notes'], ['descToOfficer', 'descToUser']),
  ],
});

export const statusHistory = entity('statusHistory', statusHistoryFields, {
  wire: 'transaction/status-histories',
  title: ['ประวัติสถานะ', 'Status history'],
  kind: 'log',
  unique: [['recordId', 'seq']],
  indexes: [['-createDate']],
  list: {
    columns: [
      'createDate',
      'entity',
      'action',
      'fromStatus',
      'toStatus',
      'refActor.fullName',
      'refPrincipal.fullName',
      'remark',
    ],
    search: ['entity', 'action', 'toStatus', 'refActor', 'createDate'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['ประวัติสถานะ', 'Step'],
      [
        'entity',
        'recordId',
        'seq',
        'action',
        'fromStatus',
        'toStatus',
        'refActor',
        'refPrincipal',
        'remark',
        'recordVersion',
      ],
    ),
  ],
});
