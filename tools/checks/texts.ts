/** Checks on the text of a file: its length, TODO markers, and disabled tests. */
import { mask } from './mask.ts';
import { isTest, lineAt, type SourceFile } from './sources.ts';

/** Short enough to be read at once. */
const LONGEST_FILE_LINES = 400;
/** The cases of one subject stay together. */
const LONGEST_TEST_LINES = 550;
const TABLES_OF_DATA = /(?:^|\/)(?:data|generated)\/|(?:^|[/.])(?:seed|data|generated)\.tsx?$/u;

export function longFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => !TABLES_OF_DATA.test(file.path))
    .map(({ path, text }) => ({
      path,
      lines: text.trimEnd().split('\n').length,
      longest: isTest(path) ? LONGEST_TEST_LINES : LONGEST_FILE_LINES,
    }))
    .filter(({ lines, longest }) => lines > longest)
    .map(({ path, lines, longest }) => `${path} has ${lines} lines: split it by what it answers (at most ${longest})`);
}

export function unfinishedMarkers(files: readonly SourceFile[]): string[] {
  return findMatches(files, {
    pattern: /\b(?:TODO|FIXME|XXX)\b/gu,
    of: (file) => file.text,
    why: 'do it, or write it down where plans are kept',
  });
}

/** All tests always run. */
export function disabledTests(files: readonly SourceFile[]): string[] {
  const tests = files.filter((file) => isTest(file.path));
  return [SWITCHED_OFF, SWITCHED_OFF_BY_NAME, SWITCHED_OFF_FROM_INSIDE].flatMap((pattern) =>
    findMatches(tests, { pattern, of: (file) => mask(file.text), why: 'a test that does not run guards nothing' }),
  );
}

/**
 * A property that fails once must fail again: use `assertProperty`, or `fc.assert` with the runs of
 * testing/propertyRuns.ts.
 */
export function unseededProperties(files: readonly SourceFile[]): string[] {
  return findMatches(
    files.filter((file) => isTest(file.path) && !/\bpropertyRuns\b|\bseed\b/u.test(file.text)),
    { pattern: /\bfc\.assert\(/gu, of: (file) => mask(file.text), why: 'a law is tried from a seed that is known' },
  );
}

/** A module names its entities, and so the compiler knows their fields. Only the engine works with any record. */
export function untypedRecords(files: readonly SourceFile[]): string[] {
  const ofModules = files.filter(
    ({ path }) => path.startsWith('src/modules/') && !path.includes('/testing/') && !isTest(path),
  );
  return findMatches(ofModules, {
    pattern: /\bAnyRecord\b/gu,
    of: (file) => mask(file.text),
    why: 'name the entity: RecordValues<E> while it is filled in, RecordOf<E> as stored, SentRecord<E> as sent, factsOf, guardsOf and effectsOf for what they are told',
  });
}

/** Every suppression of a rule of the linter or compiler has a reason, after two dashes. */
export function silentSuppressions(files: readonly SourceFile[]): string[] {
  const suspects = files.filter(({ text }) => /(?:oxlint|eslint)-disable|@ts-/u.test(text));
  return findMatches(suspects, {
    pattern: /\/[/*]\s*(?:(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck))(?!.* -- \S).*/gu,
    of: (file) => mask(file.text, { keepComments: true }),
    why: 'say why after " -- "',
  });
}

const SWITCHED_OFF =
  /\b(?:describe|it|test|suite|bench)\b(?:\s*\.\s*\w+)*?\s*\.\s*(?:only|skip|todo|skipIf|runIf|fails)\b/gu;
const SWITCHED_OFF_BY_NAME = /(?<![\w$.])(?:fdescribe|fit|ftest|xdescribe|xit|xtest)\s*\(/gu;
const SWITCHED_OFF_FROM_INSIDE =
  /\b(?:context|ctx|task)\s*\.\s*skip\s*\(|[{,]\s*(?:only|skip|todo|fails)\s*:\s*true\b/gu;

interface TextSearch {
  readonly pattern: RegExp;
  readonly of: (file: SourceFile) => string;
  readonly why: string;
}

function findMatches(files: readonly SourceFile[], { pattern, of, why }: TextSearch): string[] {
  return files.flatMap((file) => {
    const text = of(file);
    return [...text.matchAll(pattern)].map(
      (match) => `${file.path}:${lineAt(text, match.index)} has "${match[0].trim()}": ${why}`,
    );
  });
}
