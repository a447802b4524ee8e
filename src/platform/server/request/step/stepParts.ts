/** What a workflow may name: the guards and effects of the platform, and those that modules add to them. */
import type { PoolClient } from 'pg';
import type { HolderFacts } from '#language/holderFacts.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { ModuleServer } from '../../moduleServer.ts';
import type { Engine } from '../../resource/engine.ts';
import type { Queryable } from '../../resource/read/search.ts';
import { requestEffects, type Effect } from './effects.ts';
import { requestGuards, type Guard } from './guards.ts';

/** What the server sets in a new document of a kind, beside what it sets in every one. */
export type FilingOf = (context: { readonly db: Queryable; readonly actor: Actor }) => Promise<AnyRecord>;

/** What else comes of it when what was issued is suspended, reinstated or revoked, in the same transaction. */
export type StandingEffect = (context: {
  readonly engine: Engine;
  readonly db: PoolClient;
  readonly holderId: string;
  readonly to: string;
  readonly remark: string;
}) => Promise<void>;

/** What is registered of a holder. */
export type HolderFactsOf = (context: { readonly db: Queryable; readonly holderId: string }) => Promise<HolderFacts>;

export interface StepParts {
  readonly holderFacts: HolderFactsOf;
  readonly standing: (entity: string) => StandingEffect;
  readonly filing: (entity: string) => FilingOf;
  readonly guard: (name: string) => Guard;
  readonly effect: (name: string) => Effect;
  /** Whether an effect makes something ready; not of one that no server brings. */
  readonly isPrepared: (effect: string) => boolean;
}

export function stepPartsOf(moduleServers: readonly ModuleServer[]): StepParts {
  const guards = together('guard', [requestGuards, ...moduleServers.map((one) => one.guards ?? {})]);
  const effects = together<Effect>('effect', [requestEffects, ...moduleServers.map((one) => one.effects ?? {})]);
  // A guard that nobody answers must not pass for one that holds.
  const filings = together(
    'filing of',
    moduleServers.map((one) => one.filings ?? {}),
  );
  const standings = together(
    'standing of',
    moduleServers.map((one) => one.standings ?? {}),
  );
  const registered = moduleServers.find((one) => one.holderFacts !== undefined)?.holderFacts;
  return {
    holderFacts: registered ?? NOTHING_REGISTERED,
    standing: (entity) => standings.get(entity) ?? NOTHING_ELSE,
    filing: (entity) => filings.get(entity) ?? NOTHING_MORE,
    guard: (name) => getPart(guards, 'guard', name),
    effect: (name) => getPart(effects, 'effect', name),
    isPrepared: (name) => effects.get(name)?.prepare !== undefined,
  };
}

const NOTHING_REGISTERED: HolderFactsOf = () => Promise.resolve({});
const NOTHING_MORE: FilingOf = () => Promise.resolve({});
const NOTHING_ELSE: StandingEffect = () => Promise.resolve();

function together<T>(what: string, given: readonly Readonly<Record<string, T>>[]): ReadonlyMap<string, T> {
  const all = new Map<string, T>();
  for (const [name, part] of given.flatMap(Object.entries<T>)) {
    if (all.has(name)) throw new Error(`Two servers bring the ${what} "${name}"`);
    all.set(name, part);
  }
  return all;
}

function getPart<T>(all: ReadonlyMap<string, T>, what: string, name: string): T {
  const part = all.get(name);
  if (part === undefined) throw new Error(`No server brings the ${what} "${name}"`);
  return part;
}
