/** How a partner of the demonstration behaves, and the buttons by which a person makes it fail. */
import type { Label } from '#language/label.ts';
import { labelHtml, type Frame } from './partnerPage.ts';

/**
 * `well`: answers. `stumbling`: breaks the connection once, and is well again. `down`: breaks every connection.
 * `failing`: answers with an error of its own. `silent`: accepts the call and does not answer. `nonsense`: answers
 * something else.
 */
export const BEHAVIOUR_MODES = ['well', 'stumbling', 'down', 'failing', 'silent', 'nonsense'] as const;
export type BehaviourMode = (typeof BEHAVIOUR_MODES)[number];

export function behaviourButtons(
  frame: Frame,
  { behaviour, actionOf }: { readonly behaviour: BehaviourMode; readonly actionOf: (mood: BehaviourMode) => string },
): string {
  const buttons = BEHAVIOUR_MODES.map(
    (mode) =>
      `<button type="submit" formaction="${actionOf(mode)}" aria-pressed="${mode === behaviour}">${labelHtml(frame, labels[mode])}</button>`,
  );
  return `<form method="post" class="moods">${buttons.join('')}</form>`;
}

export const BEHAVIOUR_STYLE = `
.moods { display: flex; flex-wrap: wrap; gap: var(--space-2); }
button { min-height: var(--size-target); padding: 0 var(--space-3); border: var(--hairline) solid var(--line); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: inherit; cursor: pointer; }
button[aria-pressed='true'] { background: var(--structure); color: var(--on-structure); }
`;

const labels: Readonly<Record<BehaviourMode, Label>> = {
  well: ['ตอบปกติ', 'Responds normally'],
  stumbling: ['ขาดการเชื่อมต่อหนึ่งครั้ง', 'Drops the connection once'],
  down: ['เชื่อมต่อไม่ได้', 'Unreachable'],
  failing: ['ตอบว่าผิดพลาด', 'Responds with an error'],
  silent: ['ไม่ตอบ', 'Does not respond'],
  nonsense: ['ตอบข้อมูลผิดรูปแบบ', 'Responds with malformed data'],
};
