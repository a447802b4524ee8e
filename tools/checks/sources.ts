/** The files that a check reads: from the disk here, invented in the checks' own tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** From the root of the repository, with slashes: `src/language/label.ts`. */
  readonly path: string;
  readonly text: string;
}

export const repository = fileURLToPath(new URL('../../', import.meta.url));

export function readSources(folder: string, extensions: readonly string[] = ['.ts', '.tsx', '.mjs']): SourceFile[] {
  if (!existsSync(join(repository, folder))) return [];
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => extensions.some((extension) => path.endsWith(extension)))
    .toSorted()
    .map(readSource);
}

export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(join(repository, path), 'utf8') };
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/u.test(path);
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
