/** Name, logo and icon: texts, and pictures that are checked by their content, not by their name. */
import { buffer } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { fieldProblem, message, type MessageRef } from '#language/message.ts';
import {
  appPropertyKeys,
  BRAND_MAX,
  ICON_TYPES,
  PICTURE_MAX_PX,
  PICTURE_TYPES,
} from '#platform/model/settings/appSettings.ts';
import type { App } from '#platform/server/app.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import { invalid } from '#platform/server/errors.ts';
import { findImageSize } from '#platform/server/files/imageSize.ts';
import { findTypeRefusal } from '#platform/server/files/typeRefusal.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { saveProperty } from './saveProperty.ts';

export const APP_PROPERTIES = '/api/v1/security/app-properties';
export const versionSeen = z.int().min(0).nullish();

/** Longer than the base64 of any file of a record; the field has the exact limit. */
const BLOB_MAX = 4_000_000;
const NAME_MAX = 300;

/** A File value: its bytes in `blob`, or the id or address of an uploaded one. */
const fileValue = z.strictObject({
  id: typedText(NAME_MAX).nullish(),
  name: typedText(NAME_MAX).nullish(),
  size: z.number().nullish(),
  type: typedText(NAME_MAX).nullish(),
  blob: z.string().max(BLOB_MAX).nullish(),
  url: typedText(NAME_MAX).nullish(),
  path: typedText(NAME_MAX).nullish(),
  group: typedText(NAME_MAX).nullish(),
  isUserFile: z.boolean().nullish(),
});

/** One line, as in the top bar. */
const oneLine = typedText(BRAND_MAX)
  .refine((text) => !/\p{Cc}/u.test(text))
  .nullable();

const brandBody = z.strictObject({ th: oneLine, en: oneLine, file: fileValue.nullish(), version: versionSeen });
const pictureBody = z.strictObject({ file: fileValue.nullable(), version: versionSeen });

export const pictureCalls: readonly Call[] = [
  {
    method: 'PUT',
    path: `${APP_PROPERTIES}/brand`,
    summary: ['ตั้งชื่อระบบ', 'Name the system'],
    entity: 'appProperty',
    rights: ['canEdit'],
    bodySchema: z.toJSONSchema(brandBody),
    handle: (context) => {
      const { th, en, file, version } = readBody(brandBody, context.body);
      const key = appPropertyKeys.brand;
      const value = { th: textOrNull(th), en: textOrNull(en) };
      return saveProperty(context, {
        key,
        section: 'brand',
        version,
        values: () => ({ value, ...(file === undefined ? {} : { refFile: file }) }),
        check: (db) => checkPicture(context.app, db, { key, types: PICTURE_TYPES }),
      });
    },
  },
  pictureCall('logo', { key: appPropertyKeys.logo, types: PICTURE_TYPES, summary: ['ตั้งตราสัญลักษณ์', 'Set the logo'] }),
  pictureCall('favicon', {
    key: appPropertyKeys.favicon,
    types: ICON_TYPES,
    summary: ['ตั้งไอคอนของหน้าเว็บ', 'Set the page icon'],
  }),
];

interface PictureTarget {
  readonly key: typeof appPropertyKeys.brand | typeof appPropertyKeys.logo | typeof appPropertyKeys.favicon;
  readonly types: readonly string[];
}

function pictureCall(name: 'logo' | 'favicon', { key, types, summary }: PictureTarget & Pick<Call, 'summary'>): Call {
  return {
    method: 'PUT',
    path: `${APP_PROPERTIES}/${name}`,
    summary,
    entity: 'appProperty',
    rights: ['canEdit'],
    bodySchema: z.toJSONSchema(pictureBody),
    handle: (context: CallContext) => {
      const { file, version } = readBody(pictureBody, context.body);
      return saveProperty(context, {
        key,
        section: name,
        version,
        values: () => ({ refFile: file }),
        check: (db) => checkPicture(context.app, db, { key, types }),
      });
    },
  };
}

/** Empty text, or only spaces, restores the default name. */
function textOrNull(text: string | null): string | null {
  const words = (text ?? '').trim().normalize('NFC');
  return words === '' ? null : words;
}

/**
 * The engine has checked the type and the size in bytes; what remains are the types for this place, and the dimensions.
 */
async function checkPicture(app: Pick<App, 'files'>, db: PoolClient, { key, types }: PictureTarget): Promise<void> {
  const { rows } = await db.query<{ hash: string; type: string }>({
    text: 'select f."hash", f."type" from "app_property" p join "stored_file" f on f."id" = p."file_id" where p."key" = $1',
    values: [key],
  });
  const [file] = rows;
  const problem = file === undefined ? undefined : await problemOf(app, file, types);
  if (problem !== undefined) throw invalid([fieldProblem('file', problem)]);
}

async function problemOf(
  app: Pick<App, 'files'>,
  { hash, type }: { hash: string; type: string },
  types: readonly string[],
): Promise<MessageRef | undefined> {
  const refusal = findTypeRefusal(type, types);
  if (refusal !== undefined) return refusal;
  const size = findImageSize(await buffer(app.files.open(hash)));
  if (size === undefined || size.widthPx === 0 || size.heightPx === 0) return message('fileBroken');
  return Math.max(size.widthPx, size.heightPx) > PICTURE_MAX_PX
    ? message('pictureTooLarge', { size: `${size.widthPx} × ${size.heightPx}`, limit: PICTURE_MAX_PX })
    : undefined;
}
