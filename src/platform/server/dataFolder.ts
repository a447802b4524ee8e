/** The folder a run keeps its own things in, closed to others. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Level by level, because Node's own `recursive` never ends where a parent exists and yet nothing can be made in it, as in /proc. */
export function ensureFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(path) !== path) ensureFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it in the meantime.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
