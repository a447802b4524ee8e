/** Free-sale certificate: what a demonstration begins with, done by those who could have done it. */
import type { DemoStory } from '#platform/server/seeds/demoStory.ts';
import {
  documentStory,
  approved,
  filed,
  paid,
  received,
  sentBack,
  SIGNED,
  step,
  uploadAttachments,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

export const stories = (): readonly DemoStory[] => [
  story('approved', [
    filed(8, 'operator', SIGNED),
    received(7),
    step(6, 'center', 'check', { data: { result: 'passed' } }),
    step(6, 'center', 'pass'),
    ...paid(5, 'cash'),
    approved(4, SIGNED),
  ]),
  story('sent back', [filed(4, 'operator'), received(3), sentBack(2, 'กรุณาแนบหนังสือคำขอที่ลงนามแล้ว')]),
  story('received', [filed(2, 'operator'), received(1)]),
  story('submitted', [filed(0, 'operator')]),
  story('draft', []),
];

/** What must be attached: the key of the item in the checklist, and the name of the file. */
const ATTACHED = [['1', 'request-letter']] as const;

function story(name: string, steps: readonly StoryStep[]): DemoStory {
  return documentStory(
    {
      name,
      entity: 'freeSale',
      id: seedId(`demo free-sale ${name}`),
      write: async (actor, id) => {
        const attachments = await uploadAttachments(actor, ATTACHED, {
          about: name,
          lines: (file) => [name, '', `Demonstration: ${file}`],
        });
        const values = {
          subject: `AQ-CHLOR 65: ${name}`,
          copies: 1,
          products: [{ refHaz: await actor.inForce('haz') }],
        };
        await actor.save('freeSale', { id, ...values, attachments });
      },
    },
    steps,
  );
}
