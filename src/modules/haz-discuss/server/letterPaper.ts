/** The texts of a ruling letter. Their places on the page are in letter.typ. */
import type { Label } from '#language/label.ts';
import type { NamedRecord } from '#language/namedRecord.ts';
import { itemBlock, numberBlocks, orBlank, tableBlock } from '#platform/server/paper/blocks.ts';
import { joined, oneLine } from '#platform/server/paper/cleanText.ts';
import { holderBlock } from '#platform/server/paper/holder.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import {
  certificateHead,
  checkText,
  describePaper,
  DRAFT_STAMP,
  paperMark,
  translationOf,
} from '#platform/server/paper/paperTexts.ts';
import { certificateSignature } from '#platform/server/paper/signature.ts';
import { declaredForm } from '#platform/server/request/printing/declaredForm.ts';
import { isCountUnit } from '#modules/haz/index.ts';
import { paperOf, type PaperSheet } from '#platform/server/request/printing/paperOf.ts';

const TITLE: Label = ['หนังสือตอบข้อหารือ', 'Ruling letter'];
const WHAT: Label = ['หนังสือ', 'letter'];

export const LETTER_TEMPLATE = 'modules/haz-discuss/server/letter.typ';

export const letterPaper = paperOf('hazDiscuss', {
  template: LETTER_TEMPLATE,
  isTranslated: true,
  form: declaredForm,
  data: letterData,
});

type Document = NamedRecord<'hazDiscuss'>;
type Substance = NonNullable<Document['mainSubStances']>[number];

export function letterData(sheet: PaperSheet<'hazDiscuss'>) {
  const { format, document, holder, authority, issue, check, today } = sheet;
  const { labelText, name, lang, proseLines } = format;
  const title = labelText(TITLE);
  const { refOperation, refSubOperation, refObjective, refSubObjective, refPhysicalState, refDecision } = document;
  const letter = lang === 'en' ? (document.letterEn ?? document.letterTh) : document.letterTh;
  return {
    about: describePaper(format, {
      title,
      code: issue?.code ?? null,
      day: issue?.issued ?? today,
      author: authority.department,
    }),
    mark: paperMark(format, issue),
    stamp: issue === null ? DRAFT_STAMP : null,
    check: checkText(format, check, WHAT),
    translation: translationOf(format, WHAT),
    ...certificateHead(sheet, { title, number: ['ที่', 'No.'] }),
    holder: holderBlock(format, holder, ['เรียน', 'To']),
    asked: [labelText(['ตามที่ท่านได้หารือเกี่ยวกับผลิตภัณฑ์ต่อไปนี้', 'You asked for a ruling on the following product.'])],
    blocks: numberBlocks(format, [
      itemBlock(format, {
        label: ['ผลิตภัณฑ์', 'Product'],
        text: oneLine(name([document.productNameTh ?? '', document.productNameEn ?? document.productNameTh ?? ''])),
        strong: true,
      }),
      itemBlock(format, { label: ['ประเด็นที่หารือ', 'Question'], text: orBlank(proseLines(document.question)) }),
      itemBlock(format, {
        label: ['การดำเนินการ', 'Operation'],
        text: chosenText(format, [refOperation, refSubOperation]),
      }),
      itemBlock(format, {
        label: ['วัตถุประสงค์', 'Objective'],
        text: chosenText(format, [refObjective, refSubObjective]),
      }),
      itemBlock(format, {
        label: ['สถานะทางกายภาพ', 'Physical state'],
        text: refPhysicalState === null ? '' : labelText(refPhysicalState.name),
      }),
      tableBlock(format, {
        label: ['สารสำคัญ', 'Active substances'],
        columns: [
          { title: ['สารสำคัญ', 'Active substance'], share: 3 },
          { title: ['ความเข้มข้น', 'Concentration'], share: 3 },
        ],
        rows: document.mainSubStances,
        cells: (row) => [substanceName(format, row), concentrationText(format, row)],
      }),
    ]),
    ruling: {
      title: labelText(['คำวินิจฉัย', 'Ruling']),
      result: refDecision === null ? '' : labelText(refDecision.name),
      paragraphs: proseLines(letter),
    },
    closing: [
      labelText([
        'คำวินิจฉัยนี้พิจารณาจากข้อมูลและเอกสารที่ท่านยื่น หากข้อเท็จจริงต่างไปจากที่ยื่น หรือกฎหมายเปลี่ยนแปลง ให้หารือใหม่',
        'This ruling is based on the information and documents you submitted. If the facts differ, or the law changes, ask again.',
      ]),
    ],
    signature: certificateSignature(sheet),
  };
}

function chosenText({ labelText }: PaperFormatter, chosen: readonly ({ readonly name: Label } | null)[]): string {
  return joined(
    chosen.map((value) => (value === null ? '' : labelText(value.name))),
    ' · ',
  );
}

function substanceName({ name }: PaperFormatter, { refSubStance, otherName }: Substance): string {
  return oneLine(refSubStance === null ? otherName : name(refSubStance.name));
}

function concentrationText(
  { labelText, number }: PaperFormatter,
  { refConcentrationTest, concentration, toConcentration, refUnit }: Substance,
): string {
  const test = refConcentrationTest === null ? '' : labelText(refConcentrationTest.name);
  if (concentration === null) return test;
  const unit = refUnit === null ? '' : labelText(refUnit.name);
  if (toConcentration !== null)
    return labelText([
      `ตั้งแต่ ${number(concentration)} ถึง ${number(toConcentration)} ${unit}`,
      `from ${number(concentration)} to ${number(toConcentration)} ${unit}`,
    ]);
  // A count of microbes is a minimum, whatever was chosen.
  const isCount = refUnit !== null && isCountUnit(refUnit.code);
  const exact = isCount
    ? labelText(['ไม่น้อยกว่า ', 'at least '])
    : refConcentrationTest?.code === 'equal'
      ? ''
      : `${test} `;
  return `${exact}${number(concentration)} ${unit}`;
}
