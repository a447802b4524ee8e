import { describe, expect, it } from 'vitest';
import { readSources } from './checks/sources.ts';
import { ensureNeeds, environmentFor } from './setup.mjs';
import { registeredSuites, soakSuites, suites } from './suites.mjs';

describe('a suite', () => {
  it('exists for every test, so that none never runs', () => {
    const tests = ['src', 'tools', 'bench', 'e2e']
      .flatMap((folder) => readSources(folder))
      .map(({ path }) => path)
      .filter((path) => /\.test\.tsx?$/.test(path));
    const unclaimed = tests.filter((path) =>
      [...suites, ...soakSuites].every((suite) =>
        suite.commands.every((command) => command.counts !== 'vitest' || !command.files.test(path)),
      ),
    );
    expect(tests.length).toBeGreaterThan(50);
    expect(unclaimed).toEqual([]);
  });

  it('is registered only once it has files', () => {
    const names = (files: string[]) => registeredSuites(files).map((suite) => suite.name);
    expect(names(['src/language/a.ts'])).toEqual(['types', 'lint']);
    expect(names(['src/language/a.ts', 'src/language/a.test.ts'])).toEqual(['types', 'lint', 'unit']);
    expect(names(['src/language/a.property.test.ts'])).toEqual(['types', 'lint', 'property']);
    expect(names(['e2e/a.test.ts'])).toEqual(['types', 'lint', 'browser']);
  });

  it.each([
    ['src/a.test.ts', 'unit'],
    ['src/platform/web/a.test.tsx', 'unit'],
    ['src/platform/server/a.print.test.ts', 'print'],
    ['tools/checks/a.test.ts', 'unit'],
    ['src/a.property.test.ts', 'property'],
    ['src/a.api.test.ts', 'api'],
    ['src/a.start.test.ts', 'start'],
    ['e2e/login/a.test.ts', 'browser'],
  ])('runs %s alone: %s', (file, name) => {
    const running = suites.filter((suite) =>
      suite.commands.some((command) => command.counts === 'vitest' && command.files.test(file)),
    );
    expect(running.map((suite) => suite.name)).toEqual([name]);
  });

  it.each(['bench/a.soak.test.ts', 'tools/a.soak.test.ts'])('leaves %s to npm run soak', (file) => {
    const claiming = (all: typeof suites): string[] =>
      all
        .filter(({ commands }) => commands.some(({ files, counts }) => counts === 'vitest' && files.test(file)))
        .map(({ name }) => name);
    expect([claiming(suites), claiming(soakSuites)]).toEqual([[], ['soak']]);
  });
});

describe('a suite of npm run soak', () => {
  it('names only files that exist', () => {
    const tests = ['src', 'tools', 'e2e'].flatMap((folder) => readSources(folder)).map(({ path }) => path);
    const named = soakSuites.flatMap(({ commands }) =>
      commands.flatMap(({ command }) => command.slice(2, command.indexOf('--project'))),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !tests.some((path) => /\.test\.tsx?$/.test(path) && path.includes(name)))).toEqual(
      [],
    );
  });
});

describe('a need of a suite', () => {
  it('is left alone when it is met', () => {
    const machine = fakeMachine({ installed: ['/usr/bin/pdfsig'] });
    ensureNeeds(['poppler'], { log: silent, machine });
    expect(machine.ran).toEqual([]);
  });

  it('is installed where that is allowed, after an update', () => {
    const machine = fakeMachine({ aptPrefix: ['sudo', '-n'] });
    ensureNeeds(['poppler', 'poppler'], { log: silent, machine });
    expect(machine.ran).toEqual([
      'sudo -n apt-get update -q',
      'sudo -n apt-get install -y -q --no-install-recommends poppler-utils',
    ]);
  });

  it('is requested in one sentence where installing is not allowed', () => {
    const machine = fakeMachine({});
    expect(() => ensureNeeds(['chromium', 'poppler'], { log: silent, machine })).toThrow(
      'Please install Chromium (or name its program in CHROMIUM_PATH) and poppler-utils (its program pdfsig), then run npm test again.',
    );
  });

  it('is requested when installing it did not help', () => {
    const machine = fakeMachine({ aptPrefix: [], aptWorks: false });
    expect(() => ensureNeeds(['poppler'], { log: silent, machine })).toThrow(/^Please install poppler-utils/u);
  });

  it('is refused when it is unknown', () => {
    expect(() => ensureNeeds(['oracle'], { log: silent, machine: fakeMachine({}) })).toThrow(
      'No suite can need "oracle"',
    );
  });

  it('gives the browser suite the path of the browser', () => {
    const machine = fakeMachine({ installed: ['/usr/bin/chromium'] });
    expect(environmentFor(['chromium'], machine)).toEqual({ CHROMIUM_PATH: '/usr/bin/chromium' });
    expect(environmentFor(['postgres'], machine)).toEqual({});
  });
});

const silent = () => undefined;

function fakeMachine({
  installed = [],
  aptPrefix,
  aptWorks = true,
}: {
  installed?: string[];
  aptPrefix?: string[];
  aptWorks?: boolean;
}) {
  const programs = [...installed];
  const ran: string[] = [];
  return {
    ran,
    variable: () => undefined,
    onPath: (names: readonly string[]) => programs.find((path) => names.some((name) => path.endsWith(`/${name}`))),
    isFile: () => false,
    resolves: () => false,
    aptPrefix: () => aptPrefix,
    run: (command: readonly string[]) => {
      ran.push(command.join(' '));
      if (aptWorks && command.includes('poppler-utils')) programs.push('/usr/bin/pdfsig');
      return aptWorks;
    },
  };
}
