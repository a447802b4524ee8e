/** How a request of any declared kind is brought to any state of its workflow, as people would bring it there. */
import type { Workflow } from '#language/workflow.ts';
import { statesOf } from '#language/workflow.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { fileDraft } from './fileDraft.ts';
import { fileLetter, take, type Filed } from './requestCast.ts';

/** Drafts of the kinds of document whose rules want more than that what is required is there. */
const drafts: Readonly<Record<string, (test: TestApp, operator: Person) => Promise<Filed>>> = {
  toWhom: (test, operator) => fileLetter(test, operator),
};

export interface Walk {
  readonly document: string;
  readonly workflow: Workflow;
  /** Who takes the steps of each party. */
  readonly people: Readonly<Record<string, Person>>;
}

export async function bringTo(test: TestApp, { document, workflow, people }: Walk, state: string): Promise<Filed> {
  const operator = getPerson(people, 'operator');
  const filed = await (drafts[document]?.(test, operator) ?? fileDraft(test, operator, document));
  for (const { action, party } of wayTo(workflow, state)) await take(test, getPerson(people, party), filed, action, answers);
  return filed;
}

/** Whatever an action asks for. */
export const answers = { remark: 'A reason, as a person would give it.', data: { result: 'passed', fields: ['attachments'] } } as const;

export function getPerson(people: Walk['people'], party: string): Person {
  const person = people[party];
  if (person === undefined) throw new Error(`Nobody plays the "${party}"`);
  return person;
}

interface WayStep {
  readonly action: string;
  readonly party: string;
}

/** The shortest way that begins with the submission, so that officers have seen it. */
export function wayTo(workflow: Workflow, state: string): readonly WayStep[] {
  const [first = ''] = statesOf(workflow);
  const waiting: { at: string; way: readonly WayStep[] }[] = [{ at: first, way: [] }];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { at, way } = next;
    if (at === state) return way;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const [action, { from, to, tone }] of Object.entries(workflow.actions)) {
      const [party] = from[at] ?? [];
      if (to === undefined || party === undefined || (at === first && tone !== 'primary')) continue;
      waiting.push({ at: to, way: [...way, ...checksBefore(workflow, { action, at, party }), { action, party }] });
    }
  }
  throw new Error(`No way leads to "${state}"`);
}

/** What needs a check that was passed is preceded by one. */
function checksBefore({ actions }: Workflow, { action, at, party }: { action: string; at: string; party: string }): readonly WayStep[] {
  if (actions[action]?.guards?.includes('checkPassed') !== true) return [];
  return Object.entries(actions).flatMap(([name, { asks, from }]) => (asks === 'checkResult' && from[at]?.includes(party) === true ? [{ action: name, party }] : []));
}
