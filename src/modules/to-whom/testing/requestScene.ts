/** A small world of cases: one of every kind a request or a dossier can be in. Each is named by its request. */
import type { TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import {
  bringToSignatory,
  done,
  edit,
  makeCast,
  refile,
  take,
  type Cast,
  type Filed,
} from '#platform/testing/requestCast.ts';
import { fileLetter, issueLetter, letter } from './letters.ts';

export interface Scene {
  readonly cast: Cast;
  readonly otherHolder: string;
  readonly draft: string;
  readonly submitted: string;
  readonly sentBack: string;
  readonly unlocked: string;
  /** Revision 1 of what was changed and renewed since. */
  readonly issued: string;
  readonly change: string;
  readonly renewal: string;
  readonly cancelled: string;
  readonly suspended: string;
  readonly refused: string;
  /** Entered in the register from paper, and corrected there. */
  readonly recorded: string;
}

export async function makeScene(test: TestApp): Promise<Scene> {
  const cast = await makeCast(test);
  const { operator, receiver } = cast;
  const submit = async (): Promise<Filed> => {
    const filed = await fileLetter(test, operator);
    await take(test, operator, filed, 'request');
    return filed;
  };
  const draft = await fileLetter(test, operator);
  const submitted = await submit();
  const sentBack = await submit();
  await take(test, receiver, sentBack, 're-edit', { remark: 'Please name the strength.' });
  const unlocked = await submit();
  await take(test, receiver, unlocked, 'unlock', { data: { fields: ['subject'] } });
  const refused = await submit();
  await take(test, receiver, refused, 'receive');
  await take(test, receiver, refused, 'not-approve', { remark: 'Not controlled.' });
  const issued = await issueLetter(test, cast);
  const change = await reissue(test, cast, { kind: 3, base: issued });
  const renewal = await reissue(test, cast, { kind: 2, base: change });
  const cancelled = await reissue(test, cast, { kind: 4, base: await issueLetter(test, cast) });
  const suspended = await issueLetter(test, cast);
  await setStanding(test, cast.approver, { filed: suspended, action: 'suspend' });
  const recorded = await recordAndCorrect(test, cast);
  return {
    cast,
    otherHolder: await makeHolder(test.app),
    draft: draft.requestId,
    submitted: submitted.requestId,
    sentBack: sentBack.requestId,
    unlocked: unlocked.requestId,
    issued: issued.requestId,
    change: change.requestId,
    renewal: renewal.requestId,
    cancelled: cancelled.requestId,
    suspended: suspended.requestId,
    refused: refused.requestId,
    recorded: recorded.requestId,
  };
}

/** Filed about what is in force, brought to the signatory and approved. */
export async function reissue(
  test: TestApp,
  cast: Cast,
  { kind, base }: { kind: 2 | 3 | 4; base: Pick<Filed, 'id'> },
): Promise<Filed> {
  const filed = await refile(test, cast.operator, { kind, base });
  if (kind === 4) await edit(test, cast.operator, filed, { reason: 'No longer needed' });
  await bringToSignatory(test, cast, filed);
  await take(test, cast.approver, filed, 'approve');
  return filed;
}

export async function setStanding(
  test: TestApp,
  keeper: Person,
  { filed, action }: { filed: Pick<Filed, 'requestId'>; action: 'suspend' | 'reinstate' | 'revoke' },
): Promise<unknown> {
  const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
    'select d."id", d."version" from "dossier" d join "request" r on r."dossier_id" = d."id" where r."id" = $1',
    [filed.requestId],
  );
  return done(
    test.call('PUT', `/api/v1/transaction/dossiers/${action}`, {
      as: keeper,
      body: { ...rows[0], remark: 'As ordered' },
    }),
  );
}

async function recordAndCorrect(test: TestApp, { head, holderId }: Cast): Promise<Filed> {
  const register = async (body: Readonly<Record<string, unknown>>): Promise<Filed> => {
    const { id, refRequest } = (await done(
      test.call('PUT', '/api/v1/transaction/to-whoms/register', { as: head, body }),
    )) as { id: string; refRequest: { id: string } };
    return { id, requestId: refRequest.id };
  };
  const first = await register({
    remark: 'From the old register',
    record: letter,
    refHolder: { id: holderId },
    code: 'TW7/2560',
    effectiveDate: '2017-01-31',
  });
  return register({ remark: 'A slip of the pen', record: { productName: 'AQ-CHLOR 70' }, refBase: { id: first.id } });
}
