/**
 * What a caller may store without approval: records and files of a person who has just signed in, or of an anonymous
 * caller. A quota limits it.
 */
import type { AnyEntity } from '#language/entity.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { newId } from '#platform/server/database/newId.ts';
import { plainPdf } from '#platform/server/seeds/plainPdf.ts';
import { makeAttacker, signIn } from './actors.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { entitiesOf, grantedCalls, grantOf } from './grants.ts';
import { createRandom } from './random.ts';
import { bodyFor } from './schemaBody.ts';
import type { Answer, AttackActor } from './target.ts';

const MEGABYTE = 1024 * 1024;
/** The highest number of bytes that one person may store before they are refused. */
const MOST_BYTES = 300 * MEGABYTE;
const MOST_TRIES = 600;
const RECORD_BYTES = 512 * 1024;
const FILE_BYTES = 10 * MEGABYTE;
/** In a small share no limit is reached, and nothing large is written. */
const SMALL_FILE_BYTES = 64 * 1024;

export async function attack(options: AttackOptions): Promise<void> {
  const { target, seed } = options;
  const username = await makeAttacker(target.db, []);
  const { rows } = await target.db.query<{ id: string }>('select "id" from "user" where "username" = $1', [username]);
  const [anonymousActor, template] = [target.actors.find(({ token }) => token === undefined), target.actors.at(-1)];
  if (anonymousActor === undefined || template === undefined) throw new Error('Nobody is a stranger');
  const newcomer = { ...template, name: 'newcomer', token: await signIn(target.call, username) };
  const userId = rows[0]?.id ?? '';
  for (const entity of entitiesOf(target).filter((candidate) =>
    grantedCalls(target, newcomer, candidate).has('PUT '),
  )) {
    await storeUntilRefused(options, `${baseOf(entity)} of a newcomer`, RECORD_BYTES, () =>
      target.call('PUT', baseOf(entity), { as: newcomer, body: largeRecord(entity, userId) }),
    );
  }
  const size = options.share >= 1 ? FILE_BYTES : SMALL_FILE_BYTES;
  for (const who of [anonymousActor, newcomer]) {
    for (const call of target.calls.filter(
      (candidate) => candidate.isUpload === true && grantOf(who.actor, candidate) !== undefined,
    )) {
      await storeUntilRefused(options, `${call.path} of ${who.name}`, size, () =>
        upload(options, { path: call.path, who, size }),
      );
    }
  }
  const random = createRandom(seed);
  const registering = target.calls.filter(
    (call) =>
      call.method === 'POST' &&
      call.isUpload !== true &&
      call.bodySchema !== undefined &&
      grantOf(anonymousActor.actor, call) !== undefined &&
      !call.path.startsWith('/api/auth') &&
      !call.path.endsWith('_search'),
  );
  for (const call of registering)
    await storeUntilRefused(options, `${call.path} of a stranger`, 0, () =>
      target.call('POST', call.path, { body: bodyFor(call.bodySchema, random) }),
    );
}

/** Stores until a call is refused, and no longer. */
async function storeUntilRefused(
  { share, report }: AttackOptions,
  what: string,
  bytes: number,
  store: (index: number) => Promise<Answer>,
): Promise<void> {
  const most = Math.min(shareOf(MOST_TRIES, share), bytes === 0 ? MOST_TRIES : Math.ceil(MOST_BYTES / bytes) + 1);
  const statuses = new Map<number, number>();
  for (let index = 0; index < most && !report.isOver(); index += 1) {
    const { status, headers } = await store(index);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isBusy = status === 503 && headers['retry-after'] !== undefined;
    report.expect(status !== 0 && (status < 500 || isBusy), () => `${what}: ${status} at number ${index + 1}`);
    if (status === 429 || (bytes > 0 && status !== 200 && (statuses.get(200) ?? 0) > 0)) break;
  }
  const stored = statuses.get(200) ?? 0;
  report.note(`${what}: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  report.expect(
    stored * bytes <= MOST_BYTES && (bytes === 0 || stored < MOST_TRIES),
    () => `${what}: ${stored} were stored, ${Math.round((stored * bytes) / MEGABYTE)} MB, and nobody said no`,
  );
}

/** Returns a record as large as its fields allow, up to a limit, owned by the user. */
function largeRecord(entity: AnyEntity, userId: string): object {
  const own = new Set([entity.scope.user, entity.scope.ownerField]);
  const record: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (own.has(name)) record[name] = { id: userId };
    else if (field.kind === 'json') record[name] = field.shape === 'array' ? [] : { text: 'x'.repeat(RECORD_BYTES) };
    else if (field.kind === 'uuid') record[name] = newId();
    else if (field.kind === 'text') record[name] = newId().padEnd(field.max, 'x').slice(-Math.min(field.max, 2000));
    else if (field.kind === 'boolean') record[name] = false;
  }
  return record;
}

function upload(
  { target }: AttackOptions,
  { path, who, size }: { path: string; who: AttackActor; size: number },
): Promise<Answer> {
  const paper = plainPdf([newId()]);
  const first = paper.indexOf('\n') + 1;
  // A comment of this length after the first line: still a PDF, with different bytes every time.
  const bytes = Buffer.concat([
    paper.subarray(0, first),
    Buffer.from('%'),
    Buffer.alloc(size, 'x'),
    Buffer.from('\n'),
    paper.subarray(first),
  ]);
  return target.call('POST', path, {
    as: who,
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'paper.pdf' },
  });
}
