/** The warnings of a document when it is submitted: told, acknowledged where they must be, and kept with the step. */
import { message, type Warning } from '#language/message.ts';
import { ruleBroken, Refusal } from '../../errors.ts';
import { warningsFor } from '../../resource/write/warnings.ts';
import type { EffectContext } from './stepParts.ts';
import { asHolderDocument } from '../case/loadCase.ts';

/** As it is kept with the step that was taken in spite of it. */
export interface SavedWarning extends Warning {
  readonly isAcknowledged: boolean;
}

/** In the data of a call: the names of the warnings that the person says they have read. */
const ACKNOWLEDGED = 'acknowledged';

/** In the detail of a step. */
const WARNINGS = 'warnings';

/** Refuses the step while a warning waits to be acknowledged. What does not occur may be acknowledged in vain. */
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

/** What the person was warned of in a step that was taken. */
export function withWarnings<T extends object>(
  moved: T,
  detail: Readonly<Record<string, unknown>>,
): T & { readonly warnings?: readonly SavedWarning[] } {
  const kept = savedWarnings(detail[WARNINGS]);
  return kept.length === 0 ? moved : { ...moved, warnings: kept };
}

/** Of the detail of a step, as the database has it. */
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
