/**
 * The workflow of a registration. A company goes by its checkpoint, which looks at the papers, to the central office, which
 * approves; an employee is taken in by the owner of the company; an officer by an administrator. One table: what is not
 * meant for a kind of registration says so.
 */
import { message } from '#language/message.ts';
import type { Workflow } from '#language/workflow.ts';
import { requestFlow } from '#platform/model/request/requestFlow.ts';
import { NEXT, type Stage } from '#platform/model/request/stage.ts';
import { approve, decideAtCentre, receiveAtCheckpoint } from '#platform/model/request/stages.ts';
import './messages.ts';

/** The word of the vocabulary says that an officer is to receive it. */
const waitingFor = {
  employeeRegistration: ['ยื่นคำขอ (รอเจ้าของกิจการ)', 'Submitted'],
  officerRegistration: ['ยื่นคำขอ (รอผู้ดูแลระบบ)', 'Submitted'],
} as const;

/** Each kind of registration waits here for another; employees and officers are decided on at once. */
const reception: Stage = {
  state: 'submitted',
  held: {
    heldBy: 'receiver',
    heldFor: { employeeRegistration: 'owner', officerRegistration: 'administrator' },
    calledFor: waitingFor,
    days: 1,
    edits: { administrator: ['refWorkplace', 'refJobPosition', 'refOfficerLevel', 'roles'] },
    task: ['กรุณารับเรื่อง', 'Please receive it'],
  },
  may: { 're-edit': ['receiver', 'approver', 'administrator'], cancel: ['operator', 'receiver', 'approver'] },
  actions: {
    'wait-receive-customs': {
      label: ['ส่งเข้าคิวด่าน', 'Put in the checkpoint’s queue'],
      by: ['receiver', 'approver'],
      to: NEXT,
      guards: ['ofHolder', 'hasCheckpoint'],
      effects: ['assign'],
      tone: 'primary',
      notice: ['ส่งเข้าคิวของด่านแล้ว', 'put in the checkpoint’s queue'],
      fourEyes: 'handles',
    },
    'approve-officer': {
      label: ['อนุมัติเจ้าหน้าที่', 'Approve the officer'],
      by: ['administrator'],
      to: 'approved',
      guards: ['ofOfficer', 'hasRoles', 'notOneself'],
      effects: ['issue', 'enrol', 'tellApplicant'],
      tone: 'primary',
      notice: ['อนุมัติแล้ว', 'approved'],
    },
    accept: {
      label: ['รับเข้าเป็นพนักงาน', 'Take in as an employee'],
      by: ['owner'],
      to: 'approved',
      guards: ['ofEmployee'],
      effects: ['issue', 'enrol', 'tellApplicant'],
      tone: 'primary',
      notice: ['รับเข้าเป็นพนักงานแล้ว', 'taken in as an employee'],
    },
    'not-approve-officer': {
      label: ['ไม่อนุมัติเจ้าหน้าที่', 'Refuse the officer'],
      by: ['administrator'],
      to: 'notApproved',
      guards: ['ofOfficer'],
      effects: ['close'],
      needsRemark: true,
      tone: 'danger',
      notice: ['ไม่อนุมัติ', 'not approved'],
    },
    refuse: {
      label: ['ไม่รับเข้าเป็นพนักงาน', 'Not take in'],
      by: ['owner'],
      to: 'notApproved',
      guards: ['ofEmployee'],
      effects: ['close', 'tellApplicant'],
      needsRemark: true,
      tone: 'danger',
      notice: ['ไม่รับเข้าเป็นพนักงาน', 'not taken in as an employee'],
    },
  },
};

const checkpoint = receiveAtCheckpoint({ days: 3, originalsDays: 5, guards: ['ofHolder'], isSentBackWhole: true });

const centre = decideAtCentre({ days: 3, guards: ['ofHolder'] });
const decision: Stage = {
  ...centre,
  may: { 're-edit': ['approver'], 'not-approve': { waitCenter: ['approver'], waitDocument: ['approver'] } },
  actions: {
    ...centre.actions,
    approve: {
      ...approve('approver'),
      by: { waitCenter: ['approver'], waitDocument: ['approver'] },
      guards: ['ofHolder', 'checkPassed', 'notReceiver', 'baseCurrent'],
      effects: ['issue', 'enrol'],
    },
  },
};

export const userRequestFlow: Workflow = requestFlow({
  name: 'userRequest',
  title: ['การลงทะเบียน', 'Registration'],
  stages: [reception, checkpoint, decision],
  filing: {
    guards: ['sameOffice', 'registeredOnce', 'notInProcess', 'baseCurrent', 'attachmentsValid'],
    effects: ['complete', 'routeToOffice', 'claimHolder'],
  },
  common: { 'not-approve': { guards: ['ofHolder'] }, cancel: { effects: ['close', 'tellApplicant'] } },
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
    baseCurrent: {
      label: ['ข้อมูลที่อ้างถึงยังเป็นฉบับที่ใช้อยู่', 'It was made from what is in force'],
      why: message('staleBase', { base: 1, current: 2 }),
    },
    notOneself: { label: ['ผู้อนุมัติไม่ใช่ผู้ยื่น', 'Who approves did not register'], why: message('notOneself') },
    notReceiver: {
      label: ['ผู้อนุมัติไม่ใช่ผู้ยื่น ผู้รับ หรือผู้ตรวจ', 'Who approves did not file, receive or check it'],
      why: message('fourEyes'),
    },
  },
  effects: {
    routeToOffice: { label: ['ส่งถึงหน่วยงาน', 'Sent to the office'] },
    claimHolder: { label: ['จองเลขทะเบียน', 'Number claimed'] },
    reopen: { label: ['เปิดให้ผู้ยื่นแก้ไข', 'Opened to the applicant'] },
    issue: { label: ['บันทึกเข้าทะเบียน', 'Entered in the register'], isForGood: true },
    tellApplicant: { label: ['แจ้งผลแก่ผู้ลงทะเบียน', 'Who registered is told'], isForGood: true },
    enrol: { label: ['เปิดบัญชีและให้สิทธิ', 'Account opened, rights given'], isForGood: true },
    close: { label: ['ปิดเรื่อง', 'Closed'], isForGood: true },
  },
});
