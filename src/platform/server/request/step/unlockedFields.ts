/** The fields that an officer opens to the operator for correction. */
import { message } from '#language/message.ts';
import { createEditableTest } from '#platform/model/request/editableFields.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import { ruleBroken } from '../../errors.ts';
import type { Case } from '../case/caseRows.ts';

/**
 * Reads the fields to open to the operator; fields that the operator cannot fill in are refused, because the case would
 * wait for them in vain.
 */
export function readUnlockedFields(sent: unknown, { declaration, entity, request }: Case): readonly string[] {
  if (!Array.isArray(sent) || sent.length === 0) throw ruleBroken('data.fields', message('unlockWhich'));
  const names = (sent as readonly unknown[]).filter((name) => typeof name === 'string');
  const isOpen = createEditableTest({
    declaration,
    entity,
    state: request.refStatus,
    kind: request.refRequestType,
    parties: new Set([APPLICANT_PARTY]),
    unlocked: names,
  });
  const wrong = (sent as readonly unknown[]).find(
    (name) =>
      typeof name !== 'string' ||
      !Object.hasOwn(entity.fields, name) ||
      !isOpen(name) ||
      (declaration.office === undefined && entity.fields[name]?.class === 'officer'),
  );
  if (wrong !== undefined)
    throw ruleBroken('data.fields', message('notUnlockable', { name: JSON.stringify(wrong).slice(0, 100) }));
  return [...new Set(names)];
}
