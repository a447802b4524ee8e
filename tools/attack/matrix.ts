/**
 * Every declared call by every actor: allowed exactly where the declarations allow it, and never answered with a server
 * error.
 */
import { aliasesOf } from '#platform/server/resource/address.ts';
import { newId } from '#platform/server/database/newId.ts';
import { rolesByCall } from '#platform/server/access/explain/rightsMatrix.ts';
import { callKey, type Call } from '#platform/server/http/call.ts';
import type { AttackOptions } from './attack.ts';
import { shareOf } from './attack.ts';
import { endedToken, forgedTokens } from './badTokens.ts';
import { createRandom, type Random } from './random.ts';
import { runConcurrently } from './runConcurrently.ts';
import type { Answer, AttackActor, CallOptions, Target } from './target.ts';

/** Tokens are checked in one place, before anything is known of the call. */
const CALLS_OF_A_BAD_TOKEN = 100;

export async function attack({ target, seed, share, report }: AttackOptions): Promise<void> {
  const random = createRandom(seed);
  const declared = rolesByCall(target);
  const anonymous = target.actors.find(({ token }) => token === undefined);
  if (anonymous === undefined) throw new Error('Nobody is anonymous');
  const bad = [...(await forgedTokens(target)), { name: 'ended session', token: await endedToken(target) }].map(
    ({ name, token }) => ({ ...anonymous, name, token }),
  );
  const cells = [
    ...target.actors.flatMap((actor) => target.calls.map((call) => ({ actor, call }))),
    ...bad.flatMap((actor) => random.sample(target.calls, CALLS_OF_A_BAD_TOKEN).map((call) => ({ actor, call }))),
  ];
  const aliases = aliasesOf(target.catalogue);
  const tried = random
    .sample(cells, shareOf(cells.length, share))
    .map((cell) => ({ ...cell, spelling: spellingOf(cell.call, { random, aliases }) }));
  await runConcurrently(tried, async ({ actor, call, spelling }) => {
    if (report.isOver()) return;
    const mayCall = mayMake({ actor, call, declared });
    const found = outcomeOf(await send(target, { actor, call }));
    report.expect(
      found === (mayCall ? 'let in' : 'refused'),
      () => `${actor.name} ${callKey(call)}: ${found}, and should be ${mayCall ? 'let in' : 'refused'}`,
    );
    if (mayCall) return;
    const answer = await send(target, { actor, call, ...spelling });
    report.expect(
      answer.status >= 300 && answer.status < 500,
      () => `${actor.name} ${callKey(call)} as ${spelling.method ?? call.method} ${spelling.path}: ${answer.status}`,
    );
  });
}

interface Cell {
  readonly actor: AttackActor;
  readonly call: Call;
}

/** By the declared rights of their role; for a role of a company, by the rows in the database. */
function mayMake({ actor, call, declared }: Cell & { declared: ReadonlyMap<string, readonly string[]> }): boolean {
  const key = callKey(call);
  if (actor.seededRole !== undefined) return declared.get(key)?.includes(actor.seededRole) === true;
  const grant = actor.actor.grants.findGrant(key);
  return grant !== undefined && (call.rights === undefined || call.rights.some((right) => grant.rights.has(right)));
}

interface Spelling {
  readonly path: string;
  readonly method?: 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  readonly headers?: CallOptions['headers'];
}

/** The same call in other spellings: every spelling that reaches it must require the same right. */
function spellingOf(
  { path: declared, method }: Call,
  { random, aliases }: { random: Random; aliases: ReadonlyMap<string, string> },
): Spelling {
  const path = pathOf(declared);
  const alias = [...aliases].find(([, base]) => path.startsWith(base));
  const others: Spelling[] = [
    { path: `${path}/` },
    { path: path.replace('/api', '//api') },
    { path: path.replace('/api/', '/api/./') },
    { path: path.replace('/api', '/%61pi') },
    { path: path.replace('/api', '/x/../api') },
    { path: path.toUpperCase() },
    { path: `${path}?isHardDelete=true&x-menu-id=${newId()}` },
    { path: `${path};a=1` },
    {
      path,
      headers: {
        'x-http-method-override': method,
        'x-original-url': '/haz/backend/api/auth',
        'x-rewrite-url': '/haz/backend/api/auth',
      },
    },
    { path, headers: { 'x-menu-id': '*' } },
    { path, headers: { 'x-user-id': newId(), 'x-forwarded-user': 'admin' } },
    { path, method: 'PATCH' },
    { path, method: 'DELETE' },
    ...(alias === undefined ? [] : [{ path: path.replace(alias[1], alias[0]) }]),
  ];
  return random.pick(others);
}

function pathOf(path: string): string {
  return path.replaceAll(/\{\w+\}/g, newId());
}

/** A body that no call can parse, so that only the decision is made: an allowed caller gets an error about the body. */
const UNREADABLE = { 'no such field': true };

function send(
  target: Target,
  { actor, call, path, method = call.method as Spelling['method'], headers = {} }: Cell & Partial<Spelling>,
): Promise<Answer> {
  const address = path ?? pathOf(call.path);
  const as = { token: actor.token };
  if (call.method === 'GET') return target.call(method ?? 'GET', address, { as, headers });
  if (call.isUpload === true)
    return target.call(method ?? call.method, address, {
      as,
      body: '',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });
  return target.call(method ?? call.method, address, { as, body: UNREADABLE, headers });
}

/** Refused for a missing right; any other answer means that the call was allowed. */
function outcomeOf({ status, messageKey, headers }: Answer): string {
  // A call that takes one caller at a time answers "try again".
  if (status === 503 && headers['retry-after'] !== undefined) return 'let in';
  if (status === 0 || status >= 500) return `answered with ${status}`;
  if (status === 401 && ['unauthenticated', 'badToken'].includes(messageKey)) return 'refused';
  return status === 403 && messageKey === 'forbidden' ? 'refused' : 'let in';
}
