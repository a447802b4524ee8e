/** What a tab of the page is given. */
import type { ApplicationSettings } from '#platform/model/settings/appSettings.ts';

export interface TabProps {
  readonly settings: ApplicationSettings;
  readonly mayEdit: boolean;
  /** Answers the settings as they are now. */
  readonly reload: () => Promise<ApplicationSettings | undefined>;
}
