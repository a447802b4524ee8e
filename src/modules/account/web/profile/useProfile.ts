/** Reads a person's own data, for their profile page and the pages next to it. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { FileValue } from '#language/record.ts';
import type { Instant } from '#language/values/instant.ts';
import { call, type CallOptions } from '#platform/web/api/call.ts';
import type { CardValue } from '#platform/web/fields/control.ts';
import type { InsteadLine } from '../insteads/InsteadLines.tsx';

export interface SignIn {
  readonly startDate: Instant;
  readonly ipAddress: string | null;
}

export interface Usage extends SignIn {
  readonly endDate: Instant;
  readonly reason: string | null;
}

/** The fields that a person may change. */
export interface OwnFields {
  readonly refTitle: CardValue | null;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly refImage: FileValue | null;
}

export interface Profile extends OwnFields {
  readonly id: string;
  readonly version: number;
  readonly username: string;
  readonly refPersonType: CardValue | null;
  readonly refDocumentTypePerson: CardValue | null;
  readonly idCard: string | null;
  readonly idTax: string | null;
  readonly refDepartment: CardValue | null;
  readonly roles: readonly {
    readonly code: string;
    readonly name: string;
    readonly nameEn: string | null;
    readonly desc: string | null;
    readonly descEn: string | null;
  }[];
  readonly session: SignIn | null;
  readonly usages: readonly Usage[];
  readonly insteads: { readonly by: readonly InsteadLine[]; readonly of: readonly InsteadLine[] };
}

const PATH = '/api/v1/security/users/me/profile';
export const PROFILE_KEY = [PATH] as const;

export function useProfile(): UseQueryResult<Profile> {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: ({ signal }) => load({ signal, silent: true }) });
}

export async function saveProfile(
  body: Partial<OwnFields> & {
    readonly version: number;
    readonly otp?: { readonly referCode: string; readonly code: string };
  },
): Promise<Profile> {
  return withCurrentInsteads(await call<Profile>('PUT', PATH, { body, silent: true }));
}

async function load(options: CallOptions): Promise<Profile> {
  return withCurrentInsteads(await call<Profile>('GET', PATH, options));
}

/** Leaves only substitutions that are in effect. */
function withCurrentInsteads(profile: Profile): Profile {
  const active = (lines: readonly InsteadLine[]): readonly InsteadLine[] =>
    lines.map((line) => ({ ...line, isActive: true }));
  return { ...profile, insteads: { by: active(profile.insteads.by), of: active(profile.insteads.of) } };
}
