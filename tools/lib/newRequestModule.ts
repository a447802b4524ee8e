/** The files of a new module of requests, and its rows in the glossary. */
import type { GlossaryRow } from './moduleTexts.ts';
import { documentText, indexText } from './newModuleDeclaration.ts';
import { paperText, printTestText, reportsText, templateText } from './newModulePaper.ts';
import { demoText, feeRateText, serverText, storyText, testingText } from './newModuleStories.ts';
import type { NewRequestModule } from './newRequestArguments.ts';

export function requestModuleFiles(module: NewRequestModule): Readonly<Record<string, string>> {
  const { document, isPrinted, fee } = module;
  return {
    'index.ts': indexText(module),
    [`${document}.ts`]: documentText(module),
    [`${document}.api.test.ts`]: storyText(module),
    'server/index.ts': serverText(module),
    'server/demo/stories.ts': demoText(module),
    ...(fee?.isSeeded === false ? { 'server/feeRate.ts': feeRateText(module) } : {}),
    ...(isPrinted ? printedFiles(module) : {}),
    'testing/index.ts': testingText(module),
  };
}

function printedFiles(module: NewRequestModule): Readonly<Record<string, string>> {
  return {
    'server/certificate.typ': templateText(module),
    'server/certificatePaper.ts': paperText(module),
    'server/certificatePaper.print.test.ts': printTestText(module),
    'server/reports.ts': reportsText(module),
  };
}

export function requestGlossary({ document, title: [th, en], references }: NewRequestModule): readonly GlossaryRow[] {
  return [
    { word: document, thai: th, meaning: en },
    { word: `${document}Attachment`, thai: `เอกสารแนบ${th}`, meaning: `What was attached to a request: ${en}` },
    {
      word: `${document}Checklist`,
      thai: `รายการเอกสารประกอบ${th}`,
      meaning: `What may or must be attached to a request: ${en}`,
    },
    ...references.flatMap(({ rows, label }) =>
      rows === undefined
        ? []
        : [{ word: rows.part, thai: `${label[0]}ใน${th}`, meaning: `What is referred to in: ${en}` }],
    ),
  ];
}
