/** The registries of the demonstration, for tests of calls to them. */
import type { BehaviourMode } from '#apps/partners/behaviourModes.ts';
import { startRegistries, type DemoRegistries, type Registry } from '#apps/partners/registries/startRegistries.ts';

export { ENDED_COMPANY, NEW_COMPANY, NEW_OWNER } from '#apps/partners/registries/inventedCompanies.ts';
export type { BehaviourMode, Registry };

export interface TestRegistries extends DemoRegistries {
  /** The settings of a server that calls them: `startTestApp({ env: registries.env })`. */
  readonly env: Readonly<Record<string, string>>;
}

export async function startTestRegistries(): Promise<TestRegistries> {
  const registries = await startRegistries();
  const { companyUrl, citizenUrl, consumerKey, token } = registries;
  return {
    ...registries,
    env: {
      COMPANY_REGISTRY_URL: companyUrl,
      CITIZEN_REGISTRY_URL: citizenUrl,
      REGISTRY_CONSUMER_KEY: consumerKey,
      REGISTRY_TOKEN: token,
    },
  };
}
