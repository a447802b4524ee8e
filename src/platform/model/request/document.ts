/**
 * The fields that every requested document and its rows have in addition to their own, and the fields of attachments.
 */
import { boolean, choice, date, defineFields, file, integer, ref, text, uuid } from '#language/field.ts';
import { section, table, type Scope } from '#language/entity.ts';
import { collectionName } from '#language/naming.ts';
import type { DocumentOf, RecordOf, ValueOf } from '#language/record.ts';
import type { EntityName, Fields } from '#language/registry.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

export const documentFields = defineFields({
  refRequest: ref('request', ['คำขอ', 'Request'], { required: true, managed: true }),
  refDossier: ref('dossier', ['แฟ้มเรื่อง', 'Dossier'], { required: true, managed: true }),
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true, managed: true }),
  // Null while only officers know of it.
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { managed: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], { managed: true }),
  refRequestType: choice('requestType', ['ประเภทคำขอ', 'Request type'], { required: true, managed: true }),
  /** The token in the address of a QR code; never the id, which is known to everybody who sees the record. */
  publicToken: text(['รหัสตรวจสอบ', 'Verification code'], { required: true, managed: true, max: 40, code: true }),
  revision: integer(['ฉบับที่', 'Revision'], { managed: true, min: 1 }),
  isCurrent: boolean(['ฉบับที่ใช้อยู่', 'In force'], { required: true, managed: true, default: false }),
  isComplete: boolean(['ครบถ้วน', 'Complete'], { required: true, managed: true, default: false }),
  refIssuedFile: file(['เอกสารที่ออก', 'Issued document'], { managed: true }),
  reason: text(['เหตุผลที่ขอ', 'Reason for the request'], { max: 1000, multiline: true }),
});

/** The fields that every stored document has, whatever its kind. */
export type CommonDocument = {
  readonly [K in keyof typeof documentFields]: (typeof documentFields)[K] extends { required: true }
    ? ValueOf<(typeof documentFields)[K]>
    : ValueOf<(typeof documentFields)[K]> | null;
};

/** Names of the entities that are documents, found by their fields. */
export type DocumentName = { [E in EntityName]: keyof CommonDocument extends keyof Fields[E] ? E : never }[EntityName];

/** A record of one kind as it is stored, whether or not it is a document. */
export type StoredRecord<E extends EntityName> = E extends DocumentName ? DocumentOf<E> : RecordOf<E>;

export const documentScope = {
  holder: 'refHolder',
  department: 'refDepartment',
  documentType: 'refDocumentType',
} as const satisfies Scope;

declare module '#language/registry.ts' {
  interface Facts {
    /** The day on which a record is checked, by the clock of the server. The platform supplies it. */
    today: PlainDate;
  }
}

/** A change and a cancellation need a reason. */
export const reasonBehaviour = {
  shownWhen: ({ refRequestType }: { readonly refRequestType?: unknown }): boolean =>
    refRequestType === 'change' || refRequestType === 'cancel',
  requiredWhen: ({ refRequestType }: { readonly refRequestType?: unknown }): boolean => refRequestType === 'cancel',
} as const;

/**
 * Returns the columns and search fields of every list of documents, around its own. The first own search field is the
 * name of the document, by which people search.
 */
export function documentList<const Column extends string, const Search extends string>({
  columns,
  search,
}: {
  columns: readonly Column[];
  search: readonly Search[];
}) {
  return {
    columns: [
      'refRequest.requestCode',
      'refRequest.refRequestType.value',
      ...columns,
      'refHolder.fullName',
      'refRequest.refStatus.value',
      'refRequest.submittedDate',
      'refRequest.dueDate',
      'refDossier.code',
      'refDossier.expireDate',
    ],
    search: [
      'refRequest.requestCode',
      ...search.slice(0, 1),
      'refHolder',
      'refRequest.refStatus',
      'refRequest.submittedDate',
      'refRequest.refRequestType',
      ...search.slice(1),
      'refRequest.draftCode',
      'refDossier.code',
    ],
    sort: ['-createDate'],
  } as const;
}

/** The sections at the end of the form of every document. */
export const closingSections = [
  section(['เอกสารแนบ', 'Attachments'], [table('attachments')]),
  section(['เหตุผล', 'Reason'], ['reason']),
] as const;

/** The same line retains its number through all revisions. */
export const lineFields = defineFields({
  lineId: uuid(['รายการ', 'Line'], { required: true, managed: true }),
});

/** `checklist` is the choice with the kinds of attachment. */
export function attachmentFields<const C extends string>(checklist: C) {
  return defineFields({
    ...lineFields,
    refItem: choice(checklist, ['เอกสาร', 'Document'], { required: true }),
    file: file(['ไฟล์', 'File'], { required: true, accept: ['application/pdf', 'image/png', 'image/jpeg'] }),
    documentNo: text(['เลขที่เอกสาร', 'Document number'], { max: 100 }),
    documentDate: date(['ลงวันที่', 'Dated']),
    documentExpiredDate: date(['วันหมดอายุ', 'Expires']),
  });
}

/** Options for the entity of attachments of a document: `toWhomAttachment` of `toWhom`. */
export function attachmentEntityOptions<const Root extends string>(root: Root) {
  return {
    wire: `transaction/${collectionName(`${root}Attachment`)}`,
    title: ['เอกสารแนบ', 'Attachment'],
    partOf: { root, field: 'attachments', rootField: `ref${root.charAt(0).toUpperCase()}${root.slice(1)}` },
    list: {
      columns: ['refItem.value', 'file', 'documentNo', 'documentDate', 'documentExpiredDate'],
      search: ['refItem'],
      sort: ['refItem.key'],
    },
    form: [
      section(['เอกสารแนบ', 'Attachment'], ['refItem', 'file', 'documentNo', 'documentDate', 'documentExpiredDate']),
    ],
  } as const;
}
