/**
 * Every state, every action, every role: who may do what in a request, tested against the running API. Kinds with the
 * same workflow are tested once; for each further kind, a request is brought to its end and a step is taken back. `npm run soak` tests every kind, and every person in every state.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFinalState, RE_STATUS, statesOf } from '#language/workflow.ts';
import { buildCatalogue } from '#language/catalogue.ts';
import { chargeFreeDocuments } from '#modules/fee/testing/chargeFreeDocuments.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModules } from '#platform/testing/appWithModule.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { splitKinds } from '#platform/testing/distinctKinds.ts';
import { sampleRefused, sampleTaken } from '#platform/testing/matrixSample.ts';
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import { warehouseModules } from '#platform/testing/warehouseModules.ts';
import { requestStatusOf, requestVersionOf, type FiledRequest } from '#platform/testing/requestPeople.ts';
import {
  OK_ANSWER,
  expectedAnswer as expectedBy,
  answerLine,
  makeMatrixRequest,
  makeMatrixPeople,
  isRegistration,
  requestSnapshot,
  reachableStates,
  answerOf,
  UNKNOWN_ACTION,
  type ExpectedAnswer,
  type MatrixRequest,
  type MatrixPerson,
  type MatrixQuestion,
} from '#platform/testing/requestMatrix.ts';
import { stepAnswers } from '#platform/testing/requestPaths.ts';
import { roleSeeds } from '../../access/rights/roles.ts';

const REQUESTS = '/api/v1/transaction/requests';
const UNLOCK = 'unlock by its own call';
const OWN_CALLS = [RE_STATUS, UNLOCK] as const;

let test: TestApp;
beforeAll(async () => {
  test = await startTestAppWithModules(warehouseModules, quickPapers);
  await chargeFreeDocuments(test);
});
afterAll(() => test.stop());

function pathOf(action: string): string {
  return `${REQUESTS}/${action === UNLOCK ? 'unlock' : action === RE_STATUS ? action : 'request'}`;
}

function expected(question: MatrixQuestion): ExpectedAnswer {
  return expectedBy(question, {
    entity: 'request',
    declaredAs: question.action === UNLOCK ? 'unlock' : question.action,
  });
}

function send(
  { action, player }: Pick<MatrixQuestion, 'action' | 'player'>,
  { id, version }: { id: string; version: number },
  sentValues: Readonly<Record<string, unknown>> = stepAnswers,
): Promise<TestAnswer> {
  const options = player.person === undefined ? {} : { as: player.person };
  const { remark } = stepAnswers;
  if (action === RE_STATUS) return test.call('PUT', pathOf(action), { ...options, body: { id, version, remark } });
  if (action === UNLOCK)
    return test.call('PUT', pathOf(action), {
      ...options,
      body: { id, version, fields: stepAnswers.data.fields, remark },
    });
  return test.call('PUT', pathOf(action), { ...options, body: { id, version, action, ...sentValues } });
}

async function targetOf({ requestId: id }: FiledRequest): Promise<{ id: string; version: number }> {
  return { id, version: await requestVersionOf(test, id) };
}

/** The product, and two modules that serve the same document, each with its own workflow. */
const catalogue = buildCatalogue([...testCatalogue.modules, ...warehouseModules]);

/** Registrations, which also have separate calls, are tested with those of the company. */
const kinds = [...catalogue.requests.values()].flatMap((declaration) =>
  declaration.documentTypes
    .filter((type) => !isRegistration(type))
    .map((documentType) => ({ documentType, declaration })),
);

const { distinct, alike } = splitKinds(kinds, catalogue);

describe.each(isSoak() ? kinds : distinct)('requests of $documentType', ({ declaration, documentType }) => {
  const { workflow } = declaration;
  let kind: MatrixRequest;
  let players: readonly MatrixPerson[];
  beforeAll(async () => {
    kind = await makeMatrixRequest(test, declaration, documentType);
    players = await makeMatrixPeople(test, kind);
  });

  const questionsIn = (state: string): MatrixQuestion[] =>
    [...Object.keys(workflow.actions), UNKNOWN_ACTION, ...OWN_CALLS].flatMap((action) =>
      players.map((player) => ({ kind, state, action, player })),
    );
  const isDone = (question: MatrixQuestion): boolean => expected(question) === OK_ANSWER;

  describe.each(reachableStates(declaration, documentType))('that are %s', (state) => {
    it('refuse every action that is not allowed to the role or not now, and change nothing', async () => {
      const filed = await kind.bringTo(state);
      const target = await targetOf(filed);
      const before = await requestSnapshot(test, filed);
      const questions = questionsIn(state);
      const refused = sampleRefused(questions, { expected, turn: statesOf(workflow).indexOf(state) });
      const found: string[] = [];
      for (const question of refused) found.push(answerLine(question, answerOf(await send(question, target))));
      expect(found).toEqual(refused.map((question) => answerLine(question, expected(question))));
      for (const question of questions.filter(
        (candidate) => isDone(candidate) && workflow.actions[candidate.action]?.needsRemark === true,
      )) {
        expect(answerLine(question, answerOf(await send(question, target, { remark: ' ' })))).toBe(
          answerLine(question, [422, 'remarkRequired']),
        );
      }
      expect(await requestSnapshot(test, filed)).toEqual(before);
    });

    it('let the responsible party act, and reach the state that the workflow declares', async () => {
      const taken = sampleTaken(questionsIn(state), { expected, turn: statesOf(workflow).indexOf(state) });
      for (const question of taken) {
        const filed = await kind.bringTo(state);
        const answer = await send(question, await targetOf(filed));
        expect(answerLine(question, answerOf(answer))).toBe(answerLine(question, OK_ANSWER));
        const to = workflow.actions[question.action]?.to;
        const isBack = question.action === RE_STATUS;
        if (!isBack)
          expect([question.action, await requestStatusOf(test, filed.requestId)]).toEqual([
            question.action,
            to ?? state,
          ]);
      }
    });
  });

  it('are tested with every role', () => {
    expect(new Set(players.map(({ role }) => role.code)).size).toBe(roleSeeds.length);
  });
});

describe.each(alike)('requests of $documentType, with the same workflow as another kind,', (declared) => {
  const { workflow } = declared.declaration;

  it('reach their final states, where no step can be taken back, but earlier ones can', async () => {
    const kind = await makeMatrixRequest(test, declared.declaration, declared.documentType);
    const players = await makeMatrixPeople(test, kind);
    const states = reachableStates(declared.declaration, declared.documentType);
    const backIn = (state: string): MatrixQuestion[] =>
      players.map((player) => ({ kind, state, action: RE_STATUS, player }));

    const takenBack = states
      .filter((state) => !isFinalState(workflow, state))
      .flatMap((state) => backIn(state).filter((question) => expected(question) === OK_ANSWER))
      .at(-1);
    if (takenBack === undefined) throw new Error('Nobody may take a step back');
    const before = await kind.bringTo(takenBack.state);
    expect(await requestStatusOf(test, before.requestId)).toBe(takenBack.state);
    expect(answerOf(await send(takenBack, await targetOf(before)))).toEqual(OK_ANSWER);
    expect(await requestStatusOf(test, before.requestId)).not.toBe(takenBack.state);

    for (const state of states.filter((candidate) => isFinalState(workflow, candidate))) {
      const ended = await kind.bringTo(state);
      expect(await requestStatusOf(test, ended.requestId)).toBe(state);
      const question = { ...takenBack, state };
      expect(answerOf(await send(question, await targetOf(ended)))).toEqual(expected(question));
    }
  });
});

it('tests every state of every workflow', () => {
  for (const declaration of catalogue.requests.values()) {
    const reached = new Set(declaration.documentTypes.flatMap((type) => reachableStates(declaration, type)));
    expect(statesOf(declaration.workflow).filter((state) => !reached.has(state))).toEqual([]);
  }
});
