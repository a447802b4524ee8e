/** What a register is sent: an entry from paper, or a correction of what is in it. */
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
/** What has a version is there already, and goes by its own way. */
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
