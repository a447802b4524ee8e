/**
 * Special calls: steps, notes, papers and files of rows outside the scope of the caller must be answered as if they did
 * not exist.
 */
import { getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Call } from '#platform/server/http/call.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { newId } from '#platform/server/database/newId.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { grantOf } from './grants.ts';
import { createRandom } from './random.ts';
import { runConcurrently } from './runConcurrently.ts';
import { answerText, type Answer, type AttackActor } from './target.ts';
import { idsOutside, visibleAmong } from './visibleRows.ts';

const IDS_OF_A_CALL = 2;
const FILES_OF_AN_ACTOR = 60;

export async function attack(options: AttackOptions): Promise<void> {
  const { target, seed, share, report } = options;
  const random = createRandom(seed);
  // A save with an unknown id creates a new record, so the two could not be compared: rows-of-others tries it.
  const bases = new Set([...target.catalogue.entities.values()].map(baseOf));
  const special = target.calls.filter(
    ({ path, entity, isUpload }) =>
      entity !== undefined && isUpload !== true && !bases.has(path) && !/\/_\w+$/.test(path),
  );
  const pairs = target.actors.flatMap((who) =>
    special.filter((call) => grantOf(who.actor, call) !== undefined).map((call) => ({ who, call })),
  );
  const tried = random.sample(pairs, shareOf(pairs.length, share));
  await runConcurrently(tried, async (pair) => (report.isOver() ? undefined : tryCall(options, pair)));
  const readers = random.sample(target.actors, shareOf(target.actors.length, share));
  await runConcurrently(readers, async (who) => (report.isOver() ? undefined : fetchFiles(options, who)));
}

async function tryCall(options: AttackOptions, { who, call }: { who: AttackActor; call: Call }): Promise<void> {
  const { target, seed, report } = options;
  const entity = getEntity(target.catalogue, call.entity ?? '');
  const unusedId = newId();
  for (const id of await idsOutside({ ...target, actor: who.actor, entity }, { seed, limit: IDS_OF_A_CALL })) {
    for (const bodyOf of bodiesOf(options)) {
      const callFor = (recordId: string): Promise<Answer> =>
        target.call(call.method, call.path.replaceAll(/\{\w+\}/g, recordId), {
          as: who,
          ...(call.method === 'GET' ? {} : { body: bodyOf(recordId) }),
        });
      const [answer, other] = [await callFor(id), await callFor(unusedId)];
      report.expect(
        answer.status === other.status && answer.messageKey === other.messageKey && answer.status < 500,
        () =>
          `${who.name} ${call.path} ${JSON.stringify(bodyOf(id))}: ${answerText(answer)}; elsewhere ${answerText(other)}`,
      );
    }
  }
}

/** The forms in which calls name their record, and every step of any workflow. */
function bodiesOf({ target }: AttackOptions): readonly ((id: string) => object)[] {
  const steps = new Set(
    [...target.catalogue.requests.values()].flatMap(({ workflow }) => Object.keys(workflow.actions)),
  );
  return [
    (id) => ({ id }),
    (id) => ({ id, version: 1 }),
    (id) => ({ id, version: 1, remark: 'ทดสอบ', fields: [] }),
    (id) => ({ id, since: 'base' }),
    (id) => ({ refRequestType: '2', refBase: { id } }),
    ...[...steps].map((action) => (id: string) => ({ id, version: 1, action, remark: 'ทดสอบ' })),
  ];
}

interface ClaimedFile {
  readonly id: string;
  readonly entity: string;
  readonly record: string;
}

/** A file is readable only with its record. */
async function fetchFiles({ target, report }: AttackOptions, who: AttackActor): Promise<void> {
  const { rows } = await target.db.query<ClaimedFile>(
    `select "id", "claimed_entity" as "entity", "claimed_record" as "record" from "stored_file"
     where "claimed_record" is not null and "owner_id" is distinct from $1 order by "id" limit ${FILES_OF_AN_ACTOR}`,
    [who.actor.userId],
  );
  for (const { id, entity: name, record } of rows) {
    const entity: AnyEntity | undefined = target.catalogue.entities.get(name);
    if (entity === undefined || (await visibleAmong({ ...target, actor: who.actor, entity }, [record])).has(record))
      continue;
    const { status } = await target.call('GET', `/api/v1/master/attachments/${id}`, { as: who });
    report.expect(status === 404 || status === 401, () => `${who.name} fetches a file of ${name} ${record}: ${status}`);
  }
}
