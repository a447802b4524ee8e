/** Determines which department gets a document when it is first submitted. */
import { idOf } from '#language/readUnknown.ts';
import { getTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { AnyRecord } from '#language/record.ts';
import type { CustomsDirection, RequestDeclaration } from '#language/requestDeclaration.ts';
import { provincialOfficeCode } from '#platform/model/party/department.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quote } from '../../database/sqlText.ts';
import type { Case } from './caseRows.ts';

export interface RoutingQuestion {
  readonly catalogue: Catalogue;
  readonly db: Queryable;
  readonly declaration: RequestDeclaration;
  readonly entity: AnyEntity;
  readonly documentType: string;
  readonly document: AnyRecord;
}

/** Returns the department that has a case, or would get it if it were submitted now. */
export async function findDepartmentOf(
  { catalogue }: { readonly catalogue: Catalogue },
  db: Queryable,
  { declaration, entity, dossier, document }: Pick<Case, 'declaration' | 'entity' | 'dossier' | 'document'>,
): Promise<string | undefined> {
  const routing = { catalogue, db, declaration, entity, documentType: document.refDocumentType, document };
  return idOf(dossier.refDepartment) ?? (await findRoute(routing));
}

/**
 * Uses the routing of the declaration; if that finds no department, the one the administrator has set for the type,
 * which is the central office by default.
 */
export async function findRoute(routing: RoutingQuestion): Promise<string | undefined> {
  return (await findByPlace(routing)) ?? findDepartmentOfType(routing.db, routing.documentType);
}

async function findByPlace({
  catalogue,
  db,
  declaration: { routeBy },
  entity,
  document,
}: RoutingQuestion): Promise<string | undefined> {
  if (routeBy === undefined) return undefined;
  const placeId = await followPath(catalogue, db, { entity, document, path: routeBy.path });
  if (placeId === null) return undefined;
  if (routeBy.by === 'province') return findProvincialOffice(db, placeId);
  return findCheckpoint(db, { customsId: placeId, direction: routeBy.direction(document) });
}

export async function findDepartmentOfType(db: Queryable, type: string): Promise<string | undefined> {
  const text = 'select "department_id" as "id" from "request_department" where "document_type" = $1 and "is_active"';
  return firstId(db, { name: 'department-of', text, values: [type] });
}

interface ReferencePath extends Pick<RoutingQuestion, 'entity' | 'document'> {
  readonly path: string;
}

/** Returns the id at the end of the path from the document; null if one of its references is not set. */
async function followPath(
  catalogue: Catalogue,
  db: Queryable,
  { entity, document, path }: ReferencePath,
): Promise<string | null> {
  const [first = '', ...others] = path.split('.');
  let [at, id] = [targetOf(catalogue, entity, first), idOf(document[first] ?? null)];
  for (const name of others) {
    const text = `select ${quote(columnName(name, 'ref'))} as "id" from ${quote(tableName(at.name))} where "id" = $1`;
    id = id === null ? null : ((await firstId(db, { text, values: [id] })) ?? null);
    at = targetOf(catalogue, at, name);
  }
  return id;
}

function targetOf(catalogue: Catalogue, entity: AnyEntity, name: string): AnyEntity {
  const field = entity.fields[name];
  if (field?.kind !== 'ref')
    throw new Error(`"${name}" of "${entity.name}" refers to nothing, so no department is found by it`);
  return getTarget(catalogue, field);
}

/** The central office takes the documents of an office that takes none. */
async function findProvincialOffice(db: Queryable, provinceId: string): Promise<string | undefined> {
  const { rows } = await db.query({
    name: 'province-code',
    text: 'select "code" from "province" where "id" = $1',
    values: [provinceId],
  });
  const [province] = rows;
  if (province === undefined) return undefined;
  const code = provincialOfficeCode(String(province['code']));
  const text = `select "id" from "department" where "code" = $1 and "department_type" = 'province' and "is_active"
      and "is_document"`;
  return firstId(db, { name: 'provincial-office', text, values: [code] });
}

interface CustomsPassage {
  readonly customsId: string;
  readonly direction: CustomsDirection;
}

/**
 * If several checkpoints at one customs house handle the direction, the main one is used, otherwise the first by its
 * code.
 */
async function findCheckpoint(db: Queryable, { customsId, direction }: CustomsPassage): Promise<string | undefined> {
  return firstId(db, {
    name: `checkpoint-${direction}`,
    text: `select d."id" from "department_customs" p join "department" d on d."id" = p."department_id"
where p."customs_id" = $1 and p."is_active" and d."is_active" and d.${quote(directionColumns[direction])}
order by p."is_main" desc, d."code" limit 1`,
    values: [customsId],
  });
}

const directionColumns: Readonly<Record<CustomsDirection, string>> = { import: 'is_import', export: 'is_export' };

async function firstId(db: Queryable, query: Parameters<Queryable['query']>[0]): Promise<string | undefined> {
  const { rows } = await db.query(query);
  const id = rows[0]?.['id'];
  return typeof id === 'string' ? id : undefined;
}
