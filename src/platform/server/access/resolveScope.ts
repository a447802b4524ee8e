/** Which rows a session sees, worked out once: the widest of the roles decides, and what it needs is looked up. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Queryable } from '../resource/search.ts';
import { actingForOf, findHats, findLostPower, type ActingFor, type Hat, type LostPower } from './actingFor.ts';
import type { RoleProfile } from './accessPage.ts';
import type { RowScope } from './actor.ts';

export interface ScopeQuestion {
  readonly userId: string;
  readonly departmentId: string | null;
  readonly profile: Pick<RoleProfile, 'rowScope' | 'documentTypes'>;
  /** Whom the person chose to act for; taken only if they still may. */
  readonly chosenId: string | null;
  readonly today: PlainDate;
}

export interface ResolvedScope {
  readonly scope: RowScope;
  /** As whom the person acts for the holder, with what the holder gave them. */
  readonly hat: Hat | undefined;
  readonly actingFor: ActingFor | undefined;
  readonly actingForOptions: readonly ActingFor[];
  /** The power by which they acted, or acted last, and no longer may. */
  readonly lostPower?: LostPower | undefined;
}

export async function resolveScope(db: Queryable, question: ScopeQuestion): Promise<ResolvedScope> {
  if (question.profile.rowScope === 'holder') return resolveHolder(db, question);
  return { scope: await resolveOfficer(db, question), hat: undefined, actingFor: undefined, actingForOptions: [] };
}

async function resolveHolder(db: Queryable, { userId, chosenId, today }: ScopeQuestion): Promise<ResolvedScope> {
  const hats = await findHats(db, { userId, today });
  const hat = hats.find((option) => option.id === chosenId) ?? hats[0];
  const isLost = hat === undefined || (chosenId !== null && hat.id !== chosenId);
  const lostPower = isLost ? await findLostPower(db, { userId, holderId: chosenId, today }) : undefined;
  return { scope: scopeOfHolder(hat), hat, actingFor: hat === undefined ? undefined : actingForOf(hat), actingForOptions: hats.map(actingForOf), lostPower };
}

function scopeOfHolder(hat: Hat | undefined): RowScope {
  if (hat === undefined) return NOTHING;
  if (hat.kind === 'agent') return { kind: 'agent', holderId: hat.id, documentTypes: hat.documentTypes };
  return { kind: 'holder', holderId: hat.id };
}

async function resolveOfficer(db: Queryable, { departmentId, profile }: ScopeQuestion): Promise<RowScope> {
  switch (profile.rowScope) {
    case 'all':
      return { kind: 'all' };
    case 'documentTypes':
      return profile.documentTypes.length === 0 ? NOTHING : { kind: 'documentTypes', documentTypes: profile.documentTypes };
    case 'departmentTree':
      return departmentId === null ? NOTHING : { kind: 'departments', departmentIds: await findSubtree(db, departmentId) };
    case 'department':
      return departmentId === null ? NOTHING : { kind: 'department', departmentId };
    case 'holder':
      return NOTHING;
  }
}

const NOTHING: RowScope = { kind: 'none' };

/** `union` drops what was met before, so a ring that should not be there ends. */
async function findSubtree(db: Queryable, departmentId: string): Promise<string[]> {
  const { rows } = await db.query({
    text: `with recursive "below" as (
  select $1::uuid as "id" union select d."id" from "department" d join "below" b on d."parent_id" = b."id"
) select "id" from "below" order by "id"`,
    values: [departmentId],
  });
  return rows.map((row) => String(row['id']));
}
