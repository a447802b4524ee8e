/**
 * Conditions that must hold before a step, checked in the database; each returns the reason if it does not hold, or
 * nothing.
 */
import { isChecklistItemRequired, type ChecklistItem } from '#language/requestDeclaration.ts';
import { labelOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message, type MessageRef } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { AnyRecord } from '#language/record.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Workflow } from '#language/workflow.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import type { Queryable } from '../../database/queryable.ts';
import { rowsOf } from '../../resource/write/rows.ts';
import { violatesFourEyes } from '../../workflow/fourEyes.ts';
import { baseDossierOf, namedHolderIdOf } from '../case/loadCase.ts';
import type { Case } from '../case/caseRows.ts';
import { findInvalidReference } from '../case/references.ts';
import { findDepartmentOf } from '../case/routing.ts';
import { findUsedUp, usedUpRefusal } from '../case/usedUp.ts';
import { findBelowTaken } from './coversTaken.ts';
import type { Guard } from './stepParts.ts';

export const requestGuards = {
  holderStands: async ({ db, found }) => {
    const holderId = namedHolderIdOf(found.request);
    if (holderId === null)
      return message('holderNotNamed', {
        label: found.entity.fields[found.declaration.office?.holderFrom ?? '']?.label ?? '',
      });
    const { rows } = await db.query({
      name: 'holder-stands',
      text: `select from "user" where "id" = $1 and "is_active" and "status" <> 'suspended'`,
      values: [holderId],
    });
    return rows.length === 0 ? message('operatorNotFound') : findOtherHolder(db, { found, holderId });
  },

  datesKnown: async ({ db, found: { request, dossier } }) => {
    if (request.refRequestType === 'new') return undefined;
    const { rows } = await db.query({
      name: 'effective-since',
      text: 'select "effective_date" is not null as "isKnown", "code" from "dossier" where "id" = $1',
      values: [baseDossierOf({ request, dossier })],
    });
    return rows[0]?.['isKnown'] === true
      ? undefined
      : message('effectiveDateNotFound', { code: String(rows[0]?.['code']) });
  },

  departmentKnown: async ({ engine, db, found }) => {
    const departmentId = await findDepartmentOf(engine, db, found);
    return departmentId === undefined
      ? message('departmentMissing', { type: labelOf(documentType, found.request.refDocumentType) })
      : undefined;
  },

  notInProcess: async ({ db, found: { request, dossier } }) => {
    const { rows } = await db.query({
      name: 'in-process',
      text: `select "request_code" as "code" from "request" where "id" <> $1 and "is_open" and "status" <> 'draft'
          and "dossier_id" = $2
union all select r."request_code" from "claim" c join "request" r on r."dossier_id" = c."dossier_id"
  and r."request_type" = 'renew' and r."is_open" where c."kind" = 'renewal' and c."key" = $3 and c."dossier_id" <> $2`,
      values: [request.id, dossier.id, idOf(dossier.refPrevious) ?? ''],
    });
    return rows[0] === undefined ? undefined : message('certificateInProcess', { code: String(rows[0]['code']) });
  },

  baseCurrent: async ({ db, found: { request, dossier } }) => {
    if (request.refRequestType === 'new') return undefined;
    const { rows } = await db.query({
      name: 'base-of',
      text: 'select "state", "code", "revision" from "dossier" where "id" = $1',
      values: [baseDossierOf({ request, dossier })],
    });
    const base = rows[0] ?? {};
    const mayBeSuspended = request.refRequestType === 'cancel';
    const usedUp = await findUsedUp(db, { id: baseDossierOf({ request, dossier }), refState: base['state'] });
    if (usedUp !== null) return usedUpRefusal(String(base['code']), usedUp);
    if (base['state'] !== 'inForce' && !(mayBeSuspended && base['state'] === 'suspended'))
      return message('notInForce', { code: String(base['code']) });
    return base['revision'] === request.baseRevision
      ? undefined
      : message('staleBase', { base: Number(request.baseRevision), current: Number(base['revision']) });
  },

  attachmentsValid: async ({ found: { declaration, request, document }, today }) => {
    const attached = rowsOf(document, declaration.attachments);
    return (
      findExpiredAttachment(declaration.checklist, attached, today) ??
      findMissingAttachment(declaration.checklist, { attached, document, kind: request.refRequestType })
    );
  },

  checkPassed: async ({ found: { request } }) => {
    if (request.refCheckResult === null) return message('checkFirst');
    return request.refCheckResult === 'passed' ? undefined : message('checkNotPassed');
  },

  // Excludes everybody who took a handling step or wrote a field of the document.
  notReceiver: async ({ db, found: { declaration, entity, request, document }, actorIds }) => {
    const isHandled = await violatesFourEyes(db, {
      workflow: declaration.workflow,
      id: request.id,
      entity,
      writtenId: document.id,
      actorIds,
    });
    return isHandled ? message('fourEyes') : undefined;
  },

  // Excludes people who took a step of the applicant, made the document, or wrote a field that only the applicant fills
  // in.
  filedByAnother: async ({
    db,
    found: {
      declaration: { workflow },
      entity,
      request,
      document,
    },
    actorIds,
  }) => {
    if (request.refOrigin !== 'office') return undefined;
    const steps = Object.entries(workflow.actions)
      .filter(([, { from }]) => Object.values(from).every((by = []) => by.every((party) => party === APPLICANT_PARTY)))
      .map(([name]) => name);
    const { rows } = await db.query({
      text: `select 1 from "status_history" where "record_id" = $1 and "action" = any($5::text[])
          and "actor_id" = any($2::uuid[])
union all select 1 from "entity_log" l, jsonb_array_elements(l."changes") c
where l."entity" = $3 and l."record_id" = $4 and l."user_id" = any($2::uuid[])
  and (l."action" = 'create' or split_part(c->>'path', '.', 1) = any($6::text[])) limit 1`,
      values: [request.id, actorIds, entity.name, document.id, steps, filledInByApplicant(workflow, entity)],
    });
    return rows.length === 0 ? undefined : message('filedByYourself');
  },

  nothingOpen: async ({ found }) => (openFieldsOf(found).length === 0 ? undefined : message('waitsForUnlocked')),
  somethingOpen: async ({ found }) => (openFieldsOf(found).length === 0 ? message('nothingUnlocked') : undefined),

  referencesStand: findInvalidReference,
  coversTaken: findBelowTaken,
} as const satisfies Readonly<Record<string, Guard>>;

export function openFieldsOf({ request }: Pick<Case, 'request'>): readonly string[] {
  return request.unlockedFields ?? [];
}

/** The holder of a certificate never changes: a later document of officers about it cannot give it to another. */
async function findOtherHolder(
  db: Queryable,
  { found: { dossier }, holderId }: { found: Case; holderId: string },
): Promise<MessageRef | undefined> {
  const currentHolderId = idOf(dossier.refHolder);
  if (currentHolderId === null || currentHolderId === holderId) return undefined;
  const { rows } = await db.query({
    text: 'select "full_name" as "th", coalesce("full_name_en", "full_name") as "en" from "user" where "id" = $1',
    values: [currentHolderId],
  });
  return message('holderOfAnother', { name: [String(rows[0]?.['th']), String(rows[0]?.['en'])] });
}

/** Returns the fields that no officer writes in any state of the workflow. */
function filledInByApplicant({ states }: Workflow, { fields }: AnyEntity): readonly string[] {
  const edits = Object.values(states).flatMap((state) => Object.entries(state?.editableFields ?? {}));
  const byOfficers = new Set(
    edits.flatMap(([party, names]) =>
      party === APPLICANT_PARTY || names === undefined || names === 'all' ? [] : names,
    ),
  );
  return Object.entries(fields)
    .filter(([name, { managed }]) => managed !== true && !byOfficers.has(name))
    .map(([name]) => name);
}

function findExpiredAttachment(
  checklist: readonly ChecklistItem[],
  attached: readonly AnyRecord[],
  today: PlainDate,
): MessageRef | undefined {
  const expired = attached.find(
    (row) => row['documentExpiredDate'] !== null && (row['documentExpiredDate'] as PlainDate) < today,
  );
  if (expired === undefined) return undefined;
  const item = checklist.find(({ code }) => code === expired['refItem']);
  const number = typeof expired['documentNo'] === 'string' ? ` ${expired['documentNo']}` : '';
  const name = item === undefined ? number : ([item.label[0] + number, item.label[1] + number] as const);
  const day = expired['documentExpiredDate'] as PlainDate;
  return message('attachmentExpired', { name, date: [formatDate(day, 'th'), formatDate(day, 'en')] });
}

function findMissingAttachment(
  checklist: readonly ChecklistItem[],
  { attached, document, kind }: { attached: readonly AnyRecord[]; document: AnyRecord; kind: string },
): MessageRef | undefined {
  const missing = checklist.find(
    (item) =>
      isChecklistItemRequired(item, { document, kind }) && !attached.some((row) => row['refItem'] === item.code),
  );
  return missing === undefined ? undefined : message('attachmentMissing', { name: missing.label });
}
