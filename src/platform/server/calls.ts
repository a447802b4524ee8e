/** Lists every call: those of the platform, those of the modules, and the generic ones of every entity. */
import type { Catalogue } from '#language/catalogue.ts';
import { profileCalls } from './account/profile.ts';
import { createPasswordCalls } from './account/passwordCalls.ts';
import { signatureCalls } from './account/signatures.ts';
import { authCalls } from './auth/calls.ts';
import { endSessionsCall } from './auth/endSessionsCall.ts';
import type { ModuleServer } from './moduleServer.ts';
import { fileCalls } from './resource/calls/fileCalls.ts';
import { findCalls } from './find/calls.ts';
import type { Call } from './http/call.ts';
import { manualCalls } from './manuals/calls.ts';
import { notificationCalls } from './notify/calls.ts';
import { requestCalls } from './request/calls.ts';
import { nearCall } from './places/nearCall.ts';
import { flagCalls } from './request/flags/flagCalls.ts';
import { dossierCalls } from './request/step/dossierCalls.ts';
import { counterCalls } from './request/filing/counterCalls.ts';
import { pickCalls } from './request/filing/pickCalls.ts';
import { createPublicCalls } from './request/public/publicCalls.ts';
import { registerCalls } from './request/filing/registerCalls.ts';
import { resourceCalls } from './resource/calls/calls.ts';
import { entityLogCalls } from './resource/calls/entityLogCalls.ts';

/**
 * Returns the calls in the order of matching: a special call is listed before the generic call that would match it too.
 */
export function callsOf(catalogue: Catalogue, moduleServers: readonly ModuleServer[]): readonly Call[] {
  return [
    ...authCalls,
    endSessionsCall,
    ...fileCalls,
    ...entityLogCalls,
    ...notificationCalls,
    ...signatureCalls,
    ...createPasswordCalls(),
    ...profileCalls,
    ...manualCalls,
    ...findCalls,
    ...requestCalls,
    ...dossierCalls,
    nearCall,
    ...flagCalls,
    ...registerCalls(catalogue),
    ...counterCalls(catalogue),
    ...pickCalls(catalogue),
    ...createPublicCalls(),
    ...moduleServers.flatMap((moduleServer) => moduleServer.calls ?? []),
    ...resourceCalls(catalogue),
  ];
}
