/** Warnings of rules about a record and its rows: the same in the browser and on the server. */
import { getTarget, partFieldsOf, type Catalogue } from './catalogue.ts';
import { prefixProblemPath, findRuleProblems, applicableRules, withNulls, type CheckOptions } from './checkRecord.ts';
import type { AnyEntity } from './entity.ts';
import type { Warning } from './message.ts';
import type { AnyRecord } from './record.ts';

export interface WarningOptions extends Omit<CheckOptions, 'checkRow'> {
  /**
   * Returns the warnings of one row, with paths that begin at it: for a caller that checks while typing and caches the
   * rows that have not changed.
   */
  readonly findRowWarnings?: (part: AnyEntity, row: AnyRecord) => readonly Warning[];
}

export function findWarnings(options: WarningOptions): readonly Warning[] {
  if (!hasWarnings(options.catalogue, options.entity)) return [];
  return findWarningsWithNulls({ ...options, record: withNulls(options.catalogue, options.entity, options.record) });
}

/** Checks a record that already has null for missing values. */
export function findWarningsWithNulls(options: WarningOptions): readonly Warning[] {
  return [...findRuleWarnings(options), ...findPartWarnings(options)];
}

/** Whether any rule of the entity, or of its rows, warns. */
export function hasWarnings(catalogue: Catalogue, entity: AnyEntity): boolean {
  return (
    entity.rules.some(isWarningRule) ||
    partFieldsOf(entity).some(([, field]) => hasWarnings(catalogue, getTarget(catalogue, field)))
  );
}

export function isWarningRule({ isWarning: warns }: AnyEntity['rules'][number]): boolean {
  return warns === true;
}

function findRuleWarnings(options: WarningOptions): readonly Warning[] {
  return applicableRules(options)
    .filter(isWarningRule)
    .flatMap((rule) =>
      findRuleProblems(rule, options).map((problem): Warning => ({
        ...problem,
        rule: rule.name,
        needsAcknowledgement: rule.needsAcknowledgement === true,
      })),
    );
}

function findPartWarnings(options: WarningOptions): readonly Warning[] {
  return partFieldsOf(options.entity).flatMap(([name, field]) => {
    const rows: unknown = options.record[name];
    if (!Array.isArray(rows)) return [];
    const part = getTarget(options.catalogue, field);
    // A row must be complete, also in a draft.
    const warnOfRow =
      options.findRowWarnings ??
      ((entity: AnyEntity, record: AnyRecord) =>
        findWarningsWithNulls({ ...options, entity, record, isComplete: true }));
    return rows.flatMap((row: AnyRecord, index) =>
      row['isDelete'] === true
        ? []
        : warnOfRow(part, row).map((warning) =>
            prefixProblemPath(`${name}.${index}`, { ...warning, rule: `${name}.${warning.rule}` }),
          ),
    );
  });
}
