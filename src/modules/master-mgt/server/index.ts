/** What the module adds to the server. */
import type { ServerDoor } from '#platform/server/door.ts';
import { seedMasterData } from './seed/seedMasterData.ts';

export const door: ServerDoor = { reference: { module: 'master-mgt', seed: seedMasterData } };
