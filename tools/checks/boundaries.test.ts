import { describe, expect, it } from 'vitest';
import {
  importsAcrossTheWire,
  impureImports,
  misplacedFiles,
  modulesInPlatformTesting,
  sharedImports,
  testingOutsideTests,
  upwardImports,
} from './boundaries.ts';
import type { SourceFile } from './sources.ts';

describe('each boundary refuses a violation', () => {
  it.each([
    ['language importing platform', upwardImports, 'src/language/a.ts', '#platform/model/party/user.ts'],
    ['platform importing a module', upwardImports, 'src/platform/server/a.ts', '#modules/haz/index.ts'],
    ['a module importing an app', upwardImports, 'src/modules/haz/server/a.ts', '#apps/server/main.ts'],
    [
      'a type crossing upwards',
      upwardImports,
      'src/language/a.ts',
      '#platform/model/party/user.ts',
      'import type { A } from',
    ],
    ['the language using Node', impureImports, 'src/language/a.ts', 'node:fs'],
    ['the language using Node by its old name', impureImports, 'src/language/a.ts', 'fs'],
    ['a rule using the database', impureImports, 'src/modules/haz/rules.ts', 'pg'],
    ['a type of the database in a rule', impureImports, 'src/modules/haz/rules.ts', 'pg', 'import type { Pool } from'],
    ['the model using React', impureImports, 'src/platform/model/party/user.ts', 'react'],
    ['a rule using its own server part', impureImports, 'src/modules/haz/rules.ts', './server/facts.ts'],
    ['a rule using a seed', impureImports, 'src/modules/haz/index.ts', './seed.ts'],
    [
      'the helpers of all tests importing a module',
      modulesInPlatformTesting,
      'src/platform/testing/a.ts',
      '#modules/haz/testing/products.ts',
    ],
    ['the server importing the browser', importsAcrossTheWire, 'src/platform/server/a.ts', '#platform/web/b.ts'],
    ['the browser importing the server', importsAcrossTheWire, 'src/modules/haz/web/a.ts', '../server/b.ts'],
    ['the browser importing a printed template', importsAcrossTheWire, 'src/modules/haz/web/a.ts', '../documents/b.ts'],
    ['production using test helpers', testingOutsideTests, 'src/platform/server/a.ts', '#platform/testing/clock.ts'],
    ['a folder that belongs to nobody', sharedImports, 'src/apps/server/a.ts', '../shared/b.ts'],
  ])('%s', (_case, guard, path, specifier, statement = 'import { a } from') => {
    expect(guard([file(path, `${statement} '${specifier}';`)])).toEqual([
      expect.stringContaining(`${path}:1 imports ${specifier}`),
    ]);
  });

  it('a file outside the layout', () => {
    expect(misplacedFiles([file('src/helpers/a.ts', ''), file('src/platform/util/b.ts', '')])).toHaveLength(2);
  });
});

describe('each boundary accepts good code', () => {
  it.each([
    [
      'a module using language and model',
      'src/modules/haz/rules.ts',
      "import '#language/a.ts'; import '#platform/model/party/user.ts'; import Big from 'big.js';",
    ],
    [
      'a server part using Node and its rules',
      'src/modules/haz/server/a.ts',
      "import 'node:fs'; import 'pg'; import '../rules.ts';",
    ],
    [
      'a test using test helpers',
      'src/platform/server/a.api.test.ts',
      "import '#platform/testing/clock.ts'; import 'vitest';",
    ],
    ['test helpers starting an application', 'src/platform/testing/app.ts', "import '#apps/server/main.ts';"],
    ['a test of the whole', 'src/architecture.test.ts', "import '../tools/checks/areas.ts';"],
  ])('%s', (_case, path, text) => {
    const files = [file(path, text)];
    const guards = [
      misplacedFiles,
      upwardImports,
      impureImports,
      importsAcrossTheWire,
      testingOutsideTests,
      sharedImports,
    ];
    expect(guards.flatMap((guard) => guard(files))).toEqual([]);
  });
});

function file(path: string, text: string): SourceFile {
  return { path, text };
}
