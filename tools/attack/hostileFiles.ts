/**
 * Files made to crash their reader, at every call that takes one: accepted or refused, in time, and the server
 * survives.
 */
import { hostileP12s, HOSTILE_P12_PASSWORD } from '#platform/testing/hostileFiles/hostileP12s.ts';
import { hostilePdfs } from '#platform/testing/hostileFiles/hostilePdfs.ts';
import { hostilePictures } from '#platform/testing/hostileFiles/hostilePictures.ts';
import { hostileSheets } from '#platform/testing/hostileFiles/hostileSheets.ts';
import type { HostileFile } from '#platform/testing/hostileFiles/hostileFile.ts';
import { BLOB_MAX_BYTES } from '#platform/server/files/fileLimits.ts';
import type { Call } from '#platform/server/http/call.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { grantOf } from './grants.ts';
import { createRandom, type Random } from './random.ts';
import { answerText, type Answer, type AttackActor, type Target } from './target.ts';

/** However much a file unpacks to, it is processed no longer than this. */
const LONGEST_MS = 20_000;
/** Limit of all files at all calls: there are many entities with sheets, and they handle them in the same way. */
const MOST_TRIES = 600;
const ENDINGS = ['pdf', 'png', 'xlsx', 'csv', 'p12', 'exe', 'html'];

export async function attack({ target, seed, share, report }: AttackOptions): Promise<void> {
  const random = createRandom(seed);
  const files = [...hostilePdfs(seed), ...hostilePictures(seed), ...hostileSheets(seed), ...hostileP12s(seed)];
  const tries = [...uploadCallsOf(target, random)].flatMap((uploadCall) =>
    files.map((file) => ({ ...uploadCall, file })),
  );
  let number = 0;
  for (const { call, who, file, send } of random.sample(tries, shareOf(Math.min(tries.length, MOST_TRIES), share))) {
    if (report.isOver()) return;
    number += 1;
    const answer = await send({
      target,
      call,
      who,
      file,
      address: `10.3.${number >> 8}.${number & 0xff}`,
      ending: random.pick(ENDINGS),
    });
    report.expect(isTakenOrRefused(answer), () => `${who.name} ${call.path} ${file.name}: ${answerText(answer)}`);
  }
  const alive = await target.call('GET', '/api/server/info');
  report.expect(alive.status === 200, () => `The server does not answer any more: ${alive.status}`);
}

interface UploadCall {
  readonly call: Call;
  readonly who: AttackActor;
  readonly send: (sending: UploadAttempt) => Promise<Answer>;
}

interface UploadAttempt extends Omit<UploadCall, 'send'> {
  readonly target: Target;
  readonly file: HostileFile;
  /** As behind a proxy, because throttling by address is not under test. */
  readonly address: string;
  readonly ending: string;
}

/** Returns calls that take bytes, and calls with a file in the body, each with a caller who may make it. */
function uploadCallsOf({ calls, actors }: Target, random: Random): readonly UploadCall[] {
  return calls.flatMap((call) => {
    const [who] = random.sample(
      actors.filter(({ actor }) => grantOf(actor, call) !== undefined),
      1,
    );
    if (who === undefined) return [];
    if (call.isUpload === true) return [{ call, who, send: sendAsBytes }];
    return propertiesOf(call).includes('file') ? [{ call, who, send: sendInBody }] : [];
  });
}

function propertiesOf({ bodySchema }: Call): readonly string[] {
  const schema: { readonly properties?: object } = bodySchema ?? {};
  return Object.keys(schema.properties ?? {});
}

function sendAsBytes({ target, call, who, file, address, ending }: UploadAttempt): Promise<Answer> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-file-name': encodeURIComponent(`${file.name}.${ending}`),
    'x-forwarded-for': address,
  };
  return target.call(call.method, call.path, { as: who, body: file.bytes, headers });
}

function sendInBody({ target, call, who, file, address, ending }: UploadAttempt): Promise<Answer> {
  const properties = propertiesOf(call);
  const value = { name: `${file.name}.${ending}`, blob: file.bytes.subarray(0, BLOB_MAX_BYTES).toString('base64') };
  const body = {
    file: value,
    ...(properties.includes('password') ? { password: HOSTILE_P12_PASSWORD } : {}),
    ...(properties.includes('version') ? { version: 1 } : {}),
    ...(properties.includes('isTrial') ? { isTrial: true } : {}),
  };
  return target.call(call.method, call.path, { as: who, body, headers: { 'x-forwarded-for': address } });
}

function isTakenOrRefused({ status, headers, ms }: Answer): boolean {
  const isBusy = status === 503 && headers['retry-after'] !== undefined;
  return ms < LONGEST_MS && (isBusy || (status >= 200 && status < 500));
}
