/** Clients that create and change lookups over HTTP without a pause, and remember which writes were acknowledged. */
import { setTimeout as pause } from 'node:timers/promises';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { newId } from '#platform/server/database/newId.ts';

export interface Writers {
  readonly records: readonly WrittenRecord[];
  /** Status of every answer other than 200; 0 if there was none. */
  readonly refusals: readonly number[];
  /** Waits until this many more writes have been acknowledged. */
  readonly waitForAcknowledged: (more: number) => Promise<void>;
  /** Waits until this many more have been refused. */
  readonly waitForRefused: (more: number) => Promise<void>;
  /** Begins no further write; waits for the pending ones. */
  readonly stop: () => Promise<void>;
}

export interface WrittenRecord {
  readonly id: string;
  /** The last version that was sent. */
  readonly sentVersion: number;
  /** The last version that was answered with 200; 0 if none was. */
  readonly acknowledgedVersion: number;
}

export interface WritersOptions {
  readonly address: string;
  readonly token: string;
  readonly clients: number;
}

export const TRIAL_GROUP = 'TRIAL';

export function startWriters({ address, token, clients }: WritersOptions): Writers {
  const records: MutableRecord[] = [];
  const refusals: number[] = [];
  let count = 0;
  const stopping = new AbortController();
  const write = async (record: MutableRecord): Promise<boolean> => {
    record.sentVersion += 1;
    const version = record.acknowledgedVersion === 0 ? {} : { version: record.acknowledgedVersion };
    const status = await putLookup({
      address,
      token,
      body: {
        id: record.id,
        ...version,
        group: TRIAL_GROUP,
        key: record.id,
        value: valueOf(record.sentVersion),
        seq: 1,
      },
    });
    if (status === 200) {
      record.acknowledgedVersion = record.sentVersion;
      count += 1;
    } else {
      refusals.push(status);
      await pause(PAUSE_MS);
    }
    return status === 200;
  };
  const loops = Array.from({ length: clients }, async () => {
    while (!stopping.signal.aborted) {
      const record = { id: newId(), sentVersion: 0, acknowledgedVersion: 0 };
      records.push(record);
      // A refused write may still have been stored, so its version is unknown: continue with another record.
      for (let version = 1; version <= VERSIONS && !stopping.signal.aborted; version += 1)
        if (!(await write(record))) break;
    }
  });
  return {
    records,
    refusals,
    waitForAcknowledged: (more) => waitForMore(() => count, more),
    waitForRefused: (more) => waitForMore(() => refusals.length, more),
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/**
 * Returns one sentence for each lost write: an acknowledged write that is missing, a record without the log of each of
 * its versions, a log without its record.
 */
export async function findLostWrites(adminUrl: string, records: readonly WrittenRecord[]): Promise<string[]> {
  const stored = await readStored(
    adminUrl,
    records.map(({ id }) => id),
  );
  return records.flatMap(({ id, sentVersion, acknowledgedVersion }) => {
    const { version, value, logged } = stored.get(id) ?? { version: 0, value: null, logged: [] };
    const expected = Array.from({ length: version }, (_, index) => index + 1);
    return [
      ...(version < acknowledgedVersion || version > sentVersion
        ? [`${id} has version ${version}, was promised ${acknowledgedVersion}, asked for ${sentVersion}`]
        : []),
      ...(version > 0 && value !== valueOf(version) ? [`${id} says ${value ?? 'nothing'} at version ${version}`] : []),
      ...(logged.join() === expected.join()
        ? []
        : [`${id} has version ${version} and the log of ${logged.join() || 'none'}`]),
    ];
  });
}

/** Returns the status of the answer; 0 if there was none. */
export async function putLookup({
  address,
  token,
  body,
}: {
  address: string;
  token: string;
  body: unknown;
}): Promise<number> {
  try {
    const answer = await fetch(address + LOOKUPS, {
      method: 'PUT',
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

export async function signInAsAdmin(address: string): Promise<string> {
  const answer = await fetch(`${address}/backend/api/auth`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: 'admin', password: 'Demo-2569!' }),
  });
  if (answer.status !== 200) throw new Error(`admin was not let in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

/** Returns how many records of the trial a person sees. */
export async function countVisibleLookups(address: string, token: string): Promise<number> {
  const answer = await fetch(`${address}${LOOKUPS}/_search`, {
    method: 'POST',
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    body: JSON.stringify({
      select: ['id'],
      where: [{ name: 'group', operator: '=', value: TRIAL_GROUP }],
      page: 0,
      size: 1_000_000,
    }),
  });
  if (answer.status !== 200) throw new Error(`the list was refused: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: unknown[] }).data.length;
}

type MutableRecord = { -readonly [name in keyof WrittenRecord]: WrittenRecord[name] };

const JSON_TYPE = { 'content-type': 'application/json' };
const LOOKUPS = '/backend/api/v1/master/lookups';
/** Each record is created and changed twice. */
const VERSIONS = 3;
const PAUSE_MS = 100;
const POLL_MS = 5;

function valueOf(version: number): string {
  return `ทดลองครั้งที่ ${version}`;
}

async function waitForMore(count: () => number, more: number): Promise<void> {
  const enough = count() + more;
  while (count() < enough) await pause(POLL_MS);
}

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly value: string | null;
  readonly logged: readonly number[];
}

async function readStored(adminUrl: string, ids: readonly string[]): Promise<ReadonlyMap<string, Stored>> {
  const client = await connectAdmin(adminUrl, 'haz test');
  try {
    const { rows } = await client.query<Stored>(
      `select i."id", coalesce(l."version", 0)::int as "version", l."value",
              array(select g."record_version"::int from "entity_log" g
              where g."entity" = 'lookup' and g."record_id" = i."id" order by 1) as "logged"
         from unnest($1::uuid[]) as i("id") left join "lookup" l on l."id" = i."id"`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  } finally {
    await client.end();
  }
}
