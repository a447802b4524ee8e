/**
 * `POST …/requests/documents`: people who may see one document of a case can view the others, which their row scope
 * does not include. Two documents belong to the same case if one refers to the other by a reference that is declared so
 * (`sameCase`), and not otherwise.
 */
import { findRequestDeclaration, getEntity, partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { FieldClass } from '#language/field.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import {
  CASE_DOCUMENTS_MAX,
  type CaseDocument,
  type CaseDocumentsView,
} from '#platform/model/request/caseDocuments.ts';
import { standingOf } from '#platform/model/request/shortDetail.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { notFound } from '../../errors.ts';
import type { CallContext } from '../../http/call.ts';
import type { Queryable } from '../../database/queryable.ts';
import { readRecordJson } from '../../resource/read/readRecordJson.ts';
import { quote } from '../../database/sqlText.ts';
import { referencesOf } from '../case/issuedReferences.ts';
import { documentTitleOf, statusWithLabel } from '../../workflow/labels.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import { loadCase } from '../case/loadCase.ts';
import { isOfHolder } from '../../workflow/parties.ts';

/** A document that cannot be viewed is answered as not found, whatever the reason. */
export async function describeDocuments(
  context: CallContext,
  { id, documentId }: CaseDocumentsQuestion,
): Promise<CaseDocumentsView> {
  const { app, actor } = context;
  const own = await loadCase(app, app.pools.api, { actor, id, lock: 'none' });
  const dossierIds = await findDossiers(app.catalogue, app.pools.api, own.request.refDossier.id);
  const found: CaseMember[] = [];
  for (const entity of documentsOfCases(app.catalogue)) {
    found.push(...(await loadMembers(context, { entity, dossierIds, ownId: own.document.id })));
  }
  const documents = found.slice(0, CASE_DOCUMENTS_MAX).map((member) => describeDocument(context, member));
  if (documentId === undefined) return { documents, record: null };
  const requested = found.find((member) => member.row['id'] === documentId);
  if (requested === undefined) throw notFound();
  return { documents, record: await readRecord(context, requested) };
}

interface CaseDocumentsQuestion {
  /** The id of the request that the person may see. */
  readonly id: string;
  /** The id of the other document to be read. */
  readonly documentId: string | undefined;
}

interface CaseMember {
  readonly entity: AnyEntity;
  readonly row: Readonly<Record<string, unknown>>;
}

interface DocumentLink {
  /** The entity of the document that refers. */
  readonly entity: AnyEntity;
  /** The column of the dossier to which it refers. */
  readonly column: string;
  readonly target: string;
}

function linksOf({ entities }: Catalogue): readonly DocumentLink[] {
  const documents = [...entities.values()].filter(({ isDocument }) => isDocument);
  return documents.flatMap((entity) => {
    const linking = referencesOf(entity).filter(([, { refersTo }]) => refersTo.sameCase);
    return linking.map(([, { refersTo, target }]) => ({
      entity,
      column: columnName(refersTo.snapshot.dossier, 'ref'),
      target,
    }));
  });
}

function documentsOfCases(catalogue: Catalogue): ReadonlySet<AnyEntity> {
  return new Set(linksOf(catalogue).flatMap(({ entity, target }) => [entity, getEntity(catalogue, target)]));
}

/**
 * Finds the dossiers of the case, following all links in both directions from one of them. A draft of an operator does
 * not link: otherwise anybody could get access to a case by referring to one of its documents.
 */
async function findDossiers(catalogue: Catalogue, db: Queryable, first: string): Promise<readonly string[]> {
  const dossierIds = new Set([first]);
  let added: readonly string[] = [first];
  while (added.length > 0 && dossierIds.size < CASE_DOCUMENTS_MAX) {
    const linkedIds: string[] = [];
    for (const link of linksOf(catalogue)) linkedIds.push(...(await findLinked(db, link, added)));
    added = [...new Set(linkedIds)].filter((id) => !dossierIds.has(id));
    for (const id of added) dossierIds.add(id);
  }
  return [...dossierIds];
}

/** Returns the dossiers at both ends of the links of these dossiers. */
async function findLinked(
  db: Queryable,
  { entity, column }: DocumentLink,
  dossierIds: readonly string[],
): Promise<readonly string[]> {
  const to = `t.${quote(column)}`;
  const { rows } = await db.query({
    text: `select t."dossier_id" as "from", ${to} as "to" from ${quote(tableName(entity.name))} t
      join "request" r on r."id" = t."request_id"
where ${to} is not null and (t."dossier_id" = any($1::uuid[]) or ${to} = any($1::uuid[]))
  and (r."submitted_date" is not null or r."origin" = 'office') and (t."is_current" or r."is_open") limit $2`,
    values: [dossierIds, CASE_DOCUMENTS_MAX],
  });
  return rows.flatMap((row) => [String(row['from']), String(row['to'])]);
}

interface MemberQuery {
  readonly entity: AnyEntity;
  readonly dossierIds: readonly string[];
  /** The document that the person already sees. */
  readonly ownId: string;
}

/**
 * Officers see documents that were submitted and have not failed; people who act for a holder see issued ones, and
 * agents only the types in their power.
 */
async function loadMembers(
  { app, actor }: CallContext,
  { entity, dossierIds, ownId }: MemberQuery,
): Promise<readonly CaseMember[]> {
  const types = actor.scope.kind === 'agent' ? actor.scope.documentTypes : null;
  const { rows } = await app.pools.api.query<Record<string, unknown>>({
    text: `select t."id", t."holder_id", t."document_type", t."is_current", r."status",
        coalesce(s."code", r."request_code") as "number",
  r."subject_th", r."subject_en", s."state", s."expire_date"::text as "expires",
  h."full_name" as "holder_th", h."full_name_en" as "holder_en", d."name_th" as "department_th",
    d."name_en" as "department_en"
from ${quote(tableName(entity.name))} t join "request" r on r."id" = t."request_id"
join "dossier" s on s."id" = t."dossier_id"
left join "user" h on h."id" = coalesce(t."holder_id", r."named_holder_id") left
join "department" d on d."id" = t."department_id"
where t."dossier_id" = any($1::uuid[]) and t."id" <> $2 and t."is_active" and r."submitted_date" is not null
  and (t."is_current" or (r."is_open" and $3)) and ($4::text[] is null or t."document_type" = any($4::text[]))
order by t."create_date" desc, t."id" limit $5`,
    values: [dossierIds, ownId, !isOfHolder(actor), types, CASE_DOCUMENTS_MAX],
  });
  return rows.map((row) => ({ entity, row }));
}

function describeDocument({ app }: CallContext, { entity, row }: CaseMember): CaseDocument {
  const isCurrent = row['is_current'] === true;
  const expires = row['expires'] as PlainDate | null;
  const workflow = findRequestDeclaration(app.catalogue, String(row['document_type']))?.workflow;
  return {
    id: String(row['id']),
    entity: entity.name,
    title: documentTitleOf(app.catalogue, entity, row['document_type']),
    number: typeof row['number'] === 'string' ? row['number'] : null,
    subject: nameLabelOf(row['subject_th'], row['subject_en']),
    holder: nameLabelOf(row['holder_th'], row['holder_en']),
    department: nameLabelOf(row['department_th'], row['department_en']),
    standing: isCurrent
      ? standingOf({ state: String(row['state']), expires, today: app.clock.today(), isCurrent })
      : null,
    status: isCurrent || workflow === undefined ? null : statusWithLabel(workflow, row['status'], row['document_type']),
  };
}

/** Reads the record as the register shows it to the person; without personal fields if it belongs to another holder. */
async function readRecord(
  { app, actor }: CallContext,
  { entity, row }: CaseMember,
): Promise<Readonly<Record<string, unknown>>> {
  const isOwn = isOfHolder(actor) && row['holder_id'] === actor.actingForId;
  const classes = [...actor.fieldClasses].filter(
    (fieldClass) => fieldClass !== 'personal' || isOwn || !isOfHolder(actor),
  );
  const json = await readRecordJson(app, app.pools.api, {
    actor: viewerOfCase(actor, classes),
    entity,
    id: String(row['id']),
  });
  const record = JSON.parse(json) as Record<string, unknown>;
  const hidden = new Set(['publicToken', ...withFiles(app.catalogue, entity)]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.has(name)));
}

/** Returns an actor that may read this record with its parts, and only the names of records it refers to. */
function viewerOfCase(actor: Actor, classes: readonly FieldClass[]): Actor {
  const nothing: Actor['grants'] = {
    key: 'case documents',
    visibleTypes: null,
    typesWith: () => undefined,
    has: () => false,
    findGrant: () => undefined,
    rightsInMenu: () => new Set(),
  };
  return { ...actor, scope: { kind: 'all' }, fieldClasses: new Set(classes), grants: nothing };
}

/**
 * Returns fields that are files, and parts that contain files: access to a file depends on the document to which it is
 * attached.
 */
function withFiles(catalogue: Catalogue, entity: AnyEntity): readonly string[] {
  const isFile = ({ fields }: AnyEntity): boolean => Object.values(fields).some(({ kind }) => kind === 'file');
  const files = Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === 'file')
    .map(([name]) => name);
  return [
    ...files,
    ...partFieldsOf(entity)
      .filter(([, field]) => isFile(getEntity(catalogue, field.target)))
      .map(([name]) => name),
  ];
}
