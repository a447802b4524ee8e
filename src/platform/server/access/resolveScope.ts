/** Which rows a session sees, worked out once: the widest of the roles decides, and what it needs is looked up. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Queryable } from '../resource/search.ts';
import { findActingFor, type ActingFor } from './actingFor.ts';
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
  readonly actingFor: ActingFor | undefined;
  readonly actingForOptions: readonly ActingFor[];
}

export async function resolveScope(db: Queryable, question: ScopeQuestion): Promise<ResolvedScope> {
  if (question.profile.rowScope === 'holder') return resolveHolder(db, question);
  return { scope: await resolveOfficer(db, question), actingFor: undefined, actingForOptions: [] };
}

async function resolveHolder(db: Queryable, { userId, chosenId, today }: ScopeQuestion): Promise<ResolvedScope> {
  const actingForOptions = await findActingFor(db, { userId, today });
  const actingFor = actingForOptions.find((option) => option.id === chosenId) ?? actingForOptions[0];
  return { scope: scopeOfHolder(actingFor), actingFor, actingForOptions };
}

function scopeOfHolder(actingFor: ActingFor | undefined): RowScope {
  if (actingFor === undefined) return NOTHING;
  if (actingFor.kind === 'agent') return { kind: 'agent', holderId: actingFor.id, documentTypes: documentTypesOfAgent() };
  return { kind: 'holder', holderId: actingFor.id };
}

/** What an agent was authorised for. Nothing yet says it, and what is not said is not given. */
function documentTypesOfAgent(): readonly string[] {
  return [];
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
