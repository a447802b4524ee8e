/** What must hold before a step, asked of the database; each answers why not, or nothing. */
import { isItemRequired, type ChecklistItem } from '#language/request.ts';
import { labelOf } from '#language/choice.ts';
import { message, type MessageRef } from '#language/message.ts';
import { idOf } from '#language/readValue.ts';
import type { AnyRecord } from '#language/record.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { actionsCounted } from '#language/workflow.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { Engine } from '../resource/engine.ts';
import type { Queryable } from '../resource/search.ts';
import { rowsOf } from '../resource/rows.ts';
import type { RowOf } from './caseRows.ts';
import { baseDossierOf, type Case, type CaseWith } from './loadCase.ts';
import { findFallenReference } from './references.ts';

/** `E` is the entity of the document; without it the case is of any kind. */
export type GuardContext<E extends string = string> = GuardQuestion<RowOf<E>>;

interface GuardQuestion<Document> {
  readonly engine: Pick<Engine, 'catalogue' | 'lookups'>;
  readonly db: Queryable;
  readonly found: CaseWith<Document>;
  /** Who would act, and for whom. */
  readonly actorIds: readonly string[];
  readonly today: PlainDate;
}

/** Those of one kind of document are declared with `guardsOf`. */
export type Guard<E extends string = string> = (context: GuardContext<E>) => Promise<MessageRef | undefined>;

export const requestGuards = {
  holderStands: async ({ db, found: { request } }) => {
    const { rows } = await db.query({ name: 'holder-stands', text: `select from "user" where "id" = $1 and "is_active" and "status" <> 'suspended'`, values: [request.refHolder.id] });
    return rows.length === 0 ? message('operatorNotFound') : undefined;
  },

  datesKnown: async ({ db, found: { request, dossier } }) => {
    if (request.refRequestType === 'new') return undefined;
    const { rows } = await db.query({ name: 'effective-since', text: 'select "effective_date" is not null as "isKnown", "code" from "dossier" where "id" = $1', values: [baseDossierOf({ request, dossier })] });
    return rows[0]?.['isKnown'] === true ? undefined : message('effectiveDateNotFound', { code: String(rows[0]?.['code']) });
  },

  departmentKnown: async ({ db, found: { request } }) => {
    const type = request.refDocumentType;
    return (await findDepartment(db, type)) === undefined ? message('departmentMissing', { type: labelOf(documentType, type) }) : undefined;
  },

  notInProcess: async ({ db, found: { request, dossier } }) => {
    const { rows } = await db.query({
      name: 'in-process',
      text: `select "request_code" as "code" from "request" where "id" <> $1 and "is_open" and "status" <> 'draft' and "dossier_id" = $2
union all select r."request_code" from "claim" c join "request" r on r."dossier_id" = c."dossier_id" and r."request_type" = 'renew' and r."is_open" where c."kind" = 'renewal' and c."key" = $3 and c."dossier_id" <> $2`,
      values: [request.id, dossier.id, idOf(dossier.refPrevious) ?? ''],
    });
    return rows[0] === undefined ? undefined : message('certificateInProcess', { code: String(rows[0]['code']) });
  },

  baseCurrent: async ({ db, found: { request, dossier } }) => {
    if (request.refRequestType === 'new') return undefined;
    const { rows } = await db.query({ name: 'base-of', text: 'select "state", "code", "revision" from "dossier" where "id" = $1', values: [baseDossierOf({ request, dossier })] });
    const base = rows[0] ?? {};
    const mayBeSuspended = request.refRequestType === 'cancel';
    if (base['state'] !== 'inForce' && !(mayBeSuspended && base['state'] === 'suspended')) return message('notInForce', { code: String(base['code']) });
    return base['revision'] === request.baseRevision ? undefined : message('staleBase', { base: Number(request.baseRevision), current: Number(base['revision']) });
  },

  attachmentsValid: async ({ found: { declaration, request, document }, today }) => {
    const attached = rowsOf(document, declaration.attachments);
    return findExpired(declaration.checklist, attached, today) ?? findMissing(declaration.checklist, { attached, document, kind: request.refRequestType });
  },

  checkPassed: async ({ found: { request } }) => {
    if (request.refCheckResult === null) return message('checkFirst');
    return request.refCheckResult === 'passed' ? undefined : message('checkNotPassed');
  },

  // Whoever had a hand in it, also by a word of the document that they wrote.
  notReceiver: async ({ db, found: { declaration, entity, request, document }, actorIds }) => {
    const written = Object.entries(entity.fields).filter(([, { managed }]) => managed !== true).map(([name]) => name);
    const { rows } = await db.query({
      text: `select 1 from "status_history" where "record_id" = $1 and "action" = any($6::text[]) and ("actor_id" = any($2::uuid[]) or "principal_id" = any($2::uuid[]))
union all select 1 from "entity_log" l, jsonb_array_elements(l."changes") c where l."entity" = $3 and l."record_id" = $4 and l."user_id" = any($2::uuid[]) and split_part(c->>'path', '.', 1) = any($5::text[]) limit 1`,
      values: [request.id, actorIds, entity.name, document.id, written, actionsCounted(declaration.workflow, 'handles')],
    });
    return rows.length === 0 ? undefined : message('fourEyes');
  },

  nothingOpen: async ({ found }) => (openFieldsOf(found).length === 0 ? undefined : message('waitsForUnlocked')),
  somethingOpen: async ({ found }) => (openFieldsOf(found).length === 0 ? message('nothingUnlocked') : undefined),

  referencesStand: findFallenReference,
} as const satisfies Readonly<Record<string, Guard>>;

export function openFieldsOf({ request }: Pick<Case, 'request'>): readonly string[] {
  return request.unlockedFields ?? [];
}

export async function findDepartment(db: Queryable, type: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>({ name: 'department-of', text: 'select "department_id" as "id" from "request_department" where "document_type" = $1 and "is_active"', values: [type] });
  return rows[0]?.id;
}

function findExpired(checklist: readonly ChecklistItem[], attached: readonly AnyRecord[], today: PlainDate): MessageRef | undefined {
  const expired = attached.find((row) => row['documentExpiredDate'] !== null && (row['documentExpiredDate'] as PlainDate) < today);
  if (expired === undefined) return undefined;
  const item = checklist.find(({ code }) => code === expired['refItem']);
  const number = typeof expired['documentNo'] === 'string' ? ` ${expired['documentNo']}` : '';
  const name = item === undefined ? number : ([item.label[0] + number, item.label[1] + number] as const);
  const day = expired['documentExpiredDate'] as PlainDate;
  return message('attachmentExpired', { name, date: [formatDate(day, 'th'), formatDate(day, 'en')] });
}

function findMissing(checklist: readonly ChecklistItem[], { attached, document, kind }: { attached: readonly AnyRecord[]; document: AnyRecord; kind: string }): MessageRef | undefined {
  const missing = checklist.find((item) => isItemRequired(item, { document, kind }) && !attached.some((row) => row['refItem'] === item.code));
  return missing === undefined ? undefined : message('attachmentMissing', { name: missing.label });
}
