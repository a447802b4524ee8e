/** Finds which of the settings in one section was changed last. */
import { findInstant } from '#language/values/instant.ts';
import type { SettingVersion } from '#platform/model/settings/appSettings.ts';

export function latestChange(left: SettingVersion, other: SettingVersion): SettingVersion {
  return changeInstant(other) > changeInstant(left) ? other : left;
}

/** Parsed instants have the same format, so their texts sort by time. */
function changeInstant({ updateDate }: SettingVersion): string {
  return findInstant(updateDate ?? '') ?? '';
}
