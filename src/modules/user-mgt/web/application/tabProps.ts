/** What a tab of the page is given. */
import type { Settings } from '#platform/model/settings/appSettings.ts';

export interface TabProps {
  readonly settings: Settings;
  readonly mayEdit: boolean;
  /** Answers the settings as they are now. */
  readonly reload: () => Promise<Settings | undefined>;
}
