/** The imports of a file, types included, and their targets. A test compares it with esbuild's own graph. */
import { posix } from 'node:path';
import { mask } from './mask.ts';
import { lineAt, type SourceFile } from './sources.ts';

export interface ImportFound {
  /** As written: `#language/label.ts`, `./label.ts`, `zod`. */
  readonly specifier: string;
  /** `type` has no effect at run time; `lazy` is loaded when it is called. */
  readonly kind: 'value' | 'type' | 'lazy';
  readonly isReExport: boolean;
  readonly line: number;
}

export function importsOf(text: string): readonly ImportFound[] {
  const cached = importsByText.get(text);
  if (cached !== undefined) return cached;
  const found = readImports(text);
  importsByText.set(text, found);
  return found;
}

/** Returns the path of an import inside the repository, or undefined for a package or a built-in. */
export function findTarget(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  return undefined;
}

/** Returns `@fastify/static` for `@fastify/static/types`, `pg` for `pg`, `node:fs` for `node:fs/promises`. */
export function findPackage(specifier: string): string | undefined {
  if (specifier.startsWith('#') || specifier.startsWith('.') || specifier.startsWith('/')) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

export interface Edge extends ImportFound {
  readonly from: string;
  readonly to: string;
}

/** Returns every import that stays inside the repository. */
export function edgesOf(files: readonly SourceFile[]): Edge[] {
  return files.flatMap((file) =>
    importsOf(file.text).flatMap((found) => {
      const to = findTarget(file.path, found.specifier);
      return to === undefined ? [] : [{ ...found, from: file.path, to }];
    }),
  );
}

/** Nearly every check needs the imports of every file. */
const importsByText = new Map<string, readonly ImportFound[]>();

function readImports(text: string): ImportFound[] {
  const code = mask(text);
  return PATTERNS.flatMap(({ pattern, kind, isReExport }) =>
    [...code.matchAll(pattern)].map((match) => {
      const quoteAt = match.index + match[0].length - 1;
      const openedAt = code.lastIndexOf(code.charAt(quoteAt), quoteAt - 1);
      return {
        specifier: text.slice(openedAt + 1, quoteAt),
        kind: match.groups?.['type'] === undefined ? kind : 'type',
        isReExport,
        line: lineAt(text, match.index),
      };
    }),
  ).toSorted((one, other) => one.line - other.line);
}

const NOT_INSIDE_A_WORD = String.raw`(?<![\w$.])`;
const TYPE = String.raw`(?:(?<type>type)\s+)?`;
const QUOTED = String.raw`(?:'\s*'|"\s*")`;
const NAMES = String.raw`(?:[\w$]+\s*,\s*)?(?:[\w$]+|\*\s*as\s+[\w$]+|\{[^}]*\})`;

const PATTERNS = [
  { pattern: statement(String.raw`import\s*${TYPE}${NAMES}\s*from\s*${QUOTED}`), kind: 'value', isReExport: false },
  { pattern: statement(String.raw`import\s*${QUOTED}`), kind: 'value', isReExport: false },
  { pattern: statement(String.raw`import\s*\(\s*${QUOTED}`), kind: 'lazy', isReExport: false },
  {
    pattern: statement(String.raw`export\s*${TYPE}(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})\s*from\s*${QUOTED}`),
    kind: 'value',
    isReExport: true,
  },
  { pattern: statement(String.raw`declare\s+module\s*${QUOTED}`), kind: 'type', isReExport: false },
] as const;

function statement(source: string): RegExp {
  return new RegExp(NOT_INSIDE_A_WORD + source, 'gu');
}
