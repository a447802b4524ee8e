/** Brings a request of any declared kind to any state of its workflow, as people would. */
import { moduleTestings } from '#apps/testing/moduleTestings.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { statesOf, type Workflow } from '#language/workflow.ts';
import { menusFor } from '#platform/server/request/case/caseParties.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { fileDraft } from './fileDraft.ts';
import type { ModuleTesting } from './moduleTesting.ts';
import { editDocument, expectOk, requestStatusOf, takeStep, type FiledRequest } from './requestPeople.ts';

/** Causes the events upon which the system takes a step automatically, as the modules provide them. */
const stepTriggers: NonNullable<ModuleTesting['stepTriggers']> = Object.fromEntries(
  moduleTestings.flatMap((moduleTesting) => Object.entries(moduleTesting.stepTriggers ?? {})),
);

/** By document and state: what the responsible party fills in. */
const stateValues: NonNullable<ModuleTesting['stateValues']> = Object.fromEntries(
  moduleTestings.flatMap((moduleTesting) => Object.entries(moduleTesting.stateValues ?? {})),
);

export interface PathOptions {
  readonly document: string;
  /** One of its document types; the first by default. */
  readonly documentType?: string;
  readonly workflow: Workflow;
  /** The person who takes the steps of each party. */
  readonly people: Readonly<Record<string, Person>>;
}

export async function bringToState(
  test: TestApp,
  { document, documentType, workflow, people }: PathOptions,
  state: string,
): Promise<FiledRequest> {
  const operator = getPerson(people, 'operator');
  const filed = await fileDraft(test, operator, document, { documentType });
  for (const { action, party } of pathToState(workflow, state)) {
    if (party === SYSTEM_PARTY) await stepTriggers[action]?.(test, filed);
    else await takeStep(test, getPerson(people, party), filed, action, stepAnswers);
    await fillInState(test, { document, workflow, people }, filed);
  }
  return filed;
}

async function fillInState(
  test: TestApp,
  { document, workflow, people }: Pick<PathOptions, 'document' | 'workflow' | 'people'>,
  filed: FiledRequest,
): Promise<void> {
  const ofStates = stateValues[document];
  if (ofStates === undefined) return;
  const state = (await requestStatusOf(test, filed.requestId)) ?? '';
  const values = ofStates[state];
  const party = workflow.states[state]?.responsibleParty;
  if (values !== undefined && party !== undefined)
    await expectOk(editDocument(test, getPerson(people, party), filed, values(test)));
}

/** The party of automatic steps. */
export const SYSTEM_PARTY = 'the system';

/** Input that satisfies every action. */
export const stepAnswers = {
  remark: 'A reason, as a person would give it.',
  data: { result: 'passed', fields: ['attachments'] },
} as const;

export function getPerson(people: PathOptions['people'], party: string): Person {
  const person = people[party];
  if (person === undefined) throw new Error(`Nobody plays the "${party}"`);
  return person;
}

export interface PathStep {
  readonly action: string;
  readonly party: string;
}

/** Returns the shortest path that begins with the submission, so that officers have seen the request. */
export function pathToState(
  workflow: Workflow,
  state: string,
  isTaken: (step: PathStep) => boolean = () => true,
): readonly PathStep[] {
  const path = findPathToState(workflow, state, isTaken);
  if (path === undefined) throw new Error(`No way leads to "${state}"`);
  return path;
}

/** For a document of one type: accepts steps of its parties that the guards about its type allow. */
export function stepFilterOf(
  declaration: RequestDeclaration,
  documentType: string,
  otherTypes: ReadonlySet<string> = new Set(),
): (step: PathStep) => boolean {
  const parties = menusFor(declaration, documentType);
  return ({ action, party }) =>
    Object.hasOwn(parties, party) &&
    declaration.workflow.actions[action]?.guards?.some((guard) => otherTypes.has(guard)) !== true;
}

export function findPathToState(
  workflow: Workflow,
  state: string,
  isTaken: (step: PathStep) => boolean,
): readonly PathStep[] | undefined {
  const [first = ''] = statesOf(workflow);
  const waiting: { at: string; way: readonly PathStep[] }[] = [{ at: first, way: [] }];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { at, way } = next;
    if (at === state) return way;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const [action, { from, to, tone, isAutomatic, signs }] of Object.entries(workflow.actions)) {
      const party =
        isAutomatic === true && from[at] !== undefined
          ? SYSTEM_PARTY
          : from[at]?.find((candidate) => isTaken({ action, party: candidate }));
      // Of two paths to a final state, takes the one that needs no certificate.
      if (signs === 'must' || to === undefined || party === undefined || (at === first && tone !== 'primary')) continue;
      const required = actionsRequiredBy(workflow, action);
      const before = required
        .filter((name) => workflow.actions[name]?.from[at]?.includes(party) === true)
        .map((name) => ({ action: name, party }));
      if (!required.every((name) => [...way, ...before].some((step) => step.action === name))) continue;
      waiting.push({ at: to, way: [...way, ...before, { action, party }] });
    }
  }
  return undefined;
}

/** Returns the actions that must have been taken before, by the guards of the action. */
function actionsRequiredBy({ actions, guards }: Workflow, action: string): readonly string[] {
  return (actions[action]?.guards ?? []).flatMap((guard) => guards[guard]?.metBy ?? []);
}
