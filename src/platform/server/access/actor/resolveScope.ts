/**
 * Computes once which rows a session sees: the widest scope of the roles decides, and the ids it needs are looked up.
 */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Queryable } from '../../database/queryable.ts';
import {
  actingForOf,
  findActingForGrants,
  findLostHolder,
  findLostPower,
  type ActingFor,
  type ActingForGrant,
  type LostHolder,
  type LostPower,
} from './actingFor.ts';
import type { RoleProfile } from '../rights/accessSnapshot.ts';
import type { RowScope } from './actor.ts';

export interface ScopeQuestion {
  readonly userId: string;
  readonly departmentId: string | null;
  readonly profile: Pick<RoleProfile, 'rowScope' | 'documentTypes'>;
  /**
   * The holder the person chose to act for. A holder they may no longer act for is not replaced by another: they must
   * choose again.
   */
  readonly chosenId: string | null;
  readonly today: PlainDate;
}

export interface ResolvedScope {
  readonly scope: RowScope;
  /** How the person acts for the holder, with the rights the holder gave them. */
  readonly grant: ActingForGrant | undefined;
  readonly actingFor: ActingFor | undefined;
  readonly actingForOptions: readonly ActingFor[];
  /** The power by which they acted, or acted last, and by which they may act no longer. */
  readonly lostPower?: LostPower | undefined;
  /** Set while there are other holders to choose from and none was chosen. */
  readonly lostHolder?: LostHolder | undefined;
}

export async function resolveScope(db: Queryable, question: ScopeQuestion): Promise<ResolvedScope> {
  if (question.profile.rowScope === 'holder') return resolveHolder(db, question);
  return { scope: await resolveOfficer(db, question), grant: undefined, actingFor: undefined, actingForOptions: [] };
}

async function resolveHolder(db: Queryable, { userId, chosenId, today }: ScopeQuestion): Promise<ResolvedScope> {
  const actingForGrants = await findActingForGrants(db, { userId, today });
  const actingForGrant =
    chosenId === null ? actingForGrants[0] : actingForGrants.find((option) => option.id === chosenId);
  const actingForOptions = actingForGrants.map(actingForOf);
  if (actingForGrant !== undefined)
    return {
      scope: scopeOfHolder(actingForGrant),
      grant: actingForGrant,
      actingFor: actingForOf(actingForGrant),
      actingForOptions,
    };
  const lostPower = await findLostPower(db, { userId, holderId: chosenId, today });
  const lostHolder = chosenId === null || actingForGrants.length === 0 ? undefined : await findLostHolder(db, chosenId);
  return { scope: NO_ROWS, grant: actingForGrant, actingFor: undefined, actingForOptions, lostPower, lostHolder };
}

function scopeOfHolder(grant: ActingForGrant): RowScope {
  if (grant.kind === 'agent') return { kind: 'agent', holderId: grant.id, documentTypes: grant.documentTypes };
  return { kind: 'holder', holderId: grant.id };
}

async function resolveOfficer(db: Queryable, { departmentId, profile }: ScopeQuestion): Promise<RowScope> {
  switch (profile.rowScope) {
    case 'all':
      return { kind: 'all' };
    case 'documentTypes':
      return profile.documentTypes.length === 0
        ? NO_ROWS
        : { kind: 'documentTypes', documentTypes: profile.documentTypes };
    case 'departmentTree':
      return departmentId === null
        ? NO_ROWS
        : { kind: 'departments', departmentIds: await findSubtree(db, departmentId) };
    case 'department':
      return departmentId === null ? NO_ROWS : { kind: 'department', departmentId };
    case 'holder':
      return NO_ROWS;
  }
}

const NO_ROWS: RowScope = { kind: 'none' };

/** `union` drops departments that were visited before, so a cycle, which should not exist, ends. */
async function findSubtree(db: Queryable, departmentId: string): Promise<string[]> {
  const { rows } = await db.query({
    text: `with recursive "below" as (
  select $1::uuid as "id" union select d."id" from "department" d join "below" b on d."parent_id" = b."id"
) select "id" from "below" order by "id"`,
    values: [departmentId],
  });
  return rows.map((row) => String(row['id']));
}
