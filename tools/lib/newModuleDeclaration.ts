/** The declaration of a new module of requests: the fields of its document, and its workflow. */
import { toCamelCase, collectionName, toSnakeCase } from '../../src/language/naming.ts';
import { labelText, listText } from './moduleTexts.ts';
import { capital } from './newModuleNames.ts';
import { isPassedOn, stages as known, type StageName } from './newModuleStages.ts';
import type { FeeBasis, NewCopy, NewReference, NewRequestModule } from './newRequestArguments.ts';

/** Returns `FS` for `free-sale`. */
export function numberPrefixOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

interface FeeField {
  /** The field of the document, by its name in the fee terms. */
  readonly name: string;
  readonly kind: 'integer' | 'decimal';
  readonly text: string;
  /** Its entry in the fee terms. */
  readonly terms: string;
  /** The value as a test sends it. */
  readonly value: string;
}

/** Returns the field of the document from which its fee is computed. */
export function feeFieldOf(basis: FeeBasis): FeeField {
  const counted = (name: string, label: string): FeeField => ({
    name,
    kind: 'integer',
    text: `integer(${label}, { required: true, min: 1, max: 100, default: 1 })`,
    terms: `({ ${name} }) => ({ ${name}: ${name} ?? 1 })`,
    value: '1',
  });
  const measured = (name: string, label: string): FeeField => ({
    name,
    kind: 'decimal',
    text: `decimal(${label}, { required: true, precision: 13, scale: 2, min: '0' })`,
    terms: `({ ${name} }) => (${name} === null ? {} : { ${name} })`,
    value: '20',
  });
  switch (basis) {
    case 'copy':
      return counted('copies', "['จำนวนฉบับ', 'Copies']");
    case 'trip':
      return counted('trips', "['จำนวนครั้ง', 'Trips']");
    case 'item':
      return counted('items', "['จำนวนรายการ', 'Items']");
    case 'tonsPerYear':
      return measured('tonsPerYear', "['ปริมาณต่อปี (ตัน)', 'Tons per year']");
    case 'squareMetres':
      return measured('squareMetres', "['พื้นที่ (ตารางเมตร)', 'Square metres']");
  }
}

export function indexText(module: NewRequestModule): string {
  const { name, document, type, title, fee, isPrinted, isSigned, references } = module;
  const parts = references.flatMap(({ rows }) => (rows === undefined ? [] : [rows.part]));
  const dependsOn = [
    ...new Set([...(fee === undefined ? [] : ['fee']), ...references.map((reference) => reference.module)]),
  ];
  const bounded = references.length === 0 ? '' : "import { earliest } from '#language/values/compareDays.ts';\n";
  const lines = [
    `name: '${name}',`,
    ...(dependsOn.length === 0 ? [] : [`dependsOn: [${quoted(dependsOn)}],`]),
    `title: ${labelText(title)},`,
    `icon: 'FileProtectOutlined',`,
    'document,',
    `parts: [${[...parts, `${document}Attachment`].join(', ')}],`,
    `registerTitle: ['เอกสารที่ออกแล้ว', 'Issued documents'],`,
    `documentTypes: ['${type}'],`,
    ...workflowLines(module),
    ...(isPrinted
      ? ['// What is filed is printed and kept.', `application: {${isSigned ? " signature: 'may' " : ''}},`]
      : []),
    ...(isSigned ? [`certificate: { signature: 'must' },`] : []),
    "// The same number with a later date; 'reissue' puts another in place of it, and 'never' says that it is not renewed.",
    `renewal: 'extend',`,
    ...validityLines(references),
    `approveCode: numberedByYear('${numberPrefixOf(name)}'),`,
    `subject: subjectFromFields('subject'),`,
    ...(fee === undefined ? [] : [`fee: ${feeFieldOf(fee.basis).terms},`]),
    `checklist: ${document}Checklist,`,
    `requiredFor: { requestLetter: ['new'] },`,
    ...(isPrinted ? ['calls: [', ...reportCallsOf(module).map((call) => `  '${call}',`), '],'] : []),
  ];
  return `/** ${title[1]}: requested, received, checked and approved. */
${bounded}import { subjectFromFields, numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { ${module.stages.toSorted().join(', ')} } from '#platform/model/request/stages.ts';
import { ${[`${document} as document`, ...parts, `${document}Attachment`, `${document}Checklist`].join(', ')} } from './${document}.ts';

export const ${toCamelCase(name)} = requestModule({
${lines.map((line) => `  ${line}\n`).join('')}});
`;
}

/** Returns the calls that print a request and list issued documents. */
export function reportCallsOf({
  name,
  document,
}: Pick<NewRequestModule, 'name' | 'document'>): readonly [paper: string, list: string] {
  return [
    `POST /api/v1/transaction/requests/report/${name}`,
    `POST /api/v1/transaction/${collectionName(document)}/report/data`,
  ];
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}

const LABORATORY = [
  'laboratory: {',
  "  label: ['ห้องปฏิบัติการ', 'Laboratory'],",
  "  path: 'laboratory',",
  "  title: ['ตัวอย่างที่รอวิเคราะห์', 'Samples to analyse'],",
  "  icon: 'ExperimentOutlined',",
  "  roles: { act: ['OFFICER_LAB'] },",
  '},',
];
const SIGNATORY = [
  'signatory: {',
  "  label: ['ผู้มีอำนาจลงนาม', 'Signatory'],",
  "  path: 'signatures',",
  "  title: ['รอลงนาม', 'To sign'],",
  "  icon: 'FileDoneOutlined',",
  "  roles: { act: ['SIGNATORY'] },",
  '},',
];

/** The stages, and their parties in addition to operator, officers of the central office and signatories. */
function workflowLines({ stages }: NewRequestModule): readonly string[] {
  const isPassed = isPassedOn(stages);
  const textOf = (stage: StageName): string => {
    if (stage === 'decideAtCentre' && isPassed) return 'decideAtCentre({ days: 2, isPassed: true })';
    return stage === 'sign' && isPassed ? "sign({ party: 'signatory', days: 2 })" : known[stage].text;
  };
  const parties = [...(stages.includes('laboratory') ? LABORATORY : []), ...(isPassed ? SIGNATORY : [])];
  const roles = [
    ...(stages.includes('receiveAtCheckpoint')
      ? [`receiver: { act: ['OFFICER_CUSTOMS'], takeBack: ['OFFICER_CUSTOMS'] },`]
      : []),
    ...(isPassed ? [`approver: { act: ['OFFICER_CENTER', 'OFFICER_HEAD'] },`] : []),
  ];
  return [
    '// What a request goes through, with the working days for each.',
    ...listText('', { before: 'workflow: { stages: [', items: stages.map(textOf), after: '] },' }).split('\n'),
    ...(parties.length === 0 ? [] : ['parties: {', ...parties.map((line) => `  ${line}`), '},']),
    ...(roles.length === 0 ? [] : ['roles: {', ...roles.map((line) => `  ${line}`), '},']),
  ];
}

/** It is valid no longer than the documents it refers to. */
function validityLines(references: readonly NewReference[]): readonly string[] {
  if (references.length === 0) return ['validity: { months: 12 },'];
  const fields = references.map(({ target, rows }) => rows?.field ?? `${target}Expires`);
  const ofRows = (target: string, field: string): string =>
    `(${field} ?? []).map(({ ${target}Expires }) => ${target}Expires)`;
  const [only] = references;
  const days = references.map(({ target, rows }) =>
    rows === undefined ? `${target}Expires` : `...${ofRows(target, rows.field)}`,
  );
  const isOneList = references.length === 1 && only?.rows !== undefined;
  const callText = `notAfter: ({ ${fields.join(', ')} }) => earliest`;
  const notAfter = isOneList
    ? `  ${callText}(${ofRows(only.target, only.rows.field)}),`
    : listText('  ', { before: `${callText}([`, items: days, after: ']),' });
  return ['// No longer than what it refers to.', 'validity: {', '  months: 12,', ...notAfter.split('\n'), '},'];
}

export function documentText(module: NewRequestModule): string {
  const { document, title, fee, references } = module;
  const [th, en] = title;
  const rows = references.flatMap((reference) =>
    reference.rows === undefined ? [] : [{ ...reference, rows: reference.rows }],
  );
  const own = references.filter(({ rows: many }) => many === undefined);
  const feeField = fee === undefined ? undefined : feeFieldOf(fee.basis);
  const copied = references.flatMap(({ copies }) => copies);
  const kinds = [
    ...(copied.some(({ kind }) => 'choice' in kind) ? ['choice'] : []),
    ...(feeField === undefined ? [] : [feeField.kind]),
  ];
  const called = own[0] === undefined ? ['subject'] : ['subject', `${own[0].target}Number`];
  const ownFields = own.flatMap(({ target, copies }) => [`ref${capital(target)}`, ...copies.map(({ to }) => to)]);
  const formFields = ['subject', 'details', ...ownFields, ...(feeField === undefined ? [] : [feeField.name])].map(
    (name) => `'${name}'`,
  );
  const tables = rows.map(({ rows: { field } }) => `table('${field}')`);
  const particular = [
    ...own.map(referenceText),
    ...(feeField === undefined ? [] : [`  ${feeField.name}: ${feeField.text},\n`]),
    ...rows.map(
      ({ rows: { part, field }, label }) =>
        `  ${field}: parts('${part}', ${labelText(label)}, { required: true, max: 100 }),\n`,
    ),
  ].join('');
  const rowFields = rows
    .map((row) => `const ${row.rows.field}Fields = defineFields({\n  ...lineFields,\n${referenceText(row)}});\n\n`)
    .join('');
  const rowEntities = rows.map((row) => partText(document, row)).join('');
  const searched = [...called, ...rows.map(({ target, rows: { field } }) => `${field}.${target}Number`)];
  return `/** ${en}: what one request says, and, once it is approved, what was issued. */
import { defineChoice } from '#language/choice.ts';
import { entity, section${rows.length === 0 ? '' : ', table'} } from '#language/entity.ts';
import { ${[...kinds, 'defineFields', 'parts', 'text'].toSorted().join(', ')} } from '#language/field.ts';
${references.length === 0 ? '' : "import { refersTo } from '#language/refersTo.ts';\n"}import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
${rows.length === 0 ? '' : '  lineFields,\n'}  reasonBehaviour,
} from '#platform/model/request/document.ts';

export const ${document}Checklist = defineChoice('${document}Checklist', {
  group: '${toSnakeCase(document).toUpperCase()}_CHECKLIST',
  title: ${labelText([`เอกสารประกอบ${th}`, `Documents for: ${en}`])},
  values: {
    requestLetter: { key: '1', label: ['หนังสือคำขอ', 'Letter of request'] },
    authorityLetter: { key: '2', label: ['หนังสือมอบอำนาจ', 'Power of attorney'] },
    other: { key: '9', label: ['เอกสารอื่น', 'Other'] },
  },
});

const fields = defineFields({
  ...documentFields,
  subject: text(['เรื่อง', 'Subject'], { required: true, max: 200, searched: true }),
  details: text(['รายละเอียด', 'Details'], { max: 1000, multiline: true }),
${particular}  attachments: parts('${document}Attachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

${rowFields}const attachments = attachmentFields('${document}Checklist');

declare module '#language/registry.ts' {
  interface Fields {
    ${document}: typeof fields;
${rows.map(({ rows: { part, field } }) => `    ${part}: typeof ${field}Fields;\n`).join('')}    ${document}Attachment: typeof attachments;
  }
  interface Choices {
    ${document}Checklist: typeof ${document}Checklist;
  }
}

export const ${document} = entity('${document}', fields, {
  wire: 'transaction/${collectionName(document)}',
  title: ${labelText(title)},
  isDocument: true,
  card: { th: 'subject' },
  scope: documentScope,
${listText('  ', { before: 'list: documentList({', items: [`columns: [${quoted(called)}]`, `search: [${quoted(searched)}]`], after: '}),' })}
  form: [
${listText('    ', { before: `section(${labelText(title)}, [`, items: [...formFields, ...tables], after: ']),' })}
    ...closingSections,
  ],
  behaviour: { reason: reasonBehaviour },
});

${rowEntities}export const ${document}Attachment = entity('${document}Attachment', attachments, attachmentEntityOptions('${document}'));
`;
}

function referenceText({ target, label, copies }: NewReference): string {
  const filled = copies.map(({ from, to }) => `${from}: '${to}'`).join(', ');
  const items = ['required: true', ...(copies.length === 0 ? [] : [`copies: { ${filled} }`])];
  const before = `...refersTo('ref${capital(target)}', '${target}', ${labelText(label)}, {`;
  return `${listText('  ', { before, items, after: '}),' })}\n${copies.map(copyText).join('')}`;
}

/** A text is prefilled with the choice and may be changed; a choice is stored by the server. */
function copyText({ to, label, kind }: NewCopy): string {
  if ('max' in kind) return `  ${to}: text(${labelText(label)}, { max: ${kind.max} }),\n`;
  return `  ${to}: choice('${kind.choice}', ${labelText(label)}, { managed: true }),\n`;
}

function partText(document: string, { target, label, copies, rows }: Required<NewReference>): string {
  const { part, field } = rows;
  const columns = [`${target}Number`, ...copies.map(({ to, kind }) => ('max' in kind ? to : `${to}.value`))];
  const list = [`columns: [${quoted(columns)}]`, `search: ['${target}Number']`, `sort: ['${target}Number']`];
  return `export const ${part} = entity('${part}', ${field}Fields, {
  wire: 'transaction/${collectionName(part)}',
  title: ${labelText(label)},
  partOf: { root: '${document}', field: '${field}', rootField: 'ref${capital(document)}' },
  unique: [['$root', 'ref${capital(target)}']],
${listText('  ', { before: 'list: {', items: list, after: '},' })}
  form: [section(${labelText(label)}, [${quoted([`ref${capital(target)}`, ...copies.map(({ to }) => to)])}])],
});

`;
}
