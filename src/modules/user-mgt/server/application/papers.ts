/** The authority and the law printed on every paper from now on. */
import { z } from 'zod';
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { AUTHORITY_TEXT_MAX, readAuthorityTexts } from '#platform/model/settings/paperAuthority.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import type { Call } from '#platform/server/http/call.ts';
import { APP_PROPERTIES, versionSeen } from './pictures.ts';
import { saveProperty } from './saveProperty.ts';

/** One line of a paper; empty text, or only spaces, restores the default. */
const oneLine = typedText(AUTHORITY_TEXT_MAX)
  .refine((text) => !/\p{Cc}/u.test(text))
  .nullable();
const bothLines = z.strictObject({ th: oneLine, en: oneLine });
const papersBody = z.strictObject({
  words: z.strictObject({ department: bothLines, ministry: bothLines, official: bothLines, law: bothLines }),
  version: versionSeen,
});

export const papersCall: Call = {
  method: 'PUT',
  path: `${APP_PROPERTIES}/papers`,
  summary: ['ตั้งชื่อหน่วยงานและกฎหมายบนเอกสารที่พิมพ์', 'Set the authority and the law named on printed documents'],
  entity: 'appProperty',
  rights: ['canEdit'],
  bodySchema: z.toJSONSchema(papersBody),
  handle: (context) => {
    const { words, version } = readBody(papersBody, context.body);
    const value = readAuthorityTexts(words);
    return saveProperty(context, {
      key: appPropertyKeys.papers,
      section: 'papers',
      version,
      values: () => ({ value }),
    });
  },
};
