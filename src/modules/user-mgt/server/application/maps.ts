/** The distances to protected places, and the department's own server of map pictures. */
import { z } from 'zod';
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { checkMapSettings, TILE_ATTRIBUTION_MAX, TILE_URL_MAX } from '#platform/model/settings/mapSettings.ts';
import { invalid } from '#platform/server/errors.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import type { Call } from '#platform/server/http/call.ts';
import { APP_PROPERTIES, versionSeen } from './pictures.ts';
import { saveProperty } from './saveProperty.ts';

const mapsBody = z.strictObject({
  royalMetres: z.number(),
  publicMetres: z.number(),
  tileUrl: typedText(TILE_URL_MAX).nullable(),
  tileAttribution: typedText(TILE_ATTRIBUTION_MAX).nullable(),
  version: versionSeen,
});

export const mapsCall: Call = {
  method: 'PUT',
  path: `${APP_PROPERTIES}/maps`,
  summary: [
    'ตั้งระยะจากสถานที่คุ้มครองและเครื่องแม่ข่ายภาพแผนที่',
    'Set the distances to protected places and the server of map pictures',
  ],
  entity: 'appProperty',
  rights: ['canEdit'],
  bodySchema: z.toJSONSchema(mapsBody, { io: 'input' }),
  handle: (context) => {
    const { version, tileUrl, tileAttribution, ...radii } = readBody(mapsBody, context.body);
    const value = { ...radii, tileUrl: textOrNull(tileUrl), tileAttribution: textOrNull(tileAttribution) };
    const problems = checkMapSettings(value);
    if (problems.length > 0) throw invalid(problems);
    return saveProperty(context, { key: appPropertyKeys.maps, section: 'maps', version, values: () => ({ value }) });
  },
};

function textOrNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim();
}
