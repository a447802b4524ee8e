/** Every attack by its name, in the order they run: what only reads first, what ends the server last. */
import type { Attack } from './attack.ts';
import { attack as forgedTokens } from './forgedTokens.ts';
import { attack as frames } from './frames.ts';
import { attack as fuzzedCriteria } from './fuzzedCriteria.ts';
import { attack as fuzzedWrites } from './fuzzedWrites.ts';
import { attack as matrix } from './matrix.ts';
import { attack as rowsOfOthers } from './rowsOfOthers.ts';
import { attack as secretProbes } from './secretProbes.ts';

export interface NamedAttack {
  readonly name: string;
  readonly attack: Attack;
  /** Kills, freezes or starts processes: of a product that runs as one. */
  readonly needsProcess?: true;
}

export const attacks: readonly NamedAttack[] = [
  { name: 'matrix', attack: matrix },
  { name: 'rows-of-others', attack: rowsOfOthers },
  { name: 'secret-probes', attack: secretProbes },
  { name: 'fuzzed-criteria', attack: fuzzedCriteria },
  { name: 'forged-tokens', attack: forgedTokens },
  { name: 'frames', attack: frames },
  { name: 'fuzzed-writes', attack: fuzzedWrites },
];
