/** How the columns of one table differ from those it should have. */
import { automatic, byHand, compare, type Difference } from './difference.ts';
import { quote } from '../sqlText.ts';
import type { ColumnStructure } from './structure.ts';

type Columns = ReadonlyMap<string, ColumnStructure>;

export function compareColumns(table: string, from: Columns, to: Columns): Difference[] {
  const alter = `alter table ${quote(table)}`;
  return compare(from, to, {
    added: (name, there) => [newColumn(table, name, there)],
    gone: (name, here) => [
      byHand(
        'column',
        `The column ${table}.${name} is no longer declared.`,
        [...renames(alter, name, { from, to, type: here.type }), `${alter} drop column ${quote(name)}`].join(';\n'),
      ),
    ],
    both: (name, here, there) =>
      changedColumn({
        alter: `${alter} alter column ${quote(name)}`,
        called: `${table}.${name}`,
        update: `update ${quote(table)} set ${quote(name)} = … where ${quote(name)} is null`,
        here,
        there,
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

interface Change {
  readonly alter: string;
  readonly called: string;
  readonly update: string;
  readonly here: ColumnStructure;
  readonly there: ColumnStructure;
}

function changedColumn({ alter, called, update, here, there }: Change): Difference[] {
  const found: Difference[] = [];
  if (here.generated !== there.generated) {
    found.push(
      byHand(
        'column',
        `The column ${called} is computed in another way.`,
        `${alter} … ${there.generated ?? 'drop expression'}`,
      ),
    );
  }
  if (here.type !== there.type || here.collation !== there.collation) {
    const type = [there.type, ...(there.collation === null ? [] : [`collate ${quote(there.collation)}`])].join(' ');
    found.push(byHand('column', `The type of ${called} has changed.`, `${alter} type ${type} using …`));
  }
  if (here.default !== there.default) {
    found.push(
      automatic(
        'column',
        `The default of ${called} has changed.`,
        there.default === null ? `${alter} drop default` : `${alter} set default ${there.default}`,
      ),
    );
  }
  if (here.notNull && !there.notNull)
    found.push(automatic('column', `The column ${called} may now be empty.`, `${alter} drop not null`));
  if (!here.notNull && there.notNull) {
    found.push(
      byHand(
        'column',
        `The column ${called} is now required: rows where it is empty need a value.`,
        `${update};\n${alter} set not null`,
      ),
    );
  }
  return found;
}

/** A column that goes while one like it comes has perhaps only changed its name. */
function renames(
  alter: string,
  name: string,
  { from, to, type }: { from: Columns; to: Columns; type: string },
): string[] {
  const alike = [...to].filter(([other, shape]) => !from.has(other) && shape.type === type);
  return alike.map(([other]) => `${alter} rename column ${quote(name)} to ${quote(other)}`);
}
