/** The texts of a new module of requests: the document, what is attached to it, its way, and the story of one. */
import { camel, collectionName, snake } from '../../src/language/naming.ts';
import { labelText, type GlossaryRow } from './moduleTexts.ts';
import type { NewRequestModule } from './newModuleArguments.ts';

export function requestModuleFiles(module: NewRequestModule): Readonly<Record<string, string>> {
  const { document } = module;
  return { 'index.ts': indexText(module), [`${document}.ts`]: documentText(module), [`${document}.api.test.ts`]: storyText(module) };
}

export function requestGlossary({ document, title: [th, en] }: NewRequestModule): readonly GlossaryRow[] {
  return [
    { word: document, thai: th, meaning: en },
    { word: `${document}Attachment`, thai: `เอกสารแนบ${th}`, meaning: `What was attached to a request: ${en}` },
    { word: `${document}Checklist`, thai: `รายการเอกสารประกอบ${th}`, meaning: `What may or must be attached to a request: ${en}` },
  ];
}

/** `FS` of `free-sale`. */
function lettersOf(name: string): string {
  return name.split('-').map((word) => word.charAt(0).toUpperCase()).join('');
}

function indexText({ name, document, type, title }: NewRequestModule): string {
  return `/** ${title[1]}: requested, received, checked and approved. */
import { calledBy, numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { receive, review, sign } from '#platform/model/request/stages.ts';
import { ${document} as document, ${document}Attachment, ${document}Checklist } from './${document}.ts';

export const ${camel(name)} = requestModule({
  name: '${name}',
  title: ${labelText(title)},
  icon: 'FileProtectOutlined',
  document,
  parts: [${document}Attachment],
  registerTitle: ['เอกสารที่ออกแล้ว', 'Documents issued'],
  documentTypes: ['${type}'],
  // What it goes through, with the working days for each.
  workflow: { stages: [receive({ days: 1 }), review({ days: 5 }), sign({ days: 2 })] },
  // The same number with a later date; 'reissue' puts another in place of it.
  renewal: 'extend',
  validity: { months: 12 },
  approveCode: numberedByYear('${lettersOf(name)}'),
  subject: calledBy('productName'),
  checklist: ${document}Checklist,
  requiredFor: { requestLetter: ['new'] },
  cancelFields: ['reason', 'attachments'],
});
`;
}

function documentText({ document, title }: NewRequestModule): string {
  const [th, en] = title;
  return `/** ${en}: what one request says, and, once it is approved, what was issued. */
import { defineChoice } from '#language/choice.ts';
import { entity, section } from '#language/entity.ts';
import { defineFields, parts, text } from '#language/field.ts';
import { attachmentFields, attachmentsOf, closingSections, documentFields, documentList, documentScope, reasonBehaviour } from '#platform/model/request/document.ts';

export const ${document}Checklist = defineChoice('${document}Checklist', {
  group: '${snake(document).toUpperCase()}_CHECKLIST',
  title: ${labelText([`เอกสารประกอบ${th}`, `Documents for: ${en}`])},
  values: {
    requestLetter: { key: '1', label: ['หนังสือคำขอ', 'Letter of request'] },
    authorityLetter: { key: '2', label: ['หนังสือมอบอำนาจ', 'Power of attorney'] },
    other: { key: '9', label: ['เอกสารอื่น', 'Other'] },
  },
});

const fields = defineFields({
  ...documentFields,
  productName: text(['ผลิตภัณฑ์', 'Product'], { required: true, max: 200, searched: true }),
  purpose: text(['วัตถุประสงค์', 'Purpose'], { max: 1000, multiline: true }),
  attachments: parts('${document}Attachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const attachments = attachmentFields('${document}Checklist');

declare module '#language/registry.ts' {
  interface Fields {
    ${document}: typeof fields;
    ${document}Attachment: typeof attachments;
  }
  interface Choices {
    ${document}Checklist: typeof ${document}Checklist;
  }
}

export const ${document} = entity('${document}', fields, {
  wire: 'transaction/${collectionName(document)}',
  title: ${labelText(title)},
  document: true,
  card: { th: 'productName' },
  scope: documentScope,
  list: documentList({ columns: ['productName'], search: ['productName'] }),
  form: [section(${labelText(title)}, ['productName', 'purpose']), ...closingSections],
  behaviour: { reason: reasonBehaviour },
});

export const ${document}Attachment = entity('${document}Attachment', attachments, attachmentsOf('${document}'));
`;
}

function storyText({ name, document, title }: NewRequestModule): string {
  return `/** ${title[1]}: the story of one, as the calls see it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import { caseOf, makeCast, type Cast } from '#platform/testing/requestCast.ts';
import { approve, check, pass, receive, refusedSubmit, submit } from '#platform/testing/requestSteps.ts';

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await makeCast(test);
});
afterAll(() => test.stop());

it('is filed, received, checked and approved', async () => {
  const filed = await fileDraft(test, cast.operator, '${document}', { values: { productName: 'AQ-CHLOR 65' } });
  for (const step of [submit, receive, check, pass, approve]) await step(test, cast, filed);
  const { request, dossier } = await caseOf(test, cast.operator, filed.requestId);
  expect([request.status.code, dossier.state.code, dossier.revision]).toEqual(['approved', 'inForce', 1]);
  expect(dossier.code).toMatch(/^${lettersOf(name)}\\d+\\/25\\d\\d$/);
});

it('is kept as a draft with anything missing, and not submitted so', async () => {
  const filed = await fileDraft(test, cast.operator, '${document}', { values: { productName: null } });
  expect(await refusedSubmit(test, cast, filed)).toBe(422);
});
`;
}
