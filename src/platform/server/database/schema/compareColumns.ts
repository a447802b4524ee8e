/** Finds how the columns of one table differ from the wanted ones. */
import { automatic, byHand, compareByName, type Difference } from './schemaDifference.ts';
import { quote } from '../sqlText.ts';
import type { ColumnStructure } from './databaseStructure.ts';

type Columns = ReadonlyMap<string, ColumnStructure>;

export function compareColumns(table: string, from: Columns, to: Columns): Difference[] {
  const alter = `alter table ${quote(table)}`;
  return compareByName(from, to, {
    added: (name, there) => [newColumn(table, name, there)],
    removed: (name, here) => [
      byHand(
        'column',
        `The column ${table}.${name} is no longer declared.`,
        [...renames(alter, name, { from, to, type: here.type }), `${alter} drop column ${quote(name)}`].join(';\n'),
      ),
    ],
    inBoth: (name, here, there) =>
      changedColumn({
        alter: `${alter} alter column ${quote(name)}`,
        columnLabel: `${table}.${name}`,
        update: `update ${quote(table)} set ${quote(name)} = … where ${quote(name)} is null`,
        current: here,
        wanted: there,
      }),
  });
}

export function columnSql(
  name: string,
  { type, collation, notNull, default: value, generated }: ColumnStructure,
): string {
  return [
    quote(name),
    type,
    ...(collation === null ? [] : [`collate ${quote(collation)}`]),
    ...(value === null ? [] : [`default ${value}`]),
    ...(generated === null ? [] : [generated]),
    ...(notNull ? ['not null'] : []),
  ].join(' ');
}

function newColumn(table: string, name: string, there: ColumnStructure): Difference {
  const add = `alter table ${quote(table)} add column ${columnSql(name, there)}`;
  const what = `The column ${table}.${name} is new`;
  if (!there.notNull || there.default !== null || there.generated !== null) return automatic('column', `${what}.`, add);
  const empty = `alter table ${quote(table)} add column ${columnSql(name, { ...there, notNull: false })}`;
  const fill = `update ${quote(table)} set ${quote(name)} = …`;
  return byHand(
    'column',
    `${what} and required: rows that are already there need a value.`,
    [empty, fill, `alter table ${quote(table)} alter column ${quote(name)} set not null`].join(';\n'),
  );
}

interface ColumnChange {
  readonly alter: string;
  readonly columnLabel: string;
  readonly update: string;
  readonly current: ColumnStructure;
  readonly wanted: ColumnStructure;
}

function changedColumn({ alter, columnLabel, update, current, wanted }: ColumnChange): Difference[] {
  const found: Difference[] = [];
  if (current.generated !== wanted.generated) {
    found.push(
      byHand(
        'column',
        `The column ${columnLabel} is computed in another way.`,
        `${alter} … ${wanted.generated ?? 'drop expression'}`,
      ),
    );
  }
  if (current.type !== wanted.type || current.collation !== wanted.collation) {
    const type = [wanted.type, ...(wanted.collation === null ? [] : [`collate ${quote(wanted.collation)}`])].join(' ');
    found.push(byHand('column', `The type of ${columnLabel} has changed.`, `${alter} type ${type} using …`));
  }
  if (current.default !== wanted.default) {
    found.push(
      automatic(
        'column',
        `The default of ${columnLabel} has changed.`,
        wanted.default === null ? `${alter} drop default` : `${alter} set default ${wanted.default}`,
      ),
    );
  }
  if (current.notNull && !wanted.notNull)
    found.push(automatic('column', `The column ${columnLabel} may now be empty.`, `${alter} drop not null`));
  if (!current.notNull && wanted.notNull) {
    found.push(
      byHand(
        'column',
        `The column ${columnLabel} is now required: rows where it is empty need a value.`,
        `${update};\n${alter} set not null`,
      ),
    );
  }
  return found;
}

/** A column that is dropped while a similar one is added may only have been renamed. */
function renames(
  alter: string,
  name: string,
  { from, to, type }: { from: Columns; to: Columns; type: string },
): string[] {
  const alike = [...to].filter(([other, shape]) => !from.has(other) && shape.type === type);
  return alike.map(([other]) => `${alter} rename column ${quote(name)} to ${quote(other)}`);
}
