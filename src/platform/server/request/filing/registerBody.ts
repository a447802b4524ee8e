/** What a register is sent: an entry from paper, or a correction of what is in it. */
import { z } from 'zod';
import { findPlainDate, getPlainDate } from '#language/values/plainDate.ts';
import { isPaperNumber, PAPER_NUMBER_MAX, REGISTER_REMARK_MAX } from '#platform/model/request/registerEntry.ts';
import { sentId, typed } from '../../http/strictBody.ts';

const day = z
  .string()
  .refine((text) => findPlainDate(text) !== undefined)
  .transform(getPlainDate);
const number = typed(PAPER_NUMBER_MAX)
  .transform((text) => text.trim())
  .refine(isPaperNumber);
const common = { remark: typed(REGISTER_REMARK_MAX), record: z.record(z.string(), z.unknown()) };
/** What has a version is there already, and goes by its own way. */
const made = common.record.refine((sent) => !('version' in sent), { path: ['version'] });
export const recorded = z.strictObject({
  ...common,
  record: made,
  refHolder: z.strictObject({ id: sentId }),
  code: number.nullish(),
  effectiveDate: day,
  expireDate: day.nullish(),
});
export const corrected = z.strictObject({ ...common, refBase: z.strictObject({ id: sentId }) });
