/** Why a person may do a thing, or may not, as the server sends it to the page that shows it. */
import type { Right } from '#language/rights.ts';

/** Rows are given by their ids. `missing` and `rights`: any one of them is enough. */
export type AccessReason =
  | {
      readonly kind: 'viaMenu';
      readonly role: string;
      readonly menu: string;
      readonly resources: readonly string[];
      readonly rights: readonly Right[];
      readonly isCardOnly: boolean;
    }
  | { readonly kind: 'direct'; readonly role: string; readonly resources: readonly string[] }
  | { readonly kind: 'openToSignedIn' }
  | {
      readonly kind: 'menuWithoutRight';
      readonly role: string;
      readonly menu: string;
      readonly missing: readonly Right[];
    }
  | {
      readonly kind: 'narrowerThanNeeded';
      readonly role: string;
      readonly menu: string;
      readonly resources: readonly string[];
    }
  | { readonly kind: 'menuArchived'; readonly role: string; readonly menu: string }
  | {
      readonly kind: 'resourceArchived';
      readonly role: string;
      readonly menu: string | null;
      readonly resources: readonly string[];
    }
  | { readonly kind: 'roleArchived'; readonly role: string }
  | { readonly kind: 'menuNotGiven'; readonly menu: string; readonly missing: readonly Right[] }
  | { readonly kind: 'notSignedIn' }
  | { readonly kind: 'noMenuCoversIt' };
