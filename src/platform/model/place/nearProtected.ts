/** The protected places near a location, and the rule that warns of them. */
import type { Label } from '#language/label.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { Instant } from '#language/values/instant.ts';
import type { Facts } from '#language/registry.ts';
import '../geo/geoMessages.ts';
import type { ProtectedPlaceKind } from './protectedPlace.ts';

export interface NearPlace {
  readonly id: string;
  readonly kind: ProtectedPlaceKind;
  readonly name: Label;
  /** From edge to edge; 0 if one lies in the other. */
  readonly metres: number;
  /** The distance within which a place of its kind matters. */
  readonly radius: number;
  readonly isWithin: boolean;
  readonly location: object;
}

export interface NearProtected {
  /** The nearest of each kind, however far away, the nearest first. */
  readonly nearest: readonly NearPlace[];
  /** All that lie within the radius of their kind, the nearest first. */
  readonly within: readonly NearPlace[];
}

/** A protected place near the location of a dossier, as the calls about flags return it. */
export interface LocationFlag {
  readonly id: string;
  readonly kind: NearPlace['kind'];
  readonly nameTh: string;
  readonly nameEn: string | null;
  readonly metres: number;
  readonly foundAt: Instant;
  readonly seenBy: string | null;
  readonly seenAt: Instant | null;
}

declare module '#language/registry.ts' {
  interface Facts {
    /** The protected places near the location of the record; the platform supplies it. Null without a location. */
    nearProtectedPlaces: NearProtected | null;
  }
}

export const NEAR_PROTECTED_RULE = 'nearProtected';

/**
 * Warns, for each kind, of the nearest protected place within its radius:
 *
 *   location: json([…], { rules: [placeGeometry()] })
 *   rules: [warnNearProtected('location')]
 *
 * With `needsAcknowledgement` the person who files confirms having read it.
 */
export function warnNearProtected(field: string, options: { readonly needsAcknowledgement?: true } = {}) {
  return {
    ...options,
    name: NEAR_PROTECTED_RULE,
    needs: ['nearProtectedPlaces'],
    isAtSubmit: false,
    isWarning: true,
    check: (_: unknown, { nearProtectedPlaces }: Pick<Facts, 'nearProtectedPlaces'>): readonly Problem[] =>
      (nearProtectedPlaces?.nearest ?? [])
        .filter(({ isWithin }) => isWithin)
        .map((place) => fieldProblem(field, nearMessage(place))),
  } as const;
}

export function nearMessage({ kind, name, metres, radius }: NearPlace) {
  return message(kind === 'royal' ? 'nearRoyalPlace' : 'nearPublicPlace', {
    place: name,
    metres: Math.round(metres),
    radius,
  });
}

/** The calls by which officers read and confirm the flags of a document: among the calls of a module with a location. */
export const FLAG_CALLS: readonly string[] = [
  'GET /api/v1/transaction/location-flags/of-dossier/{id}',
  'PUT /api/v1/transaction/location-flags/confirm',
];
