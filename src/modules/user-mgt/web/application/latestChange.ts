/** Of settings on one sheet, whichever was changed last. */
import { findInstant } from '#language/values/instant.ts';
import type { SettingVersion } from '#platform/model/settings/appSettings.ts';

export function latestChange(one: SettingVersion, other: SettingVersion): SettingVersion {
  return changeInstant(other) > changeInstant(one) ? other : one;
}

/** Moments are written alike once they are read: their order is that of their texts. */
function changeInstant({ updateDate }: SettingVersion): string {
  return findInstant(updateDate ?? '') ?? '';
}
