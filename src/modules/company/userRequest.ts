/**
 * The registration of a company, an individual, an employee of a company, or an officer of a department. The revision
 * in force holds the known facts; a change of it is another request with the same workflow.
 */
import { entity, section, slot, table } from '#language/entity.ts';
import { boolean, choice, date, decimal, defineFields, instant, lookup, parts, ref, text } from '#language/field.ts';
import { digits, email } from '#language/sharedRules.ts';
import { addressBehaviour, addressFields, addressFieldNames, addressRules } from '#platform/model/place/address.ts';
import { partyName } from '#platform/model/party/partyName.ts';
import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';
import { isEmployee, isHolder, isLegalEntity, isOfficer, userRequestRules } from './userRequestRules.ts';

const fields = defineFields({
  ...documentFields,
  refPersonType: choice('personType', ['ลงทะเบียนเป็น', 'Registered as'], { required: true, managed: true }),
  /** The person who filled it in and signs in; for an individual, an employee and an officer, the person themselves. */
  refApplicant: ref('user', ['ผู้ลงทะเบียน', 'Applicant'], { required: true, managed: true }),
  applicantName: text(['ชื่อผู้ลงทะเบียน', 'Applicant’s name'], { max: 300, managed: true }),
  applicantIdCard: text(['เลขประจำตัวของผู้ลงทะเบียน', 'Applicant’s identity number'], {
    max: 30,
    code: true,
    class: 'personal',
    managed: true,
  }),
  refTitle: lookup('TITLE', ['คำนำหน้า', 'Title']),
  fullName: partyName(['ชื่อ', 'Name'], { required: true, searched: true }),
  fullNameEn: partyName(['ชื่อ (อังกฤษ)', 'Name (English)'], { searched: true }),
  refDocumentTypePerson: choice('documentTypePerson', ['เอกสารแสดงตน', 'Identity document'], {
    class: 'personal',
    managed: true,
  }),
  idCard: text(['เลขประจำตัว', 'Identity number'], { max: 30, code: true, class: 'personal', managed: true }),
  idTax: text(['เลขประจำตัวผู้เสียภาษี', 'Tax number'], {
    max: 13,
    code: true,
    searched: true,
    managed: true,
    rules: [digits(13)],
  }),
  email: text(['อีเมล', 'E-mail'], { max: 200, class: 'personal', rules: [email()] }),
  phone: text(['โทรศัพท์', 'Telephone'], { max: 50, class: 'personal' }),
  juristicType: text(['ประเภทนิติบุคคล', 'Legal entity type'], { max: 200 }),
  juristicStatus: text(['สถานะนิติบุคคล', 'Legal entity status'], { max: 200 }),
  registerDate: date(['วันที่จดทะเบียน', 'Incorporated on']),
  registerCapital: decimal(['ทุนจดทะเบียน', 'Registered capital'], {
    precision: 15,
    scale: 2,
    min: '0',
    unit: ['บาท', 'baht'],
  }),
  authority: text(['อำนาจกรรมการ', 'Directors’ authority'], { max: 3000, multiline: true }),
  ...addressFields,
  refCheckpoint: ref('department', ['ด่านที่รับคำขอ', 'Checkpoint'], {
    help: ['ด่านที่จะตรวจคำขอและเอกสารต้นฉบับ', 'Reviews the request and the original documents'],
  }),
  refWorkplace: ref('department', ['หน่วยงานที่สังกัด', 'Department']),
  refJobPosition: ref('jobPosition', ['ตำแหน่ง', 'Position']),
  refOfficerLevel: lookup('OFFICER_LEVEL', ['ระดับ', 'Level']),
  /** The registry confirmed these facts; an officer compares manually entered facts with the papers. */
  isFromRegistry: boolean(['ข้อมูลจากนายทะเบียน', 'From the registry'], { required: true, managed: true, default: false }),
  registryDate: instant(['ตรวจกับนายทะเบียนเมื่อ', 'Checked against the registry'], { managed: true }),
  termsDate: instant(['ยอมรับข้อกำหนดเมื่อ', 'Terms accepted'], { managed: true }),
  committees: parts('userCommittee', ['กรรมการ', 'Directors'], { max: 100 }),
  objectives: parts('userObjective', ['วัตถุประสงค์', 'Objectives'], { max: 100 }),
  operatorTypes: parts('userOperatorType', ['ประเภทผู้ประกอบการ', 'Operator types'], { max: 20 }),
  roles: parts('userRequestRole', ['บทบาทที่ให้', 'Roles given'], { max: 20 }),
  attachments: parts('userRequestAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

/** The section of the applicant is between them: a reason is given for a change only, and is last. */
const [attached, reasoned] = closingSections;
/**
 * An officer is reached at the department and an employee at the company; contact data that an employee entered all the
 * same is shown.
 */
const visibleToHoldersOrFilled =
  (...names: readonly string[]) =>
  (record: Readonly<Record<string, unknown>>): boolean =>
    isHolder(record) || (isEmployee(record) && names.some((name) => (record[name] ?? null) !== null));
const usualAddress: Readonly<Record<string, object>> = addressBehaviour;
const addressOfHolders = Object.fromEntries(
  addressFieldNames.map((name) => [
    name,
    { ...usualAddress[name], shownWhen: visibleToHoldersOrFilled(...addressFieldNames) },
  ]),
);

const attachments = attachmentFields('userRequestChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    userRequest: typeof fields;
    userRequestAttachment: typeof attachments;
  }
}

export const userRequest = entity('userRequest', fields, {
  wire: 'transaction/user-requests',
  title: ['คำขอลงทะเบียน', 'Registration'],
  isDocument: true,
  card: { key: 'idTax', th: 'fullName', en: 'fullNameEn', namesLabel: ['ชื่อ', 'Name'] },
  scope: documentScope,
  indexes: [['idTax'], ['refHolder', 'isCurrent']],
  list: documentList({
    columns: ['refPersonType.value', 'fullName', 'idTax'],
    search: ['fullName', 'idTax', 'refPersonType', 'refCheckpoint', 'refWorkplace'],
  }),
  form: [
    slot('RegistrationNotice'),
    section(
      ['ข้อมูลที่จดทะเบียน', 'Registered details'],
      [
        'refPersonType',
        'refTitle',
        'fullName',
        'fullNameEn',
        'idTax',
        'refDocumentTypePerson',
        'idCard',
        'juristicType',
        'juristicStatus',
        'registerDate',
        'registerCapital',
        'authority',
      ],
    ),
    section(['ที่อยู่', 'Address'], [slot('Address', [...addressFieldNames])]),
    section(['การติดต่อ', 'Contact'], ['email', 'phone']),
    table('committees'),
    table('objectives'),
    table('operatorTypes'),
    section(
      ['หน่วยงานที่ดูแล', 'Office'],
      ['refCheckpoint', 'refWorkplace', 'refJobPosition', 'refOfficerLevel', slot('RequestedRoles', ['roles'])],
    ),
    attached,
    section(
      ['ผู้ลงทะเบียน', 'Applicant'],
      ['applicantName', 'applicantIdCard', 'termsDate', 'isFromRegistry', 'registryDate'],
    ),
    reasoned,
  ],
  behaviour: {
    ...addressOfHolders,
    reason: reasonBehaviour,
    idTax: { shownWhen: visibleToHoldersOrFilled('idTax') },
    juristicType: { shownWhen: isLegalEntity },
    juristicStatus: { shownWhen: isLegalEntity },
    registerDate: { shownWhen: isLegalEntity },
    registerCapital: { shownWhen: isLegalEntity },
    authority: { shownWhen: isLegalEntity, requiredWhen: isLegalEntity },
    committees: { shownWhen: isLegalEntity },
    objectives: { shownWhen: isLegalEntity },
    operatorTypes: { shownWhen: isHolder },
    refCheckpoint: {
      shownWhen: isHolder,
      requiredWhen: isHolder,
      offers: () => [{ name: 'refDepartmentType.code', operator: '=', value: 'checkpoint' }],
    },
    refWorkplace: {
      shownWhen: isOfficer,
      requiredWhen: isOfficer,
      offers: () => [{ name: 'isRegister', operator: '=', value: true }],
    },
    refJobPosition: { shownWhen: isOfficer },
    refOfficerLevel: { shownWhen: isOfficer },
    roles: { shownWhen: isOfficer },
    attachments: { shownWhen: (record) => !isEmployee(record) || (record.attachments ?? []).length > 0 },
  },
  rules: [...addressRules, ...userRequestRules],
});

export const userRequestAttachment = entity(
  'userRequestAttachment',
  attachments,
  attachmentEntityOptions('userRequest'),
);
