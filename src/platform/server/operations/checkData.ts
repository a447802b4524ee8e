/** Checks whether the data satisfies every invariant, the audit chain, and the bytes of every file. */
import type { ClientBase } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import { verifySeals } from '../audit/seal.ts';
import { connectAdmin } from '../database/connect.ts';
import type { FileStore } from '../files/fileStore.ts';
import { readInvariants, type Invariant } from './invariants.ts';

export interface DataCheckOptions {
  readonly catalogue: Catalogue;
  readonly invariantsFolder: string;
  readonly files: FileStore;
}

export interface InvariantFinding {
  readonly law: string;
  /** How many rows break it. */
  readonly offenders: number;
  /** The first few. */
  readonly examples: readonly string[];
}

/**
 * Runs in one snapshot, so that the server may run at the same time. The address is that of a role that may read every
 * table.
 */
export async function checkData({
  url,
  ...laws
}: DataCheckOptions & { readonly url: string }): Promise<InvariantFinding[]> {
  const client = await connectAdmin(url, 'haz check-data');
  try {
    await client.query('begin isolation level repeatable read read only');
    return await checkDataInTransaction(client, laws);
  } finally {
    await client.end();
  }
}

/** As the transaction of this client sees the data. */
export async function checkDataInTransaction(
  client: ClientBase,
  { files, ...laws }: DataCheckOptions,
): Promise<InvariantFinding[]> {
  return [...(await checkInvariants(client, laws)), await checkSeals(client), await checkFiles(client, files)];
}

export async function checkInvariants(
  client: ClientBase,
  { catalogue, invariantsFolder }: Omit<DataCheckOptions, 'files'>,
): Promise<InvariantFinding[]> {
  const findings: InvariantFinding[] = [];
  for (const invariant of readInvariants(invariantsFolder, catalogue))
    findings.push(await checkInvariant(client, invariant));
  return findings;
}

export function hasNoOffenders(findings: readonly InvariantFinding[]): boolean {
  return findings.every(({ offenders }) => offenders === 0);
}

/** One line for each invariant, and below a broken one the rows that break it. */
export function findingsText(findings: readonly InvariantFinding[]): string {
  const width = Math.max(...findings.map(({ offenders }) => String(offenders).length), 'broken by'.length);
  const lines = findings.flatMap(({ law, offenders, examples }) => [
    `${offenders === 0 ? 'ok' : 'NO'}  ${String(offenders).padStart(width)}  ${law}`,
    ...examples.map((example) => `${' '.repeat(width + 6)}${example}`),
  ]);
  return [`    ${'broken by'.padStart(width)}  law`, ...lines].join('\n');
}

const MAX_EXAMPLES = 5;

async function checkInvariant(client: ClientBase, { law, queries }: Invariant): Promise<InvariantFinding> {
  let offenders = 0;
  const examples: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<{ total: number; row: string }>(
      `select count(*) over ()::int as "total", to_json(q)::text as "row" from (${query}) q limit ${MAX_EXAMPLES}`,
    );
    offenders += rows[0]?.total ?? 0;
    examples.push(...rows.map(({ row }) => row));
  }
  return { law, offenders, examples: examples.slice(0, MAX_EXAMPLES) };
}

async function checkSeals(client: ClientBase): Promise<InvariantFinding> {
  const { broken, sealed, head } = await verifySeals(client);
  const law = `No sealed row of the entity log was changed or taken away (${sealed} sealed${head === null ? '' : `, the last ${head.slice(0, 16)}…`}).`;
  return broken === undefined
    ? { law, offenders: 0, examples: [] }
    : { law, offenders: 1, examples: [JSON.stringify(broken)] };
}

async function checkFiles(client: ClientBase, files: FileStore): Promise<InvariantFinding> {
  const { rows } = await client.query<{ id: string; hash: string }>(
    'select distinct on ("hash") "id", "hash" from "stored_file" order by "hash", "id"',
  );
  const missing: string[] = [];
  for (const { id, hash } of rows) {
    if (!(await files.has(hash))) missing.push(JSON.stringify({ id, hash }));
  }
  return {
    law: 'The bytes of every file are there.',
    offenders: missing.length,
    examples: missing.slice(0, MAX_EXAMPLES),
  };
}
