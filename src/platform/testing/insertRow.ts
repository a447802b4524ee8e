/** Inserts a row of any entity with its required and the given values, and the rows it must refer to. */
import type { Pool } from 'pg';
import { documentTypesOf, getChoice, getEntity, storedFieldsOf } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { columnName, tableName } from '#language/naming.ts';
import { decimal } from '#language/values/decimal.ts';
import { addDays, getPlainDate } from '#language/values/plainDate.ts';
import { newId } from '#platform/server/database/newId.ts';
import { quote } from '#platform/server/database/sqlText.ts';
import { toColumns } from '#platform/server/resource/read/storedRecords.ts';
import { testCatalogue } from './catalogue.ts';

/** Returns its id. */
export async function insertRow(
  pool: Pool,
  name: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const entity = getEntity(testCatalogue, name);
  const id = newId();
  const record: Record<string, unknown> = {
    ...(entity.isDocument || name === 'request' ? await caseFieldsOf(pool, entity, { id, ...given }) : {}),
    ...given,
  };
  for (const [field, declared] of storedFieldsOf(entity)) {
    if (declared.required && record[field] === undefined)
      record[field] = entity.unique.some(([first, ...more]) => first === field && more.length === 0)
        ? ((await unusedValue(pool, entity, field)) ?? (await requiredValue(pool, declared)))
        : await requiredValue(pool, declared);
  }
  const columns = toColumns(entity, { ...record, id });
  await pool.query(
    `insert into ${quote(tableName(name))} (${columns.map(([column]) => quote(column)).join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    columns.map(([, value]) => value),
  );
  return id;
}

/** A document, its request and its dossier have one holder and one type. */
async function caseFieldsOf(
  pool: Pool,
  entity: AnyEntity,
  { id, ...given }: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const refDocumentType =
    given['refDocumentType'] ??
    documentTypesOf(testCatalogue, entity.name)[0] ??
    codesOf(getChoice(testCatalogue, 'documentType'))[0];
  const refHolder = given['refHolder'] ?? { id: await insertRow(pool, 'user') };
  const refDossier = given['refDossier'] ?? { id: await insertRow(pool, 'dossier', { refDocumentType, refHolder }) };
  const shared = { refDocumentType, refHolder, refDossier };
  return entity.isDocument
    ? { ...shared, refRequest: { id: await insertRow(pool, 'request', { ...shared, documentId: id }) } }
    : shared;
}

/** Returns a value of a unique field that no row has yet. */
async function unusedValue(pool: Pool, entity: AnyEntity, name: string): Promise<unknown> {
  const field = entity.fields[name];
  const readValues = async (column: string): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await pool.query<{ value: string }>(
          `select ${quote(column)}::text as "value" from ${quote(tableName(entity.name))}`,
        )
      ).rows.map(({ value }) => value),
    );
  if (field?.kind === 'date') {
    const takenDays = await readValues(columnName(name, field.kind));
    let day = getPlainDate('2024-01-01');
    while (takenDays.has(day)) day = addDays(day, 1);
    return day;
  }
  if (field?.kind === 'text' && field.max <= SHORT_CODE) {
    const takenValues = await readValues(columnName(name, field.kind));
    let n = 0;
    while (takenValues.has(shortCode(n, field.max))) n += 1;
    return shortCode(n, field.max);
  }
  if (field?.kind !== 'choice') return undefined;
  const takenCodes = await readValues(columnName(name, field.kind));
  return codesOf(getChoice(testCatalogue, field.choice)).find((code) => !takenCodes.has(code));
}

/** Too short for the end of an id to be unique. */
const SHORT_CODE = 6;

function shortCode(n: number, length: number): string {
  return n.toString(36).toUpperCase().padStart(length, 'Z').slice(-length);
}

async function requiredValue(pool: Pool, field: Field): Promise<unknown> {
  switch (field.kind) {
    case 'text':
      return newId().slice(-field.max);
    case 'integer':
      return Math.max(1, field.min ?? 1);
    case 'decimal':
      return decimal(field.min ?? '1');
    case 'boolean':
      return field.default ?? true;
    case 'date':
      return '2024-01-01';
    case 'instant':
      return '2024-01-01T00:00:00+07:00';
    case 'uuid':
      return newId();
    case 'json':
      return field.shape === 'array' ? [] : {};
    case 'choice':
      return codesOf(getChoice(testCatalogue, field.choice))[0];
    case 'lookup':
      return { id: await insertRow(pool, 'lookup') };
    case 'ref':
      return { id: await insertRow(pool, field.target) };
    case 'file':
      return { id: await insertFile(pool) };
    case 'parts':
    case 'inverse':
      throw new Error(`A required field of kind "${field.kind}" cannot be filled in`);
  }
}

/** A file whose bytes nobody reads. */
async function insertFile(pool: Pool): Promise<string> {
  const id = newId();
  await pool.query(
    `insert into "stored_file" ("id", "hash", "name", "size", "type", "created_at") values ($1, $2, 'x.png', 1, 'image/png', now())`,
    [id, '0'.repeat(64)],
  );
  return id;
}
