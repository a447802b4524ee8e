/** Finds how the constraints, indexes and triggers of one table differ from the wanted ones. */
import { automatic, byHand, compareByName, type Difference } from './schemaDifference.ts';
import { quote } from '../sqlText.ts';
import type { ColumnObject } from './databaseStructure.ts';

interface OldAndNew {
  readonly from: ReadonlyMap<string, ColumnObject>;
  readonly to: ReadonlyMap<string, ColumnObject>;
}

export function compareConstraints(table: string, { from, to }: OldAndNew): Difference[] {
  const alter = `alter table ${quote(table)}`;
  const phaseOf = (object: ColumnObject) => (isReference(object) ? 'reference' : 'constraint');
  return compareByName(from, to, {
    added: (name, there) => [
      automatic(
        phaseOf(there),
        `The constraint ${name} of ${table} is new.`,
        `${alter} add constraint ${quote(name)} ${there.definition}`,
      ),
    ],
    removed: (name, here) => [
      byHand(
        phaseOf(here),
        `The constraint ${name} of ${table} is no longer declared.`,
        `${alter} drop constraint ${quote(name)}`,
      ),
    ],
    inBoth: (name, here, there) => {
      if (here.definition === there.definition) return [];
      const sql = `${alter} drop constraint ${quote(name)}, add constraint ${quote(name)} ${there.definition}`;
      // Other tables may refer to a key; a check or a reference is independent, and every row is validated against the
      // new one.
      const change = isReference(there) || isCheck(there) ? automatic : byHand;
      return [change(phaseOf(there), `The constraint ${name} of ${table} has changed.`, sql)];
    },
  });
}

export function compareIndexes(table: string, { from, to }: OldAndNew): Difference[] {
  return compareByName(from, to, {
    added: (name, there) => [automatic('index', `The index ${name} of ${table} is new.`, there.definition)],
    removed: (name) => [
      byHand('index', `The index ${name} of ${table} is no longer declared.`, `drop index ${quote(name)}`),
    ],
    inBoth: (name, here, there) => {
      if (here.definition === there.definition) return [];
      return [
        automatic(
          'index',
          `The index ${name} of ${table} has changed.`,
          `drop index ${quote(name)};\n${there.definition}`,
        ),
      ];
    },
  });
}

export function compareTriggers(table: string, { from, to }: OldAndNew): Difference[] {
  const drop = (name: string) => `drop trigger ${quote(name)} on ${quote(table)}`;
  return compareByName(from, to, {
    added: (name, there) => [automatic('trigger', `The trigger ${name} of ${table} is new.`, there.definition)],
    removed: (name) => [byHand('trigger', `The trigger ${name} of ${table} is no longer declared.`, drop(name))],
    inBoth: (name, here, there) => {
      if (here.definition === there.definition) return [];
      return [byHand('trigger', `The trigger ${name} of ${table} has changed.`, `${drop(name)};\n${there.definition}`)];
    },
  });
}

export function isReference({ definition }: ColumnObject): boolean {
  return definition.startsWith('FOREIGN KEY');
}

function isCheck({ definition }: ColumnObject): boolean {
  return definition.startsWith('CHECK');
}
