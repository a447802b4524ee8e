/** Finds files that only re-export. A module's index.ts is the one place for that. */
import { importsOf } from './imports.ts';
import { mask } from './mask.ts';
import type { SourceFile } from './sources.ts';

export function barrelFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => !/^src\/modules\/[^/]+\/index\.ts$/u.test(file.path) && isBarrel(file.text))
    .map((file) => `${file.path} only passes on what others export: import from where a thing is made`);
}

function isBarrel(text: string): boolean {
  const code = mask(text);
  if (/\bexport\s*(?:type\s+)?\*/u.test(code)) return true;
  const rest = code
    .replaceAll(/\b(?:import|export)\b[^;'"]*?\bfrom\s*(?:'\s*'|"\s*");?/gu, '')
    .replaceAll(/\bimport\s*(?:'\s*'|"\s*");?/gu, '');
  const passedOn = rest.replaceAll(/\bexport\s*(?:type\s*)?\{[^}]*\};?/gu, '');
  const exportsAnything = importsOf(text).some((found) => found.isReExport) || passedOn !== rest;
  return exportsAnything && passedOn.trim() === '';
}
