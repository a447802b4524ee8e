/** The props of a tab of the page. */
import type { ApplicationSettings } from '#platform/model/settings/appSettings.ts';

export interface TabProps {
  readonly settings: ApplicationSettings;
  readonly mayEdit: boolean;
  /** Returns the settings as they are now. */
  readonly reload: () => Promise<ApplicationSettings | undefined>;
}
