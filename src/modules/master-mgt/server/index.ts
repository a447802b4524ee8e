/** Exports what the module adds to the server. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { mergeHooks } from '#platform/server/resource/hooks.ts';
import { discussHooks } from './discuss/discussHooks.ts';
import { pairHooks } from './places/pairHooks.ts';
import { riskHooks } from './risk/riskHooks.ts';
import { seedMasterData } from './seed/seedMasterData.ts';
import { substanceHooks } from './substances/substanceHooks.ts';
import { toxicityHooks } from './toxicity/toxicityHooks.ts';

/** For modules that find rulings. */
export { loadRulingCases } from './discuss/loadRulingCases.ts';

export const moduleServer: ModuleServer = {
  reference: { module: 'master-mgt', seed: seedMasterData },
  hooks: mergeHooks([substanceHooks, toxicityHooks, riskHooks, discussHooks, pairHooks]),
};
