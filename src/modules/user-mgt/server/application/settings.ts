/**
 * Returns everything the application page shows, in one answer. A password is never included: only whether there is
 * one.
 */
import {
  appPropertyKeys,
  type AppPropertyKey,
  type MailServer,
  type MailSetting,
  type PictureSetting,
  type ApplicationSettings,
  type SettingVersion,
} from '#platform/model/settings/appSettings.ts';
import { readMapSettings } from '#platform/model/settings/mapSettings.ts';
import { readAuthorityTexts } from '#platform/model/settings/paperAuthority.ts';
import { readReminderSettings } from '#platform/model/settings/reminderSettings.ts';
import { readTheme } from '#platform/model/settings/themeVariables.ts';
import { pictureUrl, type PictureName } from '#platform/server/auth/serverInfo.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { FILE_URL } from '#platform/server/files/fileUrl.ts';

export async function readSettings(db: Queryable): Promise<ApplicationSettings> {
  const { rows } = await db.query({
    text: `select p."key", p."value", p."secret" is not null as "hasSecret", p."version", p."is_active" as "isActive",
        p."update_by" as "updateBy",
  to_char(p."update_date", 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "updateDate",
  f."id" as "fileId", f."name" as "fileName", f."size"::float8 as "fileSize", f."type" as "fileType", f."hash"
from "app_property" p left join "stored_file" f on f."id" = p."file_id" where p."key" = any($1::text[])`,
    values: [Object.values(appPropertyKeys)],
  });
  const found = new Map(rows.map((row) => [row['key'] as AppPropertyKey, row as unknown as PropertyRow]));
  const rowOf = (key: AppPropertyKey): PropertyRow | undefined => found.get(key);
  return {
    brand: {
      ...pictureOf('brand', rowOf('BRAND')),
      th: textIn(rowOf('BRAND'), 'th'),
      en: textIn(rowOf('BRAND'), 'en'),
    },
    logo: pictureOf('logo', rowOf('LOGO')),
    favicon: pictureOf('favicon', rowOf('FAVICON')),
    theme: { ...versionOf(rowOf('LESS_VAR')), lessVar: readTheme(rowOf('LESS_VAR')?.value) },
    mail: mailOf(rowOf(appPropertyKeys.mail)),
    papers: { ...versionOf(rowOf('PAPERS')), words: readAuthorityTexts(rowOf('PAPERS')?.value) },
    maps: { ...versionOf(rowOf('MAPS')), ...readMapSettings(rowOf('MAPS')?.value) },
    reminders: { ...versionOf(rowOf('REMINDERS')), ...readReminderSettings(rowOf('REMINDERS')?.value) },
  };
}

interface PropertyRow {
  readonly value: Readonly<Record<string, unknown>> | null;
  readonly hasSecret: boolean;
  readonly version: number;
  readonly isActive: boolean;
  readonly updateBy: string;
  readonly updateDate: string;
  readonly fileId: string | null;
  readonly fileName: string;
  readonly fileSize: number;
  readonly fileType: string;
  readonly hash: string;
}

function versionOf(row: PropertyRow | undefined): SettingVersion {
  return { version: row?.version ?? null, updateBy: row?.updateBy ?? null, updateDate: row?.updateDate ?? null };
}

function pictureOf(name: PictureName, row: PropertyRow | undefined): PictureSetting {
  if (row === undefined || row.fileId === null) return { ...versionOf(row), file: null, url: null };
  return {
    ...versionOf(row),
    file: {
      id: row.fileId,
      name: row.fileName,
      size: row.fileSize,
      type: row.fileType,
      url: `${FILE_URL}${row.fileId}`,
    },
    url: pictureUrl(name, row.hash),
  };
}

function mailOf(row: PropertyRow | undefined): MailSetting {
  const { host, port, isSecure, username, from } = (row?.value ?? {}) as Partial<MailServer>;
  return {
    ...versionOf(row),
    host: host ?? null,
    port: port ?? null,
    isSecure: isSecure ?? false,
    username: username ?? null,
    from: from ?? null,
    hasPassword: row?.hasSecret ?? false,
    isActive: row?.isActive ?? false,
  };
}

function textIn(row: PropertyRow | undefined, name: string): string | null {
  const text = row?.value?.[name];
  return typeof text === 'string' && text !== '' ? text : null;
}
