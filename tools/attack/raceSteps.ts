/** Several callers take the same step of the same case at once: it is taken once. */
import type { CaseView } from '#platform/model/request/caseView.ts';
import { REQUESTS } from '#platform/server/request/view/caseCalls.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { createRandom } from './random.ts';
import { atOnce, answersText, countSuccesses } from './callsAtOnce.ts';
import { rowsIn } from './target.ts';

const CASES = 40;
/** Input that some actions require in addition to the version: without it they are refused, which proves nothing. */
const REMARK = 'ทดสอบพร้อมกัน';

export async function raceSteps({ target, seed, share, report }: AttackOptions): Promise<void> {
  const random = createRandom(seed);
  const visibleCases: { who: (typeof target.actors)[number]; id: string }[] = [];
  for (const who of target.actors) {
    const rows = rowsIn(
      await target.call('POST', `${REQUESTS}/_search`, { as: who, body: { size: 100, select: ['id'] } }),
    );
    visibleCases.push(...rows.map(({ id }) => ({ who, id: String(id) })));
  }
  for (const { who, id } of random.sample(visibleCases, shareOf(CASES, share))) {
    if (report.isOver()) return;
    const { status, body } = await target.call('POST', `${REQUESTS}/case`, { as: who, body: { id } });
    if (status !== 200) continue;
    const { actions, request } = body as CaseView;
    const open = actions.filter(({ isOpen, signs }) => isOpen && signs === null);
    if (open.length === 0) continue;
    const { action } = random.pick(open);
    const { rows } = await target.db.query<{ n: number }>(
      'select count(*)::int as "n" from "status_history" where "record_id" = $1',
      [id],
    );
    const answers = await atOnce(() =>
      target.call('PUT', `${REQUESTS}/request`, {
        as: who,
        body: { id, version: request.version, action, remark: REMARK },
      }),
    );
    const after = await target.db.query<{ n: number }>(
      'select count(*)::int as "n" from "status_history" where "record_id" = $1',
      [id],
    );
    const written = (after.rows[0]?.n ?? 0) - (rows[0]?.n ?? 0);
    const isFault = answers.some(
      ({ status: answerStatus, headers }) =>
        answerStatus === 0 || (answerStatus >= 500 && headers['retry-after'] === undefined),
    );
    report.expect(
      countSuccesses(answers) <= 1 && !isFault && (countSuccesses(answers) === 1 || written === 0),
      () => `${who.name} ${action} of ${id}: ${answersText(answers)}; ${written} steps written`,
    );
  }
}
