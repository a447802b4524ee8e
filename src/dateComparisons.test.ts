import { expect, it } from 'vitest';
import { isTest, lineAt, readSources } from '../tools/checks/sources.ts';

/** A name with the usual ending of days and moments, next to `<` or `>`. Milliseconds are numbers. */
const BEFORE = /(?:\b\w*(?:Date|Datetime)|\b(?:date|day|today))\b\)? [<>]=? (?!-?\d)/gu;
const BEHIND = /[\w)] [<>]=? (?:\w+\.)*(?:\w*(?:Date|Datetime)|date|day|today)\b(?!\.now)/gu;

it('days are compared in the browser by language/values/compareDays.ts, never as texts', () => {
  const files = ['src/platform/web', 'src/platform/model', 'src/modules'].flatMap((folder) => readSources(folder));
  const looked = files.filter(({ path }) => !isTest(path) && !path.includes('/server/'));
  const found = looked.flatMap(({ path, text }) =>
    [...text.matchAll(BEFORE), ...text.matchAll(BEHIND)].map(({ index }) => `${path}:${lineAt(text, index)}`),
  );
  expect(found).toEqual([]);
});
