/** Explains who may do something and why or why not: for one user, for some roles, or for every role. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { rights } from '#language/rights.ts';
import type { AccessReason } from '#platform/model/access/accessReason.ts';
import { explainAccess, type Explanation, type AccessTarget } from '#platform/server/access/explain/explainAccess.ts';
import { loadExplainRows, type ExplainRows } from '#platform/server/access/explain/explainRows.ts';
import { ANONYMOUS_ROLE, SIGNED_IN_ROLE } from '#platform/server/access/rights/roles.ts';
import { readBody, idSchema, typedText } from '#platform/server/http/strictBody.ts';
import { badInput, forbidden } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { findSought, questionsOf, type ExplainQuestions } from './questions.ts';
import { getSubject, type ExplainedSubject } from './explainedSubject.ts';

const ROLES = '/api/v1/security/roles';
const MAX_NAME = 100;
const MAX_ADDRESS = 2000;
const MAX_ROLES = 200;

const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('entity'), entity: typedText(MAX_NAME), right: z.enum(rights) }),
  z.strictObject({ kind: z.literal('call'), call: typedText(MAX_ADDRESS) }),
  z.strictObject({ kind: z.literal('page'), path: typedText(MAX_ADDRESS) }),
]);
const explainBody = z.strictObject({
  question,
  user: z.strictObject({ id: idSchema }).nullish(),
  /** Codes of roles: what a person with these roles would have. */
  roles: z.array(typedText(MAX_NAME)).max(MAX_ROLES).nullish(),
});

/** A row of the answer. `role` is null if it is about one subject. */
interface AccessVerdict extends Explanation {
  readonly role: string | null;
  /** Active users with the role; null if everybody has it, or it is given to nobody. */
  readonly users: number | null;
}

interface AccessExplanation {
  /** Whether there is such a page. */
  readonly isKnown: boolean;
  readonly answers: readonly AccessVerdict[];
  /** The records that the reasons name. */
  readonly names: Pick<ExplainRows, 'roles' | 'menus' | 'resources'>;
  readonly user: ExplainedSubject | null;
}

export const accessCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${ROLES}/explain`,
    summary: ['ใครทำรายการใดได้ และเพราะเหตุใด', 'Who may do something, and why'],
    rights: ['canView'],
    bodySchema: z.toJSONSchema(explainBody, { io: 'input', unrepresentable: 'any' }),
    handle: answer,
  },
  {
    method: 'GET',
    path: `${ROLES}/questions`,
    summary: ['รายการที่ถามสิทธิได้', 'What rights can be checked for'],
    rights: ['canView'],
    handle: ({ app }): Promise<ExplainQuestions> => Promise.resolve(questionsOf(app)),
  },
];

async function answer({ app, actor, body }: CallContext): Promise<AccessExplanation> {
  const { question: sentQuestion, user: whom, roles: codes } = readBody(explainBody, body);
  // An explanation for a person shows what their page shows, so it needs the same right.
  if (whom !== null && whom !== undefined && !actor.grants.has('user', 'canView')) throw forbidden();
  const target = findSought(app, sentQuestion);
  const rows = await loadExplainRows(app.pools.api);
  const user = whom === null || whom === undefined ? null : await getSubject(app, whom.id);
  if (target === undefined)
    return { isKnown: false, answers: [], names: { roles: [], menus: [], resources: [] }, user };
  const answers =
    user !== null
      ? [explainFor(rows, target, user.roles)]
      : codes === null || codes === undefined
        ? await explainForEveryRole(app.pools.api, rows, target)
        : [explainFor(rows, target, idsOf(rows, codes))];
  return { isKnown: true, answers, names: namesIn(rows, answers, user), user };
}

function explainFor(rows: ExplainRows, target: AccessTarget, roles: readonly string[]): AccessVerdict {
  return {
    role: null,
    users: null,
    ...explainAccess(rows, target, { roles: [...roles, ...idsOf(rows, [SIGNED_IN_ROLE])], isSignedIn: true }),
  };
}

async function explainForEveryRole(
  db: CallContext['app']['pools']['api'],
  rows: ExplainRows,
  target: AccessTarget,
): Promise<AccessVerdict[]> {
  const { rows: counted } = await db.query<{ role: string; users: number }>(
    `select r."role_id" as "role", count(*)::int as "users" from "user_role" r join "user" u on u."id" = r."user_id"
      where u."is_active" group by r."role_id"`,
  );
  const users = new Map(counted.map((row) => [row.role, row.users]));
  return rows.roles.map(({ id, code }) => {
    const isEverybodys = code === ANONYMOUS_ROLE || code === SIGNED_IN_ROLE;
    const roleIds = isEverybodys ? [id] : [id, ...idsOf(rows, [SIGNED_IN_ROLE])];
    return {
      role: id,
      users: isEverybodys ? null : (users.get(id) ?? 0),
      ...explainAccess(rows, target, { roles: roleIds, isSignedIn: code !== ANONYMOUS_ROLE }),
    };
  });
}

function idsOf(rows: ExplainRows, codes: readonly string[]): string[] {
  return codes.map((code) => {
    const role = rows.roles.find((candidate) => candidate.code === code);
    if (role === undefined) throw badInput(message('unknownPath', { name: code }));
    return role.id;
  });
}

function namesIn(
  { roles, menus, resources }: ExplainRows,
  answers: readonly AccessVerdict[],
  user: ExplainedSubject | null,
): AccessExplanation['names'] {
  const ids = new Set([
    ...answers.flatMap(({ role, because }) => [role ?? [], ...because.map(idsIn)].flat()),
    ...(user?.roles ?? []),
  ]);
  const isNamed = ({ id }: { readonly id: string }): boolean => ids.has(id);
  return { roles: roles.filter(isNamed), menus: menus.filter(isNamed), resources: resources.filter(isNamed) };
}

function idsIn(reason: AccessReason): string[] {
  return [
    ...('role' in reason ? [reason.role] : []),
    ...('menu' in reason && reason.menu !== null ? [reason.menu] : []),
    ...('resources' in reason ? reason.resources : []),
  ];
}
