/**
 * Specimens by the hundred, made from a seed: few values, so that rows have equal ones, and awkward ones, so that they
 * differ.
 */
import fc from 'fast-check';
import type { Pool } from 'pg';
import { getEntity, storedFieldsOf } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import { decimal } from '#language/values/decimal.ts';
import { toColumns } from '#platform/server/resource/read/storedRecords.ts';
import { quote } from '#platform/server/database/sqlText.ts';
import { testCatalogue } from './catalogue.ts';
import type { NaiveRecord } from './naiveSearch.ts';

export interface InsertedSpecimens {
  readonly specimens: readonly NaiveRecord[];
  readonly lines: readonly NaiveRecord[];
  readonly departments: readonly NaiveRecord[];
  readonly holders: readonly NaiveRecord[];
}

/**
 * Thai with marks above and below, in both spellings of sara am; cases and accents; characters with a meaning in SQL or
 * LIKE.
 */
export const awkwardWords = [
  'ก',
  'กรด',
  'น้ำ',
  'น้ํา',
  'สาร',
  'เกลือ',
  'แก้ว',
  'ขวด',
  'Acid',
  'acid',
  'ACID',
  'é',
  'É',
  'a%b',
  'a_b',
  'axb',
  '%',
  '_',
  "o'k",
  '"',
  '\\',
  '\\%',
  '10',
  '9',
  '--',
  ';',
] as const;
const codeWords = ['A', 'a', 'B', 'b', 'Z', '_', '%', 'ก', 'ข', "'", '\\', '~', '1', '10'] as const;
export const specimenDays = ['2023-12-31', '2024-01-01', '2024-01-02', '2024-02-29', '2025-06-15'] as const;
const times = ['00:00:00', '00:00:01', '06:59:59', '07:00:00', '12:30:00', '23:59:59'] as const;
const amounts = [-3, 0, 1, 2, 9, 10, 100] as const;
const weights = ['0.000', '0.100', '1.000', '1.500', '9.999', '10.000'] as const;
const documentTypes = ['sampleImport', 'informImport', 'release'] as const;

const text = fc
  .array(fc.constantFrom(...awkwardWords), { minLength: 1, maxLength: 2 })
  .chain((some) => fc.constantFrom('', ' ').map((gap) => some.join(gap).normalize('NFC')));
const moment = fc
  .tuple(fc.constantFrom(...specimenDays), fc.constantFrom(...times))
  .map(([day, time]) => `${day}T${time}+07:00`);
const nullable = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 4 });
const randomIndex = fc.nat({ max: 1_000_000 });

const specimenValues = fc.record({
  id: fc.uuid(),
  word: fc.constantFrom(...codeWords),
  version: fc.integer({ min: 1, max: 3 }),
  isActive: fc.boolean(),
  createBy: fc.constantFrom('somchai', 'Somsri', 'admin'),
  createDate: moment,
  updateDate: moment,
  name: nullable(text),
  note: nullable(text),
  amount: nullable(fc.constantFrom(...amounts)),
  weightKg: nullable(fc.constantFrom(...weights)),
  isOpen: nullable(fc.boolean()),
  day: nullable(fc.constantFrom(...specimenDays)),
  moment: nullable(moment),
  token: nullable(fc.nat({ max: 5 })),
  attribute: nullable(fc.constantFrom(...awkwardWords)),
  refGrade: nullable(randomIndex),
  refTitle: nullable(randomIndex),
  refDepartment: nullable(randomIndex),
  refHolder: nullable(randomIndex),
  refDocumentType: nullable(randomIndex),
  refOther: nullable(randomIndex),
  idCard: nullable(fc.constantFrom('1', '22', '333')),
  opinion: nullable(text),
  pin: nullable(fc.constantFrom('0000', '1234')),
  total: nullable(fc.constantFrom(...weights)),
  reason: nullable(text),
  lines: fc.array(
    fc.record({
      id: fc.uuid(),
      label: text,
      netKg: nullable(fc.constantFrom(...weights)),
      madeOn: nullable(fc.constantFrom(...specimenDays)),
      refTitle: nullable(randomIndex),
      hint: nullable(fc.constantFrom('warm', 'cold')),
    }),
    { maxLength: 4 },
  ),
});

export async function insertSpecimens(
  pool: Pool,
  { seed, count }: { seed: number; count: number },
): Promise<InsertedSpecimens> {
  const ids = fc.sample(fc.uuid(), { seed, numRuns: 40 });
  const titles = await insertTitles(pool, ids.slice(0, 5));
  const grades = await choiceRows(pool, 'specimenGrade');
  const types = (await choiceRows(pool, 'documentType')).filter((row) =>
    documentTypes.includes(row['code'] as 'release'),
  );
  const departments = await insertDepartments(pool, ids.slice(5, 11));
  const holders = await insertHolders(pool, ids.slice(11, 16), departments);
  const tokens = ids.slice(16, 22);
  const specimens: Record<string, unknown>[] = [];
  const lines: NaiveRecord[] = [];
  const pick = (from: readonly unknown[], at: number | null): unknown =>
    at === null ? null : (from[at % from.length] ?? null);
  for (const [index, { word, lines: drawn, ...values }] of fc
    .sample(specimenValues, { seed, numRuns: count })
    .entries()) {
    const specimen: Record<string, unknown> = {
      ...values,
      updateBy: values.createBy,
      code: `${word}${index}`,
      token: pick(tokens, values.token),
      attribute: values.attribute === null ? null : `{"a": ${JSON.stringify(values.attribute)}}`,
      refGrade: pick(grades, values.refGrade),
      refTitle: pick(titles, values.refTitle),
      refDepartment: pick(departments, values.refDepartment),
      refHolder: pick(holders, values.refHolder),
      refDocumentType: pick(types, values.refDocumentType),
      // Always an earlier row, so that they form trees; mostly one of the first, so that the trees have branches.
      refOther:
        index === 0 ? null : pick(specimens.slice(0, index < 20 ? index : 20 + Math.floor(index / 4)), values.refOther),
      others: [],
    };
    const labels = [...new Map(drawn.map((line) => [line.label, line])).values()];
    const own = labels.map((line, at) => ({
      ...line,
      seq: at + 1,
      refTitle: pick(titles, line.refTitle),
      refSpecimen: specimen,
    }));
    specimen['lines'] = own;
    lines.push(...own);
    (specimen['refOther'] as { others: unknown[] } | null)?.others.push(specimen);
    specimens.push(specimen);
  }
  const planted = specimens as unknown as readonly NaiveRecord[];
  await insertRecords(pool, 'specimen', planted);
  await insertRecords(pool, 'specimenLine', lines);
  return { specimens: planted, lines, departments, holders };
}

async function insertTitles(pool: Pool, ids: readonly string[]): Promise<readonly NaiveRecord[]> {
  const values = ['นาย', 'นาง', 'Mr_', 'mr%', 'น้ำ'];
  const rows = ids.map((id, index) =>
    withStamps({
      id,
      group: 'TITLE',
      key: `S${index}`,
      value: values[index] ?? '',
      value2: index % 2 === 0 ? null : `Title ${index}`,
      seq: index % 3,
      code: null,
      refParent: null,
    }),
  );
  await insertRecords(pool, 'lookup', rows);
  return rows;
}

/** Returns the lookup rows of a choice, inserted if the reference data has none. */
export async function choiceRows(pool: Pool, name: string): Promise<readonly NaiveRecord[]> {
  const choice = testCatalogue.choices.get(name);
  if (choice === undefined) throw new Error(`No choice "${name}"`);
  for (const [index, [code, { key, label }]] of Object.entries(choice.values).entries()) {
    await pool.query(
      `insert into lookup (id, "group", key, value, value2, seq, code, version, create_by, create_date, update_by,
          update_date)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, 1, 'test', now(), 'test', now()) on conflict do nothing`,
      [choice.group, key, label[0], label[1], index, code],
    );
  }
  const { rows } = await pool.query<NaiveRecord>(
    'select id, "group", key, value, value2, seq, code from lookup where "group" = $1 and code is not null order by code',
    [choice.group],
  );
  return rows.map((row) => ({ ...row, refParent: null }));
}

async function insertDepartments(pool: Pool, ids: readonly string[]): Promise<readonly NaiveRecord[]> {
  const types = await choiceRows(pool, 'departmentType');
  const rows: NaiveRecord[] = [];
  for (const [index, id] of ids.entries()) {
    const names = {
      code: `Sp${'aAbB_%'[index] ?? ''}${index}`,
      nameTh: awkwardWords[index * 2] ?? '',
      nameEn: index % 2 === 0 ? null : (awkwardWords[index + 8] ?? null),
      phone: `0${index % 3}`,
    };
    const flags = { isRegister: false, isDocument: false, isImport: index % 2 === 0, isExport: false };
    const refs = {
      refDepartmentType: types[index % types.length],
      refParent: index < 2 ? null : (rows[Math.floor(index / 2) - 1] ?? null),
    };
    rows.push(withStamps({ id, ...names, ...flags, ...refs }));
  }
  await insertRecords(pool, 'department', rows);
  return rows;
}

async function insertHolders(
  pool: Pool,
  ids: readonly string[],
  departments: readonly NaiveRecord[],
): Promise<readonly NaiveRecord[]> {
  const types = await choiceRows(pool, 'personType');
  const usable = (await choiceRows(pool, 'userStatus')).find((row) => row['code'] === 'usable');
  const rows = ids.map((id, index) =>
    withStamps({
      id,
      username: index === 0 ? null : `Sp.holder${index}`,
      fullName: awkwardWords[index * 3] ?? '',
      fullNameEn: index % 2 === 0 ? null : 'Acid & Co',
      idTax: index % 2 === 0 ? '01' : '02',
      phone: `08${index % 2}`,
      refPersonType: types[index % types.length],
      refStatus: usable,
      refDepartment: index === 1 ? null : (departments[index] ?? null),
    }),
  );
  await insertRecords(pool, 'user', rows);
  return rows;
}

function withStamps<T extends { id: string }>(values: T): T & NaiveRecord {
  return {
    version: 1,
    isActive: true,
    createBy: 'test',
    createDate: '2024-01-01T00:00:00+07:00',
    updateBy: 'test',
    updateDate: '2024-01-01T00:00:00+07:00',
    ...values,
  };
}

const ROWS_A_STATEMENT = 200;

async function insertRecords(pool: Pool, name: string, records: readonly NaiveRecord[]): Promise<void> {
  const entity = getEntity(testCatalogue, name);
  const stored = storedFieldsOf(entity);
  const columns = stored.map(([, , column]) => quote(column)).join(', ');
  for (let from = 0; from < records.length; from += ROWS_A_STATEMENT) {
    const rows = records.slice(from, from + ROWS_A_STATEMENT).map((record) => {
      const values = Object.fromEntries(
        stored.map(([field, { kind }]) => [field, storedValue(kind, record[field] ?? null)]),
      );
      return toColumns(entity, values).map(([, value]) => value);
    });
    const tuples = rows.map((row, at) => `(${row.map((_, index) => `$${at * row.length + index + 1}`).join(', ')})`);
    await pool.query(`insert into ${quote(tableName(name))} (${columns}) values ${tuples.join(', ')}`, rows.flat());
  }
}

function storedValue(kind: string, value: unknown): unknown {
  if (value === null) return null;
  if (kind === 'decimal') return decimal(value as string);
  if (kind === 'json') return JSON.parse(value as string) as unknown;
  return kind === 'choice' ? (value as NaiveRecord)['code'] : value;
}
