/** Tests every state, action and role for all three kinds of registration, by each of the calls that take a step. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getModuleRequests } from '#language/catalogue.ts';
import { RE_STATUS, statesOf } from '#language/workflow.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { sampleRefused, sampleTaken } from '#platform/testing/matrixSample.ts';
import { registrationTypes } from '#platform/testing/registrations.ts';
import { requestStatusOf, requestVersionOf, type FiledRequest } from '#platform/testing/requestPeople.ts';
import {
  OK_ANSWER,
  expectedAnswer as expectedBy,
  answerLine,
  makeMatrixRequest,
  makeMatrixPeople,
  requestSnapshot,
  reachableStates,
  answerOf,
  type ExpectedAnswer,
  type MatrixRequest,
  type MatrixPerson,
  type MatrixQuestion,
} from '#platform/testing/requestMatrix.ts';
import { stepAnswers } from '#platform/testing/requestPaths.ts';

const BASE = '/api/v1/transaction/user-requests';
const REQUESTS = '/api/v1/transaction/requests';
const declaration = getModuleRequests(testCatalogue, 'company');
const { workflow } = declaration;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.stop());

/**
 * By the call of every request, by the step's own call, and by its shorter name: each question uses one of them, in
 * turn.
 */
type Spelling = 'request' | 'long' | 'short';
const spellings: readonly Spelling[] = ['request', 'long', 'short'];

interface CallQuestion extends MatrixQuestion {
  readonly spelling: Spelling;
}

function expected(question: CallQuestion): ExpectedAnswer {
  return expectedBy(question, { entity: question.spelling === 'request' ? 'request' : 'userRequest' });
}

async function send(
  { action, player, spelling }: Pick<CallQuestion, 'action' | 'player' | 'spelling'>,
  { id, requestId }: FiledRequest,
  stepBody: Readonly<Record<string, unknown>> = stepAnswers,
): Promise<TestAnswer> {
  const options = player.person === undefined ? {} : { as: player.person };
  const isBack = action === RE_STATUS;
  const words = isBack ? { remark: stepAnswers.remark } : stepBody;
  if (spelling !== 'request')
    return test.call('PUT', `${BASE}/${spelling === 'long' && action !== 'request' ? 'request/' : ''}${action}`, {
      ...options,
      body: { id, ...words },
    });
  const target = { id: requestId, version: await requestVersionOf(test, requestId) };
  return test.call('PUT', `${REQUESTS}/${isBack ? RE_STATUS : 'request'}`, {
    ...options,
    body: { ...target, ...(isBack ? {} : { action }), ...words },
  });
}

describe.each(registrationTypes)('%s', (documentType) => {
  let kind: MatrixRequest;
  let players: readonly MatrixPerson[];
  beforeAll(async () => {
    kind = await makeMatrixRequest(test, declaration, documentType);
    players = await makeMatrixPeople(test, kind);
  });

  const questionsIn = (state: string): CallQuestion[] =>
    [...Object.keys(workflow.actions), RE_STATUS].flatMap((action, row) =>
      players.map((player, column) => ({
        kind,
        state,
        action,
        player,
        spelling: spellings[(row + column) % spellings.length] ?? 'request',
      })),
    );
  const isDone = (question: CallQuestion): boolean => expected(question) === OK_ANSWER;

  describe.each(reachableStates(declaration, documentType))('that is %s', (state) => {
    it('refuses everybody steps that are not theirs or not possible now, and changes nothing', async () => {
      const filed = await kind.bringTo(state);
      const before = await requestSnapshot(test, filed);
      const questions = questionsIn(state);
      const refused = sampleRefused(questions, { expected, turn: statesOf(workflow).indexOf(state) });
      const found: string[] = [];
      for (const question of refused) found.push(answerLine(question, answerOf(await send(question, filed))));
      expect(found).toEqual(refused.map((question) => answerLine(question, expected(question))));
      for (const question of questions.filter(
        (candidate) => isDone(candidate) && workflow.actions[candidate.action]?.needsRemark === true,
      )) {
        expect(answerLine(question, answerOf(await send(question, filed, { remark: ' ' })))).toBe(
          answerLine(question, [422, 'remarkRequired']),
        );
      }
      expect(await requestSnapshot(test, filed)).toEqual(before);
    });

    it('allows the responsible people to act, and moves to the state in the table', async () => {
      const taken = sampleTaken(questionsIn(state), { expected, turn: statesOf(workflow).indexOf(state) });
      for (const question of taken) {
        const filed = await kind.bringTo(state);
        expect(answerLine(question, answerOf(await send(question, filed)))).toBe(answerLine(question, OK_ANSWER));
        if (question.action !== RE_STATUS)
          expect([question.action, await requestStatusOf(test, filed.requestId)]).toEqual([
            question.action,
            workflow.actions[question.action]?.to ?? state,
          ]);
      }
    });
  });
});
