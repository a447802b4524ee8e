/** What the rules that warn say of a record and of its rows: the same in the browser and on the server. */
import { getTarget, partsOf, type Catalogue } from './catalogue.ts';
import { below, problemsOf, rulesThatApply, withNulls, type CheckOptions } from './check.ts';
import type { AnyEntity } from './entity.ts';
import type { Warning } from './message.ts';
import type { AnyRecord } from './record.ts';

export interface WarnOptions extends Omit<CheckOptions, 'checkRow'> {
  /** Warns of one row, with paths that begin at it: for who asks as one types and remembers the rows that have not changed. */
  readonly warnOfRow?: (part: AnyEntity, row: AnyRecord) => readonly Warning[];
}

export function findWarnings(options: WarnOptions): readonly Warning[] {
  if (!hasWarnings(options.catalogue, options.entity)) return [];
  return warningsOfWhole({ ...options, record: withNulls(options.catalogue, options.entity, options.record) });
}

/** Of a record that has null for what is not there already. */
export function warningsOfWhole(options: WarnOptions): readonly Warning[] {
  return [...warningsOfRules(options), ...warningsOfParts(options)];
}

/** Whether a rule of it, or of its rows, warns. */
export function hasWarnings(catalogue: Catalogue, entity: AnyEntity): boolean {
  return (
    entity.rules.some(isWarning) ||
    partsOf(entity).some(([, field]) => hasWarnings(catalogue, getTarget(catalogue, field)))
  );
}

export function isWarning({ isWarning: warns }: AnyEntity['rules'][number]): boolean {
  return warns === true;
}

function warningsOfRules(options: WarnOptions): readonly Warning[] {
  return rulesThatApply(options)
    .filter(isWarning)
    .flatMap((rule) =>
      problemsOf(rule, options).map((problem): Warning => ({
        ...problem,
        rule: rule.name,
        needsAcknowledgement: rule.needsAcknowledgement === true,
      })),
    );
}

function warningsOfParts(options: WarnOptions): readonly Warning[] {
  return partsOf(options.entity).flatMap(([name, field]) => {
    const rows: unknown = options.record[name];
    if (!Array.isArray(rows)) return [];
    const part = getTarget(options.catalogue, field);
    // A row is there or it is not, in a draft too.
    const warnOfRow =
      options.warnOfRow ??
      ((entity: AnyEntity, record: AnyRecord) => warningsOfWhole({ ...options, entity, record, isComplete: true }));
    return rows.flatMap((row: AnyRecord, index) =>
      row['isDelete'] === true
        ? []
        : warnOfRow(part, row).map((warning) =>
            below(`${name}.${index}`, { ...warning, rule: `${name}.${warning.rule}` }),
          ),
    );
  });
}
