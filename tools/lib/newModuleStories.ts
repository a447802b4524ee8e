/**
 * The parts of a new module of requests for the server, the demonstration and tests: its entries, and the story of one.
 */
import { feeFieldOf, numberPrefixOf, reportCallsOf } from './newModuleDeclaration.ts';
import { listText, stringText } from './moduleTexts.ts';
import { capital } from './newModuleNames.ts';
import { isPassedOn, stages as known } from './newModuleStages.ts';
import type { NewReference, NewRequestModule } from './newRequestArguments.ts';
import { documentType } from '../../src/platform/model/businessChoices.ts';

export function serverText({ name, document, title, isPrinted, fee }: NewRequestModule): string {
  const isSeeding = fee?.isSeeded === false;
  const entries = [
    ...(isPrinted ? ['calls: reports', `papers: { ${document}: certificatePaper }`] : []),
    ...(isSeeding ? [`reference: { module: '${name}', seed: seedFeeRate }`] : []),
    'demo: stories',
  ];
  return `/** ${title[1]}: what the module adds to the server. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
${isPrinted ? "import { certificatePaper } from './certificatePaper.ts';\n" : ''}import { stories } from './demo/stories.ts';
${isSeeding ? "import { seedFeeRate } from './feeRate.ts';\n" : ''}${isPrinted ? "import { reports } from './reports.ts';\n" : ''}
${listText('', { before: 'export const moduleServer: ModuleServer = {', items: entries, after: '};' })}
`;
}

/** A rate from the module itself, if an installation has none for its type at first. */
export function feeRateText({ type, title }: NewRequestModule): string {
  const key = Object.entries(documentType.values).find(([code]) => code === type)?.[1].key ?? '';
  return `/** ${title[1]}: the rate an installation begins with. Administrators change it; a real one begins without. */
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { insertMissing, type Seeded } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

const CODE = 'FEE-${key}';
const BAHT = 200;
const DUE_DAYS = 15;
const PROPOSED = 'จำนวนเงินและกำหนดชำระเป็นข้อเสนอสำหรับการสาธิต กรุณาแก้ไขตามประกาศจริง';

export function seedFeeRate(context: SeedContext): Promise<Seeded> {
  const rate = {
    id: seedId(\`feeRate \${CODE}\`),
    code: CODE,
    nameTh: ${stringText(title[0])},
    nameEn: ${stringText(title[1])},
    refDocumentType: '${type}',
    requestTypes: ['new', 'renew', 'change'],
    refBasis: 'copy',
    amount: decimal(BAHT),
    dueDays: DUE_DAYS,
    effectiveDate: getPlainDate('2026-01-01'),
    remark: PROPOSED,
  } as const;
  // What is only proposed must not be taken for the law.
  return insertMissing(context, { entity: 'feeRate', keyFields: ['code'], records: context.onlyFacts === true ? [] : [rate] });
}
`;
}

/**
 * Steps by people who have the right: as far as people of the demonstration can take the case, and one case of each
 * beginning.
 */
export function demoText({ name, document, title, stages, fee, isSigned, references }: NewRequestModule): string {
  const signed = isSigned ? ', SIGNED' : '';
  const beyond = stages.findIndex((stage) => known[stage].demo === undefined && stage !== 'sign');
  const walked = stages.slice(0, beyond === -1 ? undefined : beyond);
  const walk = [
    `filed(${FIRST_DAY}, 'operator'${signed})`,
    ...walked.flatMap(
      (stage, index) => known[stage].demo?.(FIRST_DAY - 1 - index) ?? [`approved(${FIRST_DAY - 1 - index}${signed})`],
    ),
  ];
  const isReceived = walked[0] === 'receive';
  const cases = [
    { called: beyond === -1 ? 'approved' : `waiting for ${stages[beyond] ?? ''}`, steps: walk },
    ...(isReceived
      ? [
          {
            called: 'sent back',
            steps: ["filed(4, 'operator')", 'received(3)', "sentBack(2, 'กรุณาแนบหนังสือคำขอที่ลงนามแล้ว')"],
          },
          { called: 'received', steps: ["filed(2, 'operator')", 'received(1)'] },
        ]
      : []),
    { called: 'submitted', steps: ["filed(0, 'operator')"] },
    { called: 'draft', steps: [] },
  ];
  const all = cases.flatMap(({ steps }) => steps).join(' ');
  const isUsed = (word: string): boolean => new RegExp(`\\b${word}\\b`, 'u').test(all);
  const helpers = ['approved', 'filed', 'paid', 'received', 'sentBack', 'SIGNED', 'step'].filter(isUsed);
  const imported = ['documentStory', ...helpers, 'uploadAttachments', 'type StoryStep'];
  const values = [
    `subject: \`AQ-CHLOR 65: \${name}\``,
    ...feeValues(fee),
    ...referenceValues(references, (target) => `await actor.inForce('${target}')`),
  ];
  return `/** ${title[1]}: what a demonstration begins with, done by those who could have done it. */
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
${listText('', { before: 'import {', items: imported, after: "} from '#platform/server/seeds/documentStory.ts';" })}
import { seedId } from '#platform/server/seeds/seedId.ts';

export const stories = (): readonly DemoStory[] => [
${cases.map(({ called, steps }) => `${listText('  ', { before: `story('${called}', [`, items: steps, after: ']),' })}\n`).join('')}];

/** What must be attached: the key of the item in the checklist, and the name of the file. */
const ATTACHED = [['1', 'request-letter']] as const;

function story(name: string, steps: readonly StoryStep[]): DemoStory {
  return documentStory(
    {
      name,
      entity: '${document}',
      id: seedId(\`demo ${name} \${name}\`),
      write: async (actor, id) => {
        const attachments = await uploadAttachments(actor, ATTACHED, { about: name, lines: (file) => [name, '', \`Demonstration: \${file}\`] });
        const values = {
${values.map((value) => `          ${value},\n`).join('')}        };
        await actor.save('${document}', { id, ...values, attachments });
      },
    },
    steps,
  );
}
`;
}

/** In working days ago: a day on which all documents of the demonstration it refers to are in force. */
const FIRST_DAY = 8;

function referenceValues(references: readonly NewReference[], find: (target: string) => string): readonly string[] {
  return references.map(({ target, rows }) => {
    const referenceText = `ref${capital(target)}: ${find(target)}`;
    return rows === undefined ? referenceText : `${rows.field}: [{ ${referenceText} }]`;
  });
}

function feeValues(fee: NewRequestModule['fee']): readonly string[] {
  if (fee === undefined) return [];
  const { name, value } = feeFieldOf(fee.basis);
  return [`${name}: ${value}`];
}

export function testingText({ document, title, fee, references }: NewRequestModule): string {
  const values = [
    `subject: 'AQ-CHLOR 65'`,
    ...feeValues(fee),
    ...referenceValues(references, (target) => `await registered('${target}')`),
  ];
  return `/** ${title[1]}: what tests of any document have to know of it. */
import type { ModuleTesting } from '#platform/testing/moduleTesting.ts';
import { uploadPdf } from '#platform/testing/requestPeople.ts';

export const moduleTesting: ModuleTesting = {
  drafts: {
    // Everything that a submission needs.
    ${document}: async ({ test, operator${references.length === 0 ? '' : ', registered'} }) => ({
${values.map((value) => `      ${value},\n`).join('')}      attachments: [{ refItem: { key: '1' }, file: await uploadPdf(test, operator) }],
    }),
  },
};
`;
}

export function storyText(module: NewRequestModule): string {
  const { name, document, title, stages, isSigned, isPrinted } = module;
  const isPassed = isPassedOn(stages);
  const deciding = isSigned ? 'sign' : 'approve';
  const decider = isPassed ? `{ ...people, ${isSigned ? 'signatory' : 'approver'}: signatory }` : 'people';
  const steps = [
    'await submit(test, people, filed);',
    ...stages.flatMap((stage) =>
      stage === 'decideAtCentre' && isPassed ? ["await takeStep(test, centre, filed, 'pass');"] : known[stage].steps,
    ),
    `await ${deciding}(test, ${decider}, filed);`,
  ];
  const stepText = steps.join('\n');
  const isTaken = (step: string): boolean => stepText.includes(`await ${step}(`) || step === 'submitStatus';
  const imports = ['approve', 'check', 'pass', 'pay', 'receive', 'submitStatus', 'sign', 'submit'].filter(isTaken);
  const others = peopleOf(module);
  const peopleType = isSigned ? 'SigningPeople' : 'RequestPeople';
  const fromPeople = [
    'readCase',
    ...(others.length === 0 ? [] : ['CENTRAL_OFFICE']),
    ...(isSigned ? [] : ['makeRequestPeople']),
    ...(stepText.includes('takeStep(') ? ['takeStep'] : []),
    ...(isSigned ? [] : ['type RequestPeople']),
  ];
  const setUp = [
    ...(others.length === 0
      ? []
      : [
          'const officer = (role: string): Promise<Person> => test.person({ roles: [role], departmentId: CENTRAL_OFFICE });',
        ]),
    ...others.map(({ variable, made }) =>
      variable === 'receiver' ? `people = { ...people, receiver: ${made} };` : `${variable} = ${made};`,
    ),
  ];
  return `/** ${title[1]}: the story of one, as the calls see it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
${others.length === 0 ? '' : "import type { Person } from '#platform/testing/people.ts';\n"}import { ${fromPeople.join(', ')} } from '#platform/testing/requestPeople.ts';
import { ${imports.join(', ')} } from '#platform/testing/requestSteps.ts';
${isSigned ? "import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';\n" : ''}
let test: TestApp;
let people: ${peopleType};
${others
  .filter(({ variable }) => variable !== 'receiver')
  .map(({ variable }) => `let ${variable}: Person;\n`)
  .join('')}beforeAll(async () => {
  test = await startTestApp();
  people = await make${peopleType}(test);
${setUp.map((line) => `  ${line}\n`).join('')}});
afterAll(() => test.stop());

it('is filed, goes through every stage and is issued', async () => {
  const filed = await fileDraft(test, people.operator, '${document}');
${steps.map((step) => `  ${step}\n`).join('')}  const { request, dossier } = await readCase(test, people.operator, filed.requestId);
  expect([request.status.code, dossier.state.code, dossier.revision]).toEqual(['approved', 'inForce', 1]);
  expect(dossier.code).toMatch(/^${numberPrefixOf(name)}\\d+\\/25\\d\\d$/);
${isPrinted ? paperLines(module) : ''}});

it('is kept as a draft with anything missing, and not submitted so', async () => {
  const filed = await fileDraft(test, people.operator, '${document}', { values: { subject: null } });
  expect(await submitStatus(test, people, filed)).toBe(422);
});
`;
}

/** The operator can print the filed request and the issued document. */
function paperLines(module: NewRequestModule): string {
  const [paper, list] = reportCallsOf(module).map((call) => call.replace('POST ', ''));
  return `  const printed = [
    await test.call('POST', '${paper ?? ''}', { as: people.operator, body: { id: filed.requestId } }),
    await test.call('POST', '${list ?? ''}', { as: people.operator, body: { id: filed.id } }),
  ];
  expect(printed.map(({ status, text }) => [status, text.slice(0, 5)])).toEqual([[200, '%PDF-'], [200, '%PDF-']]);
`;
}

/** The people in addition to those of every story. */
function peopleOf({
  stages,
  isSigned,
}: NewRequestModule): readonly { readonly variable: string; readonly made: string }[] {
  const officer = (role: string): string => `await officer('${role}')`;
  const signatory = isSigned ? 'people.signatory' : 'people.approver';
  return [
    ...(stages.includes('receiveAtCheckpoint') ? [{ variable: 'receiver', made: officer('OFFICER_CUSTOMS') }] : []),
    ...(isPassedOn(stages)
      ? [
          { variable: 'centre', made: officer('OFFICER_CENTER') },
          { variable: 'signatory', made: signatory },
        ]
      : []),
    ...(stages.includes('laboratory') ? [{ variable: 'laboratory', made: officer('OFFICER_LAB') }] : []),
  ];
}
