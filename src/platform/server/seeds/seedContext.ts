/** The context of a seed. It runs in a transaction of its caller, with the rights of the application. */
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Instant } from '#language/values/instant.ts';
import type { Queryable } from '../database/queryable.ts';

export interface SeedContext {
  readonly client: Queryable;
  readonly catalogue: Catalogue;
  readonly now: Instant;
  readonly hashPassword: (text: string) => Promise<string>;
  /** Called for all records that were made together, with their parts, in the order they were made. */
  readonly log?: (entity: AnyEntity, records: readonly AnyRecord[]) => Promise<void>;
  /** Codes of the only amphurs to seed, with their tambons; the whole country by default. */
  readonly amphurs?: readonly string[] | undefined;
  /** A production installation starts with law and facts only; proposed or invented data would be taken for true. */
  readonly onlyFacts?: boolean | undefined;
}

/** Processes that start together take turns; the second then finds all rows. */
export async function waitForOtherSeeds({ client }: Pick<SeedContext, 'client'>): Promise<void> {
  await client.query({ text: 'select pg_advisory_xact_lock($1)', values: [SEED_LOCK] });
}

/** Any number works, as long as every version of the program uses the same, and no other lock has it. */
const SEED_LOCK = 7_201_536;
