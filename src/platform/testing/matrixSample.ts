/**
 * Chooses the questions of the matrix of requests that `npm test` sends. Left out are those whose answer other
 * questions already show; `npm run soak` sends them all.
 */
import { isSoak } from './propertyRuns.ts';
import { OK_ANSWER, type ExpectedAnswer, type MatrixPerson, type MatrixQuestion } from './requestMatrix.ts';

/** How many actions are tried by a person who is refused every action in this state. */
const ACTIONS_OF_THE_REFUSED = 3;
/** How many of the people who may take a step take it. */
const PEOPLE_PER_STEP = 2;

/**
 * Without the right, or without seeing the request, a person is refused before the action is read: a few actions are
 * tried, other ones in each state and by each person.
 */
export function sampleRefused<Question extends MatrixQuestion>(
  questions: readonly Question[],
  { expected, turn }: { expected: (question: Question) => ExpectedAnswer; turn: number },
): readonly Question[] {
  const players = [...new Set(questions.map(({ player }) => player))];
  const isRefusedEverything = (player: MatrixPerson): boolean =>
    questions
      .filter((question) => question.player === player)
      .every((question) => REFUSED_BEFORE_THE_ACTION.has(expected(question)[0]));
  return players.flatMap((player, place) => {
    const own = questions.filter((question) => question.player === player);
    const refused = own.filter((question) => expected(question) !== OK_ANSWER);
    return isSoak() || !isRefusedEverything(player)
      ? refused
      : takeInTurn(refused, ACTIONS_OF_THE_REFUSED, turn + place);
  });
}

const REFUSED_BEFORE_THE_ACTION: ReadonlySet<number> = new Set([401, 403, 404]);

/** The people who may take a step are decided before it: a few take it, other ones for each action and state. */
export function sampleTaken<Question extends MatrixQuestion>(
  questions: readonly Question[],
  { expected, turn }: { expected: (question: Question) => ExpectedAnswer; turn: number },
): readonly Question[] {
  const taken = questions.filter((question) => expected(question) === OK_ANSWER);
  const actions = [...new Set(taken.map(({ action }) => action))];
  return isSoak()
    ? taken
    : actions.flatMap((action, place) =>
        takeInTurn(
          taken.filter((question) => question.action === action),
          PEOPLE_PER_STEP,
          turn + place,
        ),
      );
}

/** Returns this many, the first of them at the place of the turn, without repeating one. */
function takeInTurn<Item>(items: readonly Item[], count: number, turn: number): readonly Item[] {
  const start = items.length === 0 ? 0 : (turn * count) % items.length;
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count);
}
