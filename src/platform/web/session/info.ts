/**
 * Who is signed in and what they may open: requested at every navigation, returned in full only if something changed.
 */
import type { Right } from '#language/rights.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { createStore } from '../store.ts';
import { refreshNow } from './refresh.ts';
import { isUsable, lifeOf, setTokens, tokens } from './tokens.ts';

export type Menu = Readonly<Record<Right, boolean>> & {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly url: string;
  readonly icon: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
};

export interface MenuSide {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly icon: string | null;
  readonly menuId: string | null;
  readonly url: string | null;
  readonly children: readonly MenuSide[];
}

export interface SignedInUser {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly personType: string;
  readonly refDepartment: {
    readonly id: string;
    readonly code: string;
    readonly nameTh: string;
    readonly nameEn: string | null;
  } | null;
  readonly mustChangePassword: boolean;
}

/** A holder on whose behalf the person may act. */
export interface ActingFor {
  readonly id: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly personType: string;
  readonly kind: 'self' | 'owner' | 'employee' | 'agent';
  /** The last day on which they may, `YYYY-MM-DD`. */
  readonly endDate: PlainDate | null;
}

/** A holder on whose behalf they could act until now. */
export interface LostPower extends Pick<ActingFor, 'id' | 'fullName' | 'fullNameEn' | 'endDate'> {
  readonly why: 'ended' | 'suspended' | 'revoked' | 'holderSuspended' | 'holderRevoked';
}

/** The holder they acted for until now, while they have not chosen another. */
export type LostHolder = Pick<ActingFor, 'id' | 'fullName' | 'fullNameEn'>;

export interface Info {
  readonly user: SignedInUser | null;
  readonly actingFor: ActingFor | null;
  readonly actingForOptions: readonly ActingFor[];
  readonly lostPower: LostPower | null;
  readonly lostHolder: LostHolder | null;
  /** The field classes the person may read: public, personal, officer. */
  readonly fieldClasses: readonly string[];
  readonly menus: readonly Menu[];
  readonly menuSides: readonly MenuSide[];
  readonly etag: string;
}

type InfoResponse = Info | { readonly etag: string; readonly unchanged: true };

const store = createStore<Info | undefined>(undefined);

export const info = { get: store.get, subscribe: store.subscribe };

/** A token that the server no longer accepts is removed, and the person is anonymous until they sign in again. */
export async function loadInfo(): Promise<Info> {
  const isSignedIn = await hasToken();
  if (isSignedIn) {
    try {
      return await storeInfo(
        (etag) => call<InfoResponse>('POST', '/api/auth/info', { body: { etag }, silent: true, background: true }),
        etagOf(true),
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      setTokens(undefined);
    }
  }
  return storeInfo(
    (etag) =>
      call<InfoResponse>('GET', '/api/anonymous/info', { query: { etag: etag ?? '' }, silent: true, background: true }),
    etagOf(false),
  );
}

export function clearInfo(): void {
  store.set(undefined);
}

async function hasToken(): Promise<boolean> {
  const current = tokens.get();
  if (current === undefined) return false;
  const now = Date.now();
  if ((lifeOf(current)?.expiresMs ?? 0) > now) return true;
  if (isUsable(current, now) && (await refreshNow())) return true;
  setTokens(undefined);
  return false;
}

/** The stored info says nothing about another user. */
function etagOf(isSignedIn: boolean): string | undefined {
  const stored = store.get();
  return stored !== undefined && (stored.user !== null) === isSignedIn ? stored.etag : undefined;
}

async function storeInfo(
  load: (etag: string | undefined) => Promise<InfoResponse>,
  etag: string | undefined,
): Promise<Info> {
  const answer = await load(etag);
  if (!('unchanged' in answer)) {
    store.set(answer);
    return answer;
  }
  const stored = store.get();
  // Cleared or replaced during the call: unchanged, but compared with a version we no longer have.
  return stored?.etag === answer.etag ? stored : storeInfo(load, undefined);
}
