/** The warnings of a document when it is submitted: shown, acknowledged where required, and saved with the step. */
import { message, type Warning } from '#language/message.ts';
import { ruleBroken, Refusal } from '../../errors.ts';
import { warningsFor } from '../../resource/write/warnings.ts';
import type { EffectContext } from './stepParts.ts';
import { asHolderDocument } from '../case/loadCase.ts';

/** A warning as it is saved with the step that was taken in spite of it. */
export interface SavedWarning extends Warning {
  readonly isAcknowledged: boolean;
}

/** Key in the data of a call: the names of the warnings that the person has acknowledged. */
const ACKNOWLEDGED = 'acknowledged';

/** Key in the detail of a step. */
const WARNINGS = 'warnings';

/**
 * Refuses the step while a warning has to be acknowledged. Acknowledging a warning that does not occur has no effect.
 */
export async function acknowledgeWarnings({ engine, db, writer, found, data, detail }: EffectContext): Promise<void> {
  const acknowledged = readAcknowledged(data[ACKNOWLEDGED]);
  const warnings = await warningsFor(engine, db, {
    actor: writer.actor,
    entity: found.entity,
    record: asHolderDocument(found),
    isComplete: true,
  });
  const left = new Set(
    warnings
      .filter(({ rule, needsAcknowledgement }) => needsAcknowledgement && !acknowledged.has(rule))
      .map(({ rule }) => rule),
  );
  if (left.size > 0) throw new Refusal(422, message('warningsNotAcknowledged', { n: left.size }), { warnings });
  if (warnings.length > 0)
    detail[WARNINGS] = warnings.map((warning): SavedWarning => ({
      ...warning,
      isAcknowledged: acknowledged.has(warning.rule),
    }));
}

/** Adds the warnings of the step that was taken. */
export function withWarnings<T extends object>(
  moved: T,
  detail: Readonly<Record<string, unknown>>,
): T & { readonly warnings?: readonly SavedWarning[] } {
  const saved = savedWarnings(detail[WARNINGS]);
  return saved.length === 0 ? moved : { ...moved, warnings: saved };
}

/** Reads warnings from the detail of a step as it is stored in the database. */
export function savedWarnings(stored: unknown): readonly SavedWarning[] {
  return Array.isArray(stored) ? (stored as readonly SavedWarning[]) : [];
}

function readAcknowledged(sent: unknown): ReadonlySet<string> {
  if (sent === undefined || sent === null) return new Set();
  if (!Array.isArray(sent) || !sent.every((name) => typeof name === 'string')) {
    throw ruleBroken(`data.${ACKNOWLEDGED}`, message('wrongType', { name: ACKNOWLEDGED, expected: 'string[]' }));
  }
  return new Set(sent);
}
