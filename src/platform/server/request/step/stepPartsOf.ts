/** The guards and effects of the platform, and those that modules add to them. */
import type { ModuleServer } from '../../moduleServer.ts';
import { requestEffects } from './effects.ts';
import { requestGuards } from './guards.ts';
import type { Effect, FilingOf, HolderFactsOf, StandingEffect, StepParts } from './stepParts.ts';

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
