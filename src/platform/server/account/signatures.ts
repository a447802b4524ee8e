/** A person signs with one signature at a time: saving or activating one archives the earlier one. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { criteriaLimits, type Criteria } from '#language/criteria.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import type { Call } from '../http/call.ts';
import type { Engine } from '../resource/engine.ts';
import type { Hooks, WriteContext } from '../resource/hooks.ts';
import { setActive } from '../resource/write/lifecycle.ts';
import { readCriteria, search } from '../resource/read/search.ts';

const SIGNATURE = 'userSignature';

export function signatureHooks(engine: () => Engine): Pick<Hooks, 'afterWrite'> {
  return { afterWrite: { [SIGNATURE]: [(context) => archiveOtherSignatures(engine(), context)] } };
}

async function archiveOtherSignatures(
  engine: Engine,
  { db, actor, origin, action, after }: WriteContext<'userSignature'>,
): Promise<void> {
  if ((action !== 'create' && action !== 'activate') || after === undefined) return;
  const entity = getEntity(engine.catalogue, SIGNATURE);
  for (const id of await findOtherSignatures(db, { id: after.id, ownerId: after.refUser.id })) {
    await setActive(engine, db, {
      ...origin,
      actor,
      rights: new Set(['canArchive']),
      entity,
      target: { id },
      isActive: false,
    });
  }
}

/** One at a time for each person: of two saved at once, the later sees the earlier. */
async function findOtherSignatures(
  db: PoolClient,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<string[]> {
  await db.query(`select pg_advisory_xact_lock(hashtext('user_signature ' || $1))`, [ownerId]);
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "user_signature" where "user_id" = $1 and "is_active" and "id" <> $2 order by "id"',
    [ownerId, id],
  );
  return rows.map((row) => row.id);
}

type SignatureRow = Readonly<Record<string, unknown>>;

const searchEnglish: Call = {
  method: 'POST',
  path: '/api/v1/security/user-signatures/me/_search_en',
  summary: [
    'ค้นหาลายมือชื่อของตนสำหรับเอกสารภาษาอังกฤษ: เกณฑ์และคำตอบเหมือน _search แต่มีเฉพาะรายการที่มีลายมือชื่อภาษาอังกฤษ โดย refFile และ position เป็นฉบับภาษาอังกฤษ',
    'Search one’s signatures for documents in English: criteria and answer as for _search, but only those with an English variant, with refFile and position being the English ones',
  ],
  entity: SIGNATURE,
  isOwn: true,
  rights: ['canView', 'canSelect'],
  handle: async ({ app, actor, body }) => {
    const criteria = readCriteria(body);
    const { page, size, select } = criteria;
    const selection = select === undefined ? {} : { select: [...new Set([...select, 'positionEn', 'refFileEn'])] };
    const all = await findAllSignatures(app, { actor, criteria: { ...criteria, ...selection } });
    const rows = all.filter((row) => row['refFileEn'] !== null).map((row) => inEnglish(row, select));
    return {
      data: rows.slice(page * size, (page + 1) * size),
      totalPage: Math.ceil(rows.length / size),
      totalSize: rows.length,
      page,
      size,
    };
  },
};

export const signatureCalls: readonly Call[] = [searchEnglish];

/** A person has only a few, so they can be filtered and counted here. */
async function findAllSignatures(
  app: App,
  { actor, criteria }: { actor: Actor; criteria: Criteria },
): Promise<readonly SignatureRow[]> {
  const entity = ownEntityOf(getEntity(app.catalogue, SIGNATURE));
  const rows: SignatureRow[] = [];
  for (let page = 0; ; page += 1) {
    const { data } = await search({ catalogue: app.catalogue, choices: app.lookups }, app.pools.api, {
      actor,
      entity,
      criteria: { ...criteria, page, size: criteriaLimits.size },
    });
    const found = JSON.parse(data) as readonly SignatureRow[];
    rows.push(...found);
    if (found.length < criteriaLimits.size) return rows;
  }
}

function inEnglish(row: SignatureRow, select: readonly string[] | undefined): SignatureRow {
  const english: SignatureRow = { ...row, refFile: row['refFileEn'], position: row['positionEn'] ?? row['position'] };
  const isWanted = (name: string): boolean =>
    name === 'id' || select === undefined || select.some((path) => path === name || path.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(english).filter(([name]) => isWanted(name)));
}
