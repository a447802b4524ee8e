/** The servers of the product without any due fee, for tests that are not about money. */
import { moduleServers } from '#apps/server/moduleServers.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { IS_NOTHING_DUE } from '#platform/server/workflow/takeStep.ts';

const never: Required<Pick<ModuleServer, 'guards' | 'effects'>> = {
  guards: { feeKnown: async () => undefined, feePaid: async () => undefined },
  effects: {
    raiseFee: { apply: async ({ detail }) => void (detail[IS_NOTHING_DUE] = true), undo: async () => undefined },
    dropFee: { apply: async () => undefined },
    takePayment: { apply: async () => undefined },
  },
};

export const withoutFees: readonly ModuleServer[] = [
  ...moduleServers.map(({ guards = {}, effects = {}, ...rest }) => ({
    ...rest,
    guards: without(guards, Object.keys(never.guards)),
    effects: without(effects, Object.keys(never.effects)),
  })),
  never,
];

function without<T>(given: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
}
