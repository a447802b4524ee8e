/** The guards and effects of the platform, and those that modules add to them. */
import type { ModuleServer } from '../../moduleServer.ts';
import { ledgerEffects } from './ledgerEffects.ts';
import { requestEffects } from './effects.ts';
import { requestGuards } from './guards.ts';
import type { Effect, FilingOf, HolderFactsOf, StandingEffect, StepRegistry } from './stepParts.ts';

export function createStepRegistry(moduleServers: readonly ModuleServer[]): StepRegistry {
  const guards = mergeNamed('guard', [requestGuards, ...moduleServers.map((server) => server.guards ?? {})]);
  const effects = mergeNamed<Effect>('effect', [
    requestEffects,
    ledgerEffects,
    ...moduleServers.map((server) => server.effects ?? {}),
  ]);
  // An unknown guard must not be treated as passed.
  const filings = mergeNamed(
    'filing of',
    moduleServers.map((server) => server.filings ?? {}),
  );
  const standings = mergeNamed(
    'standing of',
    moduleServers.map((server) => server.standingEffects ?? {}),
  );
  const registered = moduleServers.find((server) => server.holderFacts !== undefined)?.holderFacts;
  return {
    holderFacts: registered ?? NO_HOLDER_FACTS,
    standingEffect: (entity) => standings.get(entity) ?? NO_STANDING_EFFECT,
    filing: (entity) => filings.get(entity) ?? NO_FILING,
    guard: (name) => getPart(guards, 'guard', name),
    effect: (name) => getPart(effects, 'effect', name),
    isPrepared: (name) => effects.get(name)?.prepare !== undefined,
  };
}

const NO_HOLDER_FACTS: HolderFactsOf = () => Promise.resolve({});
const NO_FILING: FilingOf = () => Promise.resolve({});
const NO_STANDING_EFFECT: StandingEffect = () => Promise.resolve();

function mergeNamed<T>(what: string, given: readonly Readonly<Record<string, T>>[]): ReadonlyMap<string, T> {
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
