/** Every attack by its name, in the order they run: those that only read first, those that end the server last. */
import type { Attack } from './attack.ts';
import { attack as casesAndFilesOfOthers } from './casesAndFilesOfOthers.ts';
import { attack as forgedTokens } from './forgedTokens.ts';
import { attack as frames } from './frames.ts';
import { attack as frozenDatabase } from './frozenDatabase.ts';
import { attack as fuzzedCriteria } from './fuzzedCriteria.ts';
import { attack as fuzzedWrites } from './fuzzedWrites.ts';
import { attack as hostileFiles } from './hostileFiles.ts';
import { attack as killedServer } from './killedServer.ts';
import { attack as matrix } from './matrix.ts';
import { attack as production } from './production.ts';
import { attack as races } from './races.ts';
import { attack as rowsOfOthers } from './rowsOfOthers.ts';
import { attack as secretProbes } from './secretProbes.ts';
import { attack as slowClients } from './slowClients.ts';
import { attack as strangersStorage } from './unapprovedStorage.ts';
import { attack as twoProcesses } from './twoProcesses.ts';
import { attack as unreadExports } from './unreadExports.ts';

export interface NamedAttack {
  readonly name: string;
  readonly attack: Attack;
  /** Kills, freezes or starts processes, so it needs a product that runs as a separate process. */
  readonly needsProcess?: true;
}

export const attacks: readonly NamedAttack[] = [
  { name: 'matrix', attack: matrix },
  { name: 'rows-of-others', attack: rowsOfOthers },
  { name: 'cases-and-files-of-others', attack: casesAndFilesOfOthers },
  { name: 'secret-probes', attack: secretProbes },
  { name: 'fuzzed-criteria', attack: fuzzedCriteria },
  { name: 'forged-tokens', attack: forgedTokens },
  { name: 'frames', attack: frames },
  { name: 'hostile-files', attack: hostileFiles },
  { name: 'strangers-storage', attack: strangersStorage },
  { name: 'races', attack: races },
  { name: 'fuzzed-writes', attack: fuzzedWrites },
  { name: 'unread-exports', attack: unreadExports },
  { name: 'slow-clients', attack: slowClients },
  { name: 'two-processes', attack: twoProcesses, needsProcess: true },
  { name: 'production', attack: production, needsProcess: true },
  { name: 'frozen-database', attack: frozenDatabase, needsProcess: true },
  { name: 'killed-server', attack: killedServer, needsProcess: true },
];
