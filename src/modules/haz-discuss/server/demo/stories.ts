/** The requests for rulings of a demonstration: one in each status, made by people who have the rights. */
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  approved,
  documentStory,
  filed,
  received,
  refused,
  sentBack,
  SIGNED,
  step,
  uploadAttachments,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { products, type DemoQuestion } from './products.ts';

export const stories = (): readonly DemoStory[] => [
  story('controlled', products.acid, [
    filed(30, 'operator', SIGNED),
    received(29),
    ...processed(27),
    approved(25, SIGNED),
  ]),
  story('not controlled', products.reagent, [
    filed(26, 'operator'),
    received(25),
    ...processed(22),
    approved(21, SIGNED),
  ]),
  story('differs from the cases', products.teaSeed, [
    filed(24, 'employee'),
    received(23),
    step(20, 'center', 'process'),
    decided(20, {
      refDecision: { key: '2' },
      decisionReason: 'ผู้ยื่นแบ่งขายให้ฟาร์มอื่นด้วย จึงเป็นการมีไว้ในครอบครองเพื่อขาย ตามชนิดที่ 2',
      letterTh: 'ผลิตภัณฑ์นี้เข้าข่ายเป็นวัตถุอันตรายชนิดที่ 2 เนื่องจากมีการแบ่งขาย ท่านต้องมีใบรับแจ้งมีไว้ในครอบครองก่อนดำเนินการ',
      letterEn:
        'This product is a hazardous substance of type 2, because it is also sold on. A possession notice is required.',
    }),
    ...passed(19),
    approved(17, SIGNED),
  ]),
  story('refused', products.microbes, [
    filed(16, 'operator'),
    received(15),
    refused(12, 'ใบรับรองการวิเคราะห์ไม่ตรงกับสูตรที่ยื่น กรุณายื่นใหม่พร้อมผลวิเคราะห์ที่ถูกต้อง'),
  ]),
  story('at the signatory', products.bleach, [filed(8, 'operator', SIGNED), received(7), ...processed(4)]),
  story('processed', products.unlisted, [filed(6, 'operator'), received(5), step(3, 'center', 'process')]),
  story('sent back', products.disinfectant, [
    filed(5, 'employee'),
    received(4),
    sentBack(3, 'กรุณาระบุความเข้มข้นของกลูตารัลดีไฮด์เป็นร้อยละโดยน้ำหนักต่อปริมาตร และแนบฉลาก'),
  ]),
  story('submitted', products.snail, [filed(0, 'operator')]),
  story('draft', products.bleach, []),
];

/** Processed, checked and passed on the same day. */
function processed(daysAgo: number): readonly StoryStep[] {
  return [step(daysAgo, 'center', 'process'), ...passed(daysAgo)];
}

function passed(daysAgo: number): readonly StoryStep[] {
  return [step(daysAgo, 'center', 'check', { data: { result: 'passed' } }), step(daysAgo, 'center', 'pass')];
}

/** The officer decides otherwise than the cases. */
function decided(daysAgo: number, values: Readonly<Record<string, unknown>>): StoryStep {
  return {
    daysAgo,
    by: 'center',
    act: async (demoActor, { documentId, requestId }, isAgain) => {
      // After the check the case is passed on, and the decision can no longer be written.
      if (isAgain && (await demoActor.timesTaken(requestId, 'check')) > 0) return;
      const version = await demoActor.versionOf('hazDiscuss', documentId);
      await demoActor.save('hazDiscuss', { id: documentId, version, ...values });
    },
  };
}

const ATTACHED = [
  ['1', 'request-letter'],
  ['2', 'composition'],
  ['3', 'sds'],
] as const;

function story(name: string, { nameEn, ...values }: DemoQuestion, steps: readonly StoryStep[]): DemoStory {
  return documentStory(
    {
      name,
      entity: 'hazDiscuss',
      id: seedId(`demo haz-discuss ${name}`),
      write: async (actor, id) => {
        const attachments = await uploadAttachments(actor, ATTACHED, {
          about: nameEn,
          lines: (file) => [nameEn, '', `Demonstration: ${file}`],
        });
        await actor.save('hazDiscuss', { id, productNameEn: nameEn, ...values, attachments });
      },
    },
    steps,
  );
}
