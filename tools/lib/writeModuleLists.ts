/** Writes the lists of modules into src/apps, and returns those that had to change. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSources, repository } from '../checks/sources.ts';
import { moduleLists } from './moduleLists.ts';

export function writeModuleLists(): readonly string[] {
  const changed: string[] = [];
  for (const [path, text] of Object.entries(moduleLists(readSources('src/modules')))) {
    const file = join(repository, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    changed.push(path);
  }
  return changed;
}
