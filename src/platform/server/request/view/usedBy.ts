/**
 * Finds the documents that refer to a dossier, through all declared references, each as far as the person may see it.
 */
import { findRequestDeclaration, rootEntityOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { requestType } from '#platform/model/businessChoices.ts';
import {
  REFERRING_DOCUMENTS_MAX,
  type ReferencesView,
  type ReferringDocumentView,
} from '#platform/model/request/referencesView.ts';
import { standingOf } from '#platform/model/request/shortDetail.ts';
import { screensByEntityOf, viewPathOf, type ScreenOfEntity } from '../../find/screensByEntity.ts';
import { holds } from '../../find/rank.ts';
import type { CallContext } from '../../http/call.ts';
import { readScope } from '../../resource/read/rowScope.ts';
import { quote } from '../../database/sqlText.ts';
import { backColumn } from '../../resource/read/storedRecords.ts';
import { referencesOf } from '../case/issuedReferences.ts';
import { documentTitleOf, stateWithLabel, statusWithLabel } from '../../workflow/labels.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import type { Case } from '../case/caseRows.ts';
import { isOfHolder } from '../../workflow/parties.ts';

type UsedBy = Pick<ReferencesView, 'usedBy' | 'isCut' | 'hidden'>;

export async function findUsedBy(context: CallContext, { request, entity, declaration }: Case): Promise<UsedBy> {
  const { app, actor } = context;
  const roots = rootsReferringTo(app.catalogue, entity.name);
  const keepsRegister = !isOfHolder(actor) && actor.grants.rightsInMenu(declaration.registerMenu).has('canView');
  if (roots.size === 0) return { usedBy: [], isCut: false, hidden: keepsRegister ? 0 : null };
  const dossierId = request.refDossier.id;
  const places = screensByEntityOf({ catalogue: app.catalogue, actor, info: await app.sessions.infoFor(actor) });
  const usedBy: ReferringDocumentView[] = [];
  let hidden = 0;
  for (const [root, tables] of roots) {
    const screens = places.get(root.name);
    const rows = screens === undefined ? [] : await loadVisible(context, { root, tables, dossierId });
    usedBy.push(...rows.flatMap((row) => describeUse(context, { root, row, places: screens ?? [] }) ?? []));
    if (keepsRegister)
      hidden +=
        (await countFiled(context, { root, tables, dossierId })) -
        (screens === undefined ? 0 : await countFiled(context, { root, tables, dossierId, isScoped: true }));
  }
  return {
    usedBy: usedBy.slice(0, REFERRING_DOCUMENTS_MAX),
    isCut: usedBy.length > REFERRING_DOCUMENTS_MAX,
    hidden: keepsRegister ? hidden : null,
  };
}

/**
 * Returns for each document entity that refers, itself or in one of its rows, the queries for its ids, each with the
 * dossier as $1.
 */
function rootsReferringTo(catalogue: Catalogue, target: string): ReadonlyMap<AnyEntity, readonly string[]> {
  const roots = new Map<AnyEntity, string[]>();
  for (const entity of catalogue.entities.values()) {
    for (const [, field] of referencesOf(entity)) {
      if (field.target !== target) continue;
      const root = rootEntityOf(catalogue, entity);
      const id = entity === root ? '"id"' : quote(backColumn(entity));
      const column = quote(columnName(field.refersTo.snapshot.dossier, 'ref'));
      roots.set(root, [
        ...(roots.get(root) ?? []),
        `select ${id} from ${quote(tableName(entity.name))} where ${column} = $1::uuid`,
      ]);
    }
  }
  return roots;
}

interface UsedByQuestion {
  readonly root: AnyEntity;
  readonly tables: readonly string[];
  readonly dossierId: string;
}

/** Documents in force, and open requests. */
function fromSql({ root, tables }: UsedByQuestion): string {
  return `from ${quote(tableName(root.name))} t join "request" r on r."id" = t."request_id"
    join "dossier" s on s."id" = t."dossier_id"
where t."id" in (${tables.join(' union ')}) and t."is_active" and (t."is_current" or r."is_open")`;
}

async function loadVisible(
  { app, actor }: CallContext,
  question: UsedByQuestion,
): Promise<readonly Record<string, unknown>[]> {
  const scope = readScope(actor, question.root);
  const { rows } = await app.pools.api.query<Record<string, unknown>>({
    text: `select t."id", t."document_type", t."is_current", r."request_type", r."status",
        coalesce(s."code", r."request_code", r."draft_code") as "number", r."subject_th", r."subject_en", s."state",
        s."expire_date"::text as "expires",
(select h."full_name" from "user" h where h."id" = t."holder_id") as "holder_th", (select h."full_name_en"
from "user" h where h."id" = t."holder_id") as "holder_en"
${fromSql(question)}${scope.sql} order by t."is_current" desc, t."create_date" desc, t."id"
limit ${REFERRING_DOCUMENTS_MAX + 1}`,
    values: [question.dossierId, ...scope.values],
  });
  return rows;
}

/** Counts only submitted documents, because a draft concerns nobody but its author. */
async function countFiled(
  { app, actor }: CallContext,
  { isScoped = false, ...question }: UsedByQuestion & { isScoped?: boolean },
): Promise<number> {
  const scope = isScoped ? readScope(actor, question.root) : { sql: '', values: [] };
  const { rows } = await app.pools.api.query<{ count: number }>({
    text: `select count(*)::integer as "count" ${fromSql(question)} and r."submitted_date" is not null${scope.sql}`,
    values: [question.dossierId, ...scope.values],
  });
  return rows[0]?.count ?? 0;
}

/** Returns undefined if the person has no page for it. */
function describeUse(
  { app }: CallContext,
  { root, row, places }: { root: AnyEntity; row: Record<string, unknown>; places: readonly ScreenOfEntity[] },
): ReferringDocumentView | undefined {
  const declaration = findRequestDeclaration(app.catalogue, String(row['document_type']));
  const isCurrent = row['is_current'] === true;
  const place = places.find(({ listFilter = [] }) =>
    listFilter.every((where) =>
      holds(where, {
        id: String(row['id']),
        isCurrent,
        refDocumentType: { code: row['document_type'] },
        refRequest: { refStatus: { code: row['status'] } },
      }),
    ),
  );
  if (declaration === undefined || place === undefined) return undefined;
  const expires = row['expires'] as PlainDate | null;
  return {
    id: String(row['id']),
    entity: root.name,
    title: documentTitleOf(app.catalogue, root, row['document_type']),
    number: typeof row['number'] === 'string' ? row['number'] : null,
    kind: stateWithLabel(requestType, row['request_type']),
    subject: nameLabelOf(row['subject_th'], row['subject_en']),
    holder: nameLabelOf(row['holder_th'], row['holder_en']),
    standing: isCurrent
      ? standingOf({ state: String(row['state']), expires, today: app.clock.today(), isCurrent })
      : null,
    status: isCurrent ? null : statusWithLabel(declaration.workflow, row['status'], row['document_type']),
    path: viewPathOf(place, String(row['id'])),
  };
}
