import { describe, expect, it } from 'vitest';
import { folderCircles } from './folderOrder.ts';
import type { SourceFile } from './sources.ts';

const ROOT = 'src/platform/server';

describe('folders below a root', () => {
  it('may import each other in one direction, from any number of files', () => {
    const files = [
      file('http/call.ts', "import { a } from '../access/decide.ts';"),
      file('http/server.ts', "import { a } from '../access/decide.ts'; import { b } from '../errors.ts';"),
      file('access/decide.ts', "import { b } from '../errors.ts';"),
      file('errors.ts', 'export const b = 1;'),
    ];
    expect(folderCircles(files, ROOT)).toEqual([]);
  });

  it('are reported as a pair when they import each other, with the files of the smaller direction', () => {
    const files = [
      file('http/call.ts', "import { a } from '../access/decide.ts';"),
      file('http/server.ts', "import { a } from '../access/decide.ts';"),
      file('access/decide.ts', 'export const a = 1;'),
      file('access/page.ts', "\nimport { c } from '../http/call.ts';"),
    ];
    expect(folderCircles(files, ROOT)).toEqual([
      'access and http import each other: fewest imports from access to http: ' +
        'src/platform/server/access/page.ts:2 imports src/platform/server/http/call.ts',
    ]);
  });

  it('are reported once when both directions have as many imports', () => {
    const files = [file('a/a.ts', "import '../b/b.ts';"), file('b/b2.ts', "import '../a/a2.ts';")];
    expect(folderCircles(files, ROOT)).toEqual([expect.stringContaining('b and a import each other')]);
  });

  it('are reported as a circle when it has more than two folders', () => {
    const files = [
      file('a/a.ts', "import '../b/b.ts';"),
      file('a/a2.ts', "import '../b/b.ts';"),
      file('b/b2.ts', "import '../c/c.ts';"),
      file('b/b3.ts', "import '../c/c.ts';"),
      file('c/c2.ts', "import '../a/a3.ts';"),
    ];
    expect(folderCircles(files, ROOT)).toEqual([
      'folders import each other in a circle, a → b → c → a: fewest imports from c to a: ' +
        'src/platform/server/c/c2.ts:1 imports src/platform/server/a/a3.ts',
    ]);
  });

  it('are compared by their first level, however deep a file is', () => {
    const files = [file('a/deep/a.ts', "import '../../b/b.ts';"), file('b/deep/er/b.ts', "import '../../../a/a.ts';")];
    expect(folderCircles(files, ROOT)).toHaveLength(1);
    expect(folderCircles(files, `${ROOT}/a`)).toEqual([]);
  });

  it('treat a file in the root itself as a separate folder', () => {
    const files = [file('app.ts', "import './http/call.ts';"), file('http/server.ts', "import '../app.ts';")];
    expect(folderCircles(files, ROOT)).toEqual([expect.stringContaining('http and app.ts import each other')]);
  });

  it('may import each other’s types, load each other lazily, or meet in a test', () => {
    const files = [
      file('a/a.ts', "import '../b/b.ts';"),
      file('b/b.ts', "import type { A } from '../a/a.ts';"),
      file('b/lazy.ts', "const a = () => import('../a/a.ts');"),
      file('b/b.api.test.ts', "import { a } from '../a/a.ts';"),
    ];
    expect(folderCircles(files, ROOT)).toEqual([]);
  });

  it('are checked only below the given root', () => {
    const files = [
      { path: 'src/platform/web/a/a.ts', text: "import '../b/b.ts';" },
      { path: 'src/platform/web/b/b.ts', text: "import '../a/a.ts';" },
      { path: 'src/platform/serverside/a/a.ts', text: "import '#platform/server/a/a.ts';" },
    ];
    expect(folderCircles(files, ROOT)).toEqual([]);
    expect(folderCircles(files, 'src/platform/web')).toHaveLength(1);
  });
});

function file(path: string, text: string): SourceFile {
  return { path: `${ROOT}/${path}`, text };
}
