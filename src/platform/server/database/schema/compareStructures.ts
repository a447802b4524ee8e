/** Finds everything in which one database differs from another, as changes to the first. */
import { compareColumns, columnSql } from './compareColumns.ts';
import { compareConstraints, compareIndexes, compareTriggers, isReference } from './compareTableParts.ts';
import { automatic, byHand, compareByName, sortByPhase, type Difference } from './schemaDifference.ts';
import { quote } from '../sqlText.ts';
import type { ColumnObject, DatabaseStructure, TableStructure } from './databaseStructure.ts';

export function compareStructures(from: DatabaseStructure, to: DatabaseStructure): Difference[] {
  return sortByPhase([
    ...compareExtensions(from.extensions, to.extensions),
    ...compareFunctions(from.functions, to.functions),
    ...compareByName(from.tables, to.tables, { added: newTable, removed: droppedTable, inBoth: changedTable }),
  ]);
}

function compareExtensions(from: readonly string[], to: readonly string[]): Difference[] {
  return [
    ...from
      .filter((name) => !to.includes(name))
      .map((name) =>
        byHand('extension', `The extension ${name} is no longer declared.`, `drop extension ${quote(name)}`),
      ),
    ...to
      .filter((name) => !from.includes(name))
      .map((name) =>
        automatic('extension', `The extension ${name} is new.`, `create extension if not exists ${quote(name)}`),
      ),
  ];
}

/** An index may contain results of the old function, so replacing a function always needs more than that. */
function compareFunctions(from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): Difference[] {
  return compareByName(from, to, {
    added: (name, definition) => [automatic('function', `The function ${name} is new.`, definition)],
    removed: (name) => [byHand('function', `The function ${name} is no longer declared.`, `drop function ${name}`)],
    inBoth: (name, here, there) =>
      here === there ? [] : [byHand('function', `The function ${name} has changed.`, `${there};\nreindex …`)],
  });
}

function newTable(name: string, table: TableStructure): Difference[] {
  const references = new Map([...table.constraints].filter(([, tableConstraint]) => isReference(tableConstraint)));
  const lines = [
    ...[...table.columns].map(([column, shape]) => columnSql(column, shape)),
    ...[...table.constraints]
      .filter(([, tableConstraint]) => !isReference(tableConstraint))
      .map(([constraint, { definition }]) => `constraint ${quote(constraint)} ${definition}`),
  ];
  const options = table.options.length === 0 ? '' : ` with (${table.options.join(', ')})`;
  return [
    automatic(
      'table',
      `The table ${name} is new.`,
      `create table ${quote(name)} (\n  ${lines.join(',\n  ')}\n)${options}`,
    ),
    ...compareConstraints(name, { from: new Map(), to: references }),
    ...compareIndexes(name, { from: new Map(), to: table.indexes }),
    ...compareTriggers(name, { from: new Map(), to: table.triggers }),
  ];
}

function droppedTable(name: string): Difference[] {
  return [byHand('table', `The table ${name} is no longer declared.`, `drop table ${quote(name)}`)];
}

function changedTable(name: string, from: TableStructure, to: TableStructure): Difference[] {
  // Objects of a dropped column are dropped with it.
  const staying = (things: ReadonlyMap<string, ColumnObject>) =>
    new Map([...things].filter(([, { columns }]) => columns.every((column) => to.columns.has(column))));
  return [
    ...compareOptions(name, from.options, to.options),
    ...compareColumns(name, from.columns, to.columns),
    ...compareConstraints(name, { from: staying(from.constraints), to: to.constraints }),
    ...compareIndexes(name, { from: staying(from.indexes), to: to.indexes }),
    ...compareTriggers(name, { from: from.triggers, to: to.triggers }),
  ];
}

function compareOptions(table: string, from: readonly string[], to: readonly string[]): Difference[] {
  const nameOf = (option: string) => option.split('=')[0] ?? '';
  const set = to.filter((option) => !from.includes(option));
  const reset = from.map(nameOf).filter((name) => !to.map(nameOf).includes(name));
  const change = (sql: string) =>
    automatic('table', `The storage settings of ${table} have changed.`, `alter table ${quote(table)} ${sql}`);
  return [
    ...(set.length === 0 ? [] : [change(`set (${set.join(', ')})`)]),
    ...(reset.length === 0 ? [] : [change(`reset (${reset.join(', ')})`)]),
  ];
}
