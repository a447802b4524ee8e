/** The partners of the server: the registries and the bank. Tests give their own. */
import type { Config } from '../config.ts';
import type { Bank } from './bank.ts';
import { createBank } from './createBank.ts';
import { createRegistries } from './createRegistries.ts';
import type { Registries } from './registries.ts';

export interface Partners {
  readonly registries: Registries;
  readonly bank: Bank;
}

type PartnerContext = Omit<Parameters<typeof createBank>[0], 'config'>;

export function createPartners(
  config: Pick<Config, 'registries' | 'bank'>,
  context: PartnerContext,
  given: Partial<Partners>,
): Partners {
  return {
    registries: given.registries ?? createRegistries({ config: config.registries, ...context }),
    bank: given.bank ?? createBank({ config: config.bank, ...context }),
  };
}
