/**
 * Calls of the workflows page: the rights of each role in the menus, and the parties and the view of one person in a
 * case.
 */
import { z } from 'zod';
import type { Catalogue } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import { rights } from '#language/rights.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { officerMenus, TAKE_BACK_RIGHT } from '#platform/model/request/requestParties.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import { actorOf } from '#platform/server/access/actor/actorOf.ts';
import { loadExplainRows } from '#platform/server/access/explain/explainRows.ts';
import { ANONYMOUS_ROLE, SIGNED_IN_ROLE } from '#platform/server/access/rights/roles.ts';
import { readBody, idSchema, typedText } from '#platform/server/http/strictBody.ts';
import { badInput, forbidden, Refusal } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { describeCase } from '#platform/server/request/view/describeCase.ts';
import { loadCase } from '#platform/server/request/case/loadCase.ts';
import { findParties } from '#platform/server/request/case/caseParties.ts';
import type { CaseAnswer, PersonAnswer, WorkflowRights } from '../../workflowAnswers.ts';
import { getSubject } from '../access/explainedSubject.ts';

const WORKFLOWS = '/api/v1/security/roles/workflows';
const MAX_NAME = 100;
const CASE_CALL = 'POST /api/v1/transaction/requests/case';

const explainBody = z.strictObject({
  module: typedText(MAX_NAME),
  user: z.strictObject({ id: idSchema }),
  code: typedText(MAX_NAME).nullish(),
});

export const workflowCalls: readonly Call[] = [
  {
    method: 'GET',
    path: WORKFLOWS,
    summary: ['สิทธิของบทบาทในขั้นตอนการทำงาน', 'Rights of roles in workflows'],
    rights: ['canView'],
    handle: describeRoles,
  },
  {
    method: 'POST',
    path: `${WORKFLOWS}/explain`,
    summary: ['ผู้ใช้งานทำอะไรได้ในคำขอ', 'What a person may do in a case'],
    rights: ['canView'],
    bodySchema: z.toJSONSchema(explainBody, { io: 'input', unrepresentable: 'any' }),
    handle: explainPerson,
  },
];

/** From the roles and menus of today, not from their declaration. */
async function describeRoles({ app }: CallContext): Promise<WorkflowRights> {
  await app.access.whenLoaded();
  const { roles } = await loadExplainRows(app.pools.api);
  const menus = [...new Set([...app.catalogue.requests.values()].flatMap(menusOf))];
  return {
    kinds: [...app.catalogue.requests.values()].map(({ module, document }) => ({ module, document })),
    roles: roles
      .filter(({ isActive, code }) => isActive && code !== ANONYMOUS_ROLE && code !== SIGNED_IN_ROLE)
      .map(({ id, code, name, nameEn }) => {
        const grants = app.access.grantsFor([id, SIGNED_IN_ROLE]);
        const given = menus
          .map((menu) => [menu, rights.filter((right) => grants.rightsInMenu(menu).has(right))] as const)
          .filter(([, some]) => some.length > 0);
        return {
          code,
          name,
          nameEn,
          isOfHolder: app.access.profileFor([id, SIGNED_IN_ROLE]).rowScope === 'holder',
          rights: Object.fromEntries(given),
        };
      }),
  };
}

function menusOf({ menus, registerMenu }: RequestDeclaration): readonly string[] {
  return [...Object.values(menus), registerMenu];
}

async function explainPerson(context: CallContext): Promise<PersonAnswer> {
  const { app, actor: asker } = context;
  const body = readBody(explainBody, context.body);
  // The answer shows what the pages of the person and of the case show, so it needs the same rights.
  if (!asker.grants.has('user', 'canView')) throw forbidden();
  const declaration = declarationOf(app.catalogue, body.module);
  const { id, username, fullName, fullNameEn, isActive, status, hasPassword, mustChangePassword } = await getSubject(
    app,
    body.user.id,
  );
  await app.access.whenLoaded();
  const actor = await actorOf(app, { userId: id });
  const subject = { actor, documentType: declaration.documentTypes[0] ?? '', today: app.clock.today() };
  const parties = await findParties(app, app.pools.api, {
    ...subject,
    declaration: {
      menus: declaration.menus,
      ...(declaration.office === undefined ? {} : { office: declaration.office }),
    },
  });
  const rollers = await findParties(app, app.pools.api, {
    ...subject,
    declaration: { menus: officerMenus(declaration.menus) },
    right: TAKE_BACK_RIGHT,
  });
  return {
    user: { id, username, fullName, fullNameEn, isActive, status, hasPassword, mustChangePassword },
    parties: [...parties.keys()],
    rollers: [...rollers.keys()],
    registerRights: rights.filter((right) => actor.grants.rightsInMenu(declaration.registerMenu).has(right)),
    case:
      body.code === null || body.code === undefined
        ? null
        : await explainCase(context, { declaration, userId: id, code: body.code }),
  };
}

function declarationOf({ requests }: Catalogue, module: string): RequestDeclaration {
  const declaration = requests.get(module);
  if (declaration === undefined) throw badInput(message('unknownPath', { name: module }));
  return declaration;
}

/** Returns the case as that person would see it. The caller must be able to see it too. */
async function explainCase(
  context: CallContext,
  { declaration, userId, code }: { declaration: RequestDeclaration; userId: string; code: string },
): Promise<CaseAnswer> {
  const { app, actor: asker } = context;
  const found = await findCase(context, declaration, code);
  if (found === undefined || !asker.grants.has('request', 'canView') || !(await isSeenBy(context, asker, found.id)))
    return { reach: 'unknown' };
  const actor = await actorOf(app, { userId, chosenId: found.holderId });
  if (actor.grants.findGrant(CASE_CALL)?.rights.has('canView') !== true) return { reach: 'noMenu', code: found.code };
  if (!(await isSeenBy(context, actor, found.id))) return { reach: 'notTheirs', code: found.code };
  const { timeline: _, ...view } = await describeCase({ ...context, actor }, found.id);
  return { reach: 'seen', code: found.code, view };
}

async function findCase(
  { app }: CallContext,
  { documentTypes }: RequestDeclaration,
  code: string,
): Promise<{ id: string; holderId: string; code: string } | undefined> {
  const { rows } = await app.pools.api.query<{ id: string; holderId: string; code: string }>({
    text: `select "id", "holder_id" as "holderId", coalesce("request_code", "draft_code") as "code" from "request"
      where $1 in ("request_code", "draft_code") and "document_type" = any($2::text[]) limit 1`,
    values: [code.toUpperCase(), documentTypes],
  });
  return rows[0];
}

async function isSeenBy({ app }: CallContext, actor: Actor, id: string): Promise<boolean> {
  try {
    await loadCase(app, app.pools.api, { actor, id, lock: 'none' });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === NOT_FOUND) return false;
    throw error;
  }
}

const NOT_FOUND = 404;
