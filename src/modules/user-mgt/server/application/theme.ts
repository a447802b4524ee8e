/** The theme: variables that every page maps onto its own colours. */
import { z } from 'zod';
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { checkTheme } from '#platform/model/settings/themeVariables.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import { invalid } from '#platform/server/errors.ts';
import type { Call } from '#platform/server/http/call.ts';
import { APP_PROPERTIES, versionSeen } from './pictures.ts';
import { saveProperty } from './saveProperty.ts';

const WORD_MAX = 100;

const themeBody = z.strictObject({ lessVar: z.record(typedText(WORD_MAX), typedText(WORD_MAX)), version: versionSeen });

export const themeCall: Call = {
  method: 'PUT',
  path: `${APP_PROPERTIES}/theme`,
  summary: ['ตั้งสีของระบบ', 'Set the theme'],
  entity: 'appProperty',
  rights: ['canEdit'],
  bodySchema: z.toJSONSchema(themeBody),
  handle: async (context) => {
    const { lessVar, version } = readBody(themeBody, context.body);
    const problems = checkTheme(lessVar);
    if (problems.length > 0) throw invalid(problems);
    return saveProperty(context, {
      key: appPropertyKeys.theme,
      section: 'theme',
      version,
      values: () => ({ value: lessVar }),
    });
  },
};
