/**
 * The way of a registration. A company goes by its checkpoint, which looks at the papers, to the central office, which
 * approves; an employee is taken in by the owner of the company; an officer by an administrator. One table: what is not
 * meant for a kind of registration says so.
 */
import { message } from '#language/message.ts';
import { defineWorkflow } from '#language/workflow.ts';
import { requestStatus } from '#platform/model/businessChoices.ts';
import { stepLabels } from '#platform/model/request/stepLabels.ts';
import './messages.ts';

/** The word of the vocabulary says that an officer is to receive it. */
const waitingFor = { employeeRegistration: ['ยื่นคำขอ (รอเจ้าของกิจการ)', 'Submitted'], officerRegistration: ['ยื่นคำขอ (รอผู้ดูแลระบบ)', 'Submitted'] } as const;

export const userRequestFlow = defineWorkflow({
  name: 'userRequest',
  title: ['การลงทะเบียน', 'Registration'],
  choice: requestStatus,
  parties: {
    operator: ['ผู้ลงทะเบียน', 'Applicant'],
    receiver: ['เจ้าหน้าที่ด่าน', 'Checkpoint officer'],
    approver: ['เจ้าหน้าที่ส่วนกลาง', 'Central officer'],
    owner: ['เจ้าของกิจการ', 'Owner of the company'],
    administrator: ['ผู้ดูแลระบบ', 'Administrator'],
  },
  guards: {
    ofHolder: { label: ['เป็นการลงทะเบียนผู้ประกอบการ', 'It is about an operator'], why: message('onlyHolderRequests') },
    ofEmployee: { label: ['เป็นการลงทะเบียนพนักงาน', 'It is about an employee'], why: message('onlyEmployeeRequests') },
    ofOfficer: { label: ['เป็นการลงทะเบียนเจ้าหน้าที่', 'It is about an officer'], why: message('onlyOfficerRequests') },
    hasCheckpoint: { label: ['ระบุด่านแล้ว', 'A checkpoint is named'], why: message('checkpointMissing') },
    sameOffice: { label: ['หน่วยงานที่รับคำขอไม่เปลี่ยน', 'It stays with its office'], why: message('officeStays') },
    registeredOnce: { label: ['ยังไม่เคยลงทะเบียน', 'Not registered yet'], why: message('registeredAlready') },
    hasRoles: { label: ['เลือกบทบาทแล้ว', 'Roles are chosen'], why: message('rolesMissing') },
    notInProcess: { label: ['ไม่มีคำขออื่นค้างอยู่', 'No other request is in process'], why: message('alreadyInProcess') },
    baseCurrent: { label: ['ข้อมูลที่อ้างถึงยังเป็นฉบับที่ใช้อยู่', 'It was made from what is in force'], why: message('staleBase', { base: 1, current: 2 }) },
    attachmentsValid: { label: ['เอกสารแนบครบและไม่หมดอายุ', 'Attachments are there and have not expired'], why: message('attachmentMissing', { name: ['เอกสาร', 'a document'] }) },
    checkPassed: { label: ['ผลการตรวจสอบผ่าน', 'The check was passed'], why: message('checkFirst') },
    notOneself: { label: ['ผู้อนุมัติไม่ใช่ผู้ยื่น', 'Who approves did not register'], why: message('notOneself') },
    notReceiver: { label: ['ผู้อนุมัติไม่ใช่ผู้ยื่น ผู้รับ หรือผู้ตรวจ', 'Who approves did not file, receive or check it'], why: message('fourEyes') },
  },
  effects: {
    complete: { label: ['รับรองว่าข้อมูลครบถ้วน', 'Completeness confirmed'] },
    routeToOffice: { label: ['ส่งถึงหน่วยงาน', 'Sent to the office'] },
    claimHolder: { label: ['จองเลขทะเบียน', 'Number claimed'] },
    recordCheck: { label: ['บันทึกผลการตรวจสอบ', 'Result of the check recorded'] },
    assign: { label: ['มอบหมายผู้รับผิดชอบ', 'Assigned'] },
    reopen: { label: ['เปิดให้ผู้ยื่นแก้ไข', 'Opened to the applicant'] },
    issue: { label: ['บันทึกเข้าทะเบียน', 'Entered in the register'], isForGood: true },
    tellApplicant: { label: ['แจ้งผลแก่ผู้ลงทะเบียน', 'Who registered is told'], isForGood: true },
    enrol: { label: ['เปิดบัญชีและให้สิทธิ', 'Account opened, rights given'], isForGood: true },
    close: { label: ['ปิดเรื่อง', 'Closed'], isForGood: true },
  },
  states: {
    draft: { heldBy: 'operator', edits: { operator: 'all' } },
    submitted: { heldBy: 'receiver', heldFor: { employeeRegistration: 'owner', officerRegistration: 'administrator' }, calledFor: waitingFor, days: 1, edits: { administrator: ['refWorkplace', 'refJobPosition', 'refOfficerLevel', 'roles'] } },
    editRequested: { heldBy: 'operator', edits: { operator: 'all' } },
    waitCustoms: { heldBy: 'receiver', days: 3 },
    waitDocument: { heldBy: 'receiver', days: 5 },
    waitCenter: { heldBy: 'approver', days: 3 },
    approved: {},
    notApproved: {},
    notReceivedCustoms: {},
    notReceivedCenter: {},
    cancelled: {},
  },
  actions: {
    request: {
      label: stepLabels.request,
      from: { draft: ['operator'], editRequested: ['operator'] },
      to: 'submitted',
      guards: ['sameOffice', 'registeredOnce', 'notInProcess', 'baseCurrent', 'attachmentsValid'],
      effects: ['complete', 'routeToOffice', 'claimHolder'],
      tone: 'primary',
    },
    'wait-receive-customs': { label: stepLabels['wait-receive-customs'], from: { submitted: ['receiver', 'approver'] }, to: 'waitCustoms', guards: ['ofHolder', 'hasCheckpoint'], effects: ['assign'], tone: 'primary' },
    check: { label: stepLabels.check, from: { waitCustoms: ['receiver'], waitDocument: ['receiver'] }, guards: ['ofHolder'], effects: ['recordCheck'], asks: 'checkResult' },
    'wait-doc-customs': { label: stepLabels['wait-doc-customs'], from: { waitCustoms: ['receiver'], waitCenter: ['approver'] }, to: 'waitDocument', guards: ['ofHolder'] },
    'wait-approve-center': { label: stepLabels['wait-approve-center'], from: { waitCustoms: ['receiver'], waitDocument: ['receiver'] }, to: 'waitCenter', guards: ['ofHolder', 'checkPassed'], tone: 'primary' },
    approve: { label: stepLabels.approve, from: { waitCenter: ['approver'], waitDocument: ['approver'] }, to: 'approved', guards: ['ofHolder', 'checkPassed', 'notReceiver', 'baseCurrent'], effects: ['issue', 'enrol'], tone: 'primary' },
    'approve-officer': { label: stepLabels['approve-officer'], from: { submitted: ['administrator'] }, to: 'approved', guards: ['ofOfficer', 'hasRoles', 'notOneself'], effects: ['issue', 'enrol', 'tellApplicant'], tone: 'primary' },
    accept: { label: stepLabels.accept, from: { submitted: ['owner'] }, to: 'approved', guards: ['ofEmployee'], effects: ['issue', 'enrol', 'tellApplicant'], tone: 'primary' },
    're-edit': {
      label: stepLabels['re-edit'],
      from: { submitted: ['receiver', 'approver', 'administrator'], waitCustoms: ['receiver'], waitDocument: ['receiver', 'approver'], waitCenter: ['approver'] },
      to: 'editRequested',
      effects: ['reopen'],
      needsRemark: true,
    },
    'not-receive-customs': { label: stepLabels['not-receive-customs'], from: { waitCustoms: ['receiver'] }, to: 'notReceivedCustoms', guards: ['ofHolder'], effects: ['close'], needsRemark: true, tone: 'danger' },
    'not-receive-center': { label: stepLabels['not-receive-center'], from: { waitCenter: ['approver'] }, to: 'notReceivedCenter', guards: ['ofHolder'], effects: ['close'], needsRemark: true, tone: 'danger' },
    'not-approve': { label: stepLabels['not-approve'], from: { waitCenter: ['approver'], waitDocument: ['approver'] }, to: 'notApproved', guards: ['ofHolder'], effects: ['close'], needsRemark: true, tone: 'danger' },
    'not-approve-officer': { label: stepLabels['not-approve-officer'], from: { submitted: ['administrator'] }, to: 'notApproved', guards: ['ofOfficer'], effects: ['close'], needsRemark: true, tone: 'danger' },
    refuse: { label: stepLabels.refuse, from: { submitted: ['owner'] }, to: 'notApproved', guards: ['ofEmployee'], effects: ['close', 'tellApplicant'], needsRemark: true, tone: 'danger' },
    cancel: {
      label: stepLabels.cancel,
      from: { draft: ['operator'], submitted: ['operator', 'receiver', 'approver'], editRequested: ['operator', 'receiver', 'approver'], waitCustoms: ['operator', 'receiver'], waitDocument: ['operator', 'receiver', 'approver'] },
      to: 'cancelled',
      effects: ['close', 'tellApplicant'],
      needsRemark: true,
      tone: 'danger',
    },
  },
});
