/**
 * Class names of CSS modules, which the compiler does not check: every used one exists, and every existing one is used.
 */
import { findTarget, importsOf } from './imports.ts';
import { isTest, type SourceFile } from './sources.ts';

interface Use {
  readonly file: SourceFile;
  readonly sheet: string;
  /** The name of the import in this file: `styles`. */
  readonly name: string;
}

/** `code` uses, `sheets` (*.module.css) declares. */
export function unmatchedCssClasses({
  code,
  sheets,
}: {
  code: readonly SourceFile[];
  sheets: readonly SourceFile[];
}): string[] {
  const uses = code.filter((file) => !isTest(file.path)).flatMap(usesIn);
  return sheets
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap((sheet) => {
      const declared = classesOf(sheet.text);
      const own = uses.filter((use) => use.sheet === sheet.path);
      const used = new Set(own.flatMap(namesUsed));
      const missing = own.flatMap((use) =>
        namesUsed(use)
          .filter((name) => !declared.has(name))
          .map((name) => `${use.file.path} wears ${use.name}.${name}, which ${sheet.path} does not have`),
      );
      const isOpen = own.some(({ file, name }) =>
        new RegExp(String.raw`\b${name}(?:\[(?!['"])|\s*[,;)}])`, 'u').test(withoutImports(file.text)),
      );
      const idle = isOpen
        ? []
        : [...declared]
            .filter((name) => !used.has(name))
            .map((name) => `${sheet.path} has .${name}, which nothing wears`);
      return [...missing, ...idle];
    });
}

/** The name in code of each class in a sheet: `.is-open` is `isOpen`. */
export function classesOf(sheet: string): Set<string> {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/(['"]).*?\1/gu, '""');
  const selectors = [...plain.matchAll(/[^{};]+(?=\{)/gu)]
    .map(([selector]) => selector)
    .filter((selector) => !/^\s*@(?!media|container|supports|layer)/u.test(selector));
  const names = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.(?<name>[a-z_][\w-]*)/giu)].map((match) => match.groups?.['name'] ?? ''),
  );
  return new Set(
    names.map((name) => name.replaceAll(/-(?<letter>\w)/gu, (_dash, letter: string) => letter.toUpperCase())),
  );
}

function usesIn(file: SourceFile): Use[] {
  return importsOf(file.text).flatMap(({ specifier }) => {
    const sheet = specifier.endsWith('.module.css') ? findTarget(file.path, specifier) : undefined;
    const name = new RegExp(
      String.raw`import\s+(?<name>\w+)\s+from\s+['"]${specifier.replaceAll('.', String.raw`\.`)}['"]`,
      'u',
    ).exec(file.text)?.groups?.['name'];
    return sheet === undefined || name === undefined ? [] : [{ file, sheet, name }];
  });
}

function namesUsed({ file, name }: Use): string[] {
  const pattern = new RegExp(String.raw`\b${name}(?:\.(?<dotted>\w+)|\[['"](?<quoted>[\w-]+)['"]\])`, 'gu');
  return [...withoutImports(file.text).matchAll(pattern)].map(
    (match) => match.groups?.['dotted'] ?? match.groups?.['quoted'] ?? '',
  );
}

function withoutImports(text: string): string {
  return text.replaceAll(/^import .*$/gmu, '');
}
