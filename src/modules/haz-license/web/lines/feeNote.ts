/** By what the fee of a licence is counted. */
import type { RecordValues } from '#language/record.ts';
import { isNotice, isPossession } from '../../operations.ts';

type Licence = Pick<RecordValues<'hazLicense'>, 'refDocumentType' | 'refOperation' | 'refRequestType'>;

/** The key of a text; undefined for notices, which cost nothing, and for changes, which have a fixed fee. */
export function feeNoteOf(licence: Licence): 'feeByArea' | 'feeByTons' | undefined {
  if (isNotice(licence) || licence.refRequestType === 'change' || licence.refRequestType === 'cancel') return undefined;
  return isPossession(licence) ? 'feeByArea' : 'feeByTons';
}
