/**
 * Translates a question about access into its target: calls with the rights they require, or a page with its rights.
 */
import type { Catalogue } from '#language/catalogue.ts';
import type { Right } from '#language/rights.ts';
import { createScreenMatcher, rightsOfPage } from '#language/screen.ts';
import type { CallFacts } from '../rights/decideAccess.ts';
import type { TargetCalls, TargetPage } from './explainAccess.ts';

export function targetOfCall(call: CallFacts): TargetCalls {
  return { kind: 'calls', calls: [{ call, rights: call.rights, mayBeCard: call.isEntitySearch }] };
}

/**
 * Returns the call of an entity that requires the right; for viewing, the search, because everything else that is
 * displayed starts from it.
 */
export function targetOfRight(
  calls: readonly CallFacts[],
  { entity, right }: { entity: string; right: Right },
): TargetCalls {
  const callsWithRight = calls.filter(
    (call) =>
      call.entity === entity && (right === 'canView' ? call.isEntitySearch : call.rights?.includes(right) === true),
  );
  return { kind: 'calls', calls: callsWithRight.map((call) => ({ call, rights: [right], mayBeCard: false })) };
}

/** The home page of everybody; it belongs to no module. */
const HOME = '/app/home';

/** Returns undefined if there is no such page. */
export function findTargetPage({ modules }: Pick<Catalogue, 'modules'>, path: string): TargetPage | undefined {
  if (path === HOME) return { kind: 'page', path, rights: rightsOfPage(undefined), isOpen: true };
  const found = createScreenMatcher(modules.flatMap(({ screens }) => screens.map((screen) => ({ screen }))))(path);
  return found === undefined
    ? undefined
    : { kind: 'page', path, rights: rightsOfPage(found.page), isOpen: found.screen.screen.access === 'signedIn' };
}
