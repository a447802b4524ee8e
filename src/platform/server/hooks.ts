/** The hooks that run with every write: those of the platform and of the modules. */
import type { Catalogue } from '#language/catalogue.ts';
import { accessHooks } from './access/rights/hooks.ts';
import { insteadHooks } from './account/substitutionHooks.ts';
import { signatureHooks } from './account/signatures.ts';
import type { App } from './app.ts';
import { authHooks } from './auth/hooks.ts';
import type { Clock } from './clock.ts';
import type { ModuleServer } from './moduleServer.ts';
import { documentHooks } from './request/filing/documentHooks.ts';
import { recordHooks } from './workflow/recordHooks.ts';
import { notifyHooks } from './account/accountNotices.ts';
import { locationHooks } from './request/flags/locationHooks.ts';
import { stockCardHooks } from './request/step/coversTaken.ts';
import { placeHooks } from './places/hooks.ts';
import { mergeHooks, type MergedHooks } from './resource/hooks.ts';
import { lookupHooks } from './resource/write/lookupHooks.ts';
import { findQuantityUnits } from './resource/write/quantityUnits.ts';

export function hooksOf({
  clock,
  catalogue,
  app,
  moduleServers,
}: {
  clock: Clock;
  catalogue: Catalogue;
  app: () => App;
  moduleServers: readonly ModuleServer[];
}): MergedHooks {
  return mergeHooks([
    { documents: documentHooks(app), records: recordHooks(app) },
    { facts: { today: async ({ today }) => today } },
    lookupHooks,
    { facts: { quantityUnits: findQuantityUnits } },
    placeHooks,
    locationHooks(catalogue),
    stockCardHooks(catalogue),
    accessHooks,
    authHooks,
    notifyHooks(clock, app),
    insteadHooks(clock),
    signatureHooks(app),
    ...moduleServers.map((moduleServer) => moduleServer.hooks ?? {}),
  ]);
}
