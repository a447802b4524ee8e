/** The request bodies of the register: an entry from paper, or a correction of an existing entry. */
import { z } from 'zod';
import { findPlainDate, getPlainDate } from '#language/values/plainDate.ts';
import { isPaperNumber, PAPER_NUMBER_MAX, REGISTER_REMARK_MAX } from '#platform/model/request/registerEntry.ts';
import { idSchema, typedText } from '../../http/strictBody.ts';

const daySchema = z
  .string()
  .refine((text) => findPlainDate(text) !== undefined)
  .transform(getPlainDate);
const paperNumberSchema = typedText(PAPER_NUMBER_MAX)
  .transform((text) => text.trim())
  .refine(isPaperNumber);
const common = { remark: typedText(REGISTER_REMARK_MAX), record: z.record(z.string(), z.unknown()) };
/** A record with a version already exists, and is changed by its own call. */
const newRecordSchema = common.record.refine((sent) => !('version' in sent), { path: ['version'] });
export const recordBody = z.strictObject({
  ...common,
  record: newRecordSchema,
  refHolder: z.strictObject({ id: idSchema }),
  code: paperNumberSchema.nullish(),
  effectiveDate: daySchema,
  expireDate: daySchema.nullish(),
});
export const correctBody = z.strictObject({ ...common, refBase: z.strictObject({ id: idSchema }) });
