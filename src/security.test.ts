/**
 * Checks docs/security.md against the code: its rows name existing files and tests, its numbers and lists match their
 * sources.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { codesOf } from '#language/choice.ts';
import { tableName } from '#language/naming.ts';
import { securityAction } from '#platform/model/choices.ts';
import { findPasswordProblem } from '#platform/model/account/password.ts';
import type { App } from '#platform/server/app.ts';
import { API, createServer } from '#platform/server/routes/server.ts';
import { createLog } from '#platform/server/log.ts';
import { createMetrics } from '#platform/server/metrics.ts';
import { retentionRules } from '#platform/server/operations/retention.ts';
import { isTest, readSource, readSources, repository } from '../tools/checks/sources.ts';

const { text } = readSource('docs/security.md');

/**
 * OWASP ASVS 5.0.0, levels 1 and 2: for each section, its requirements up to this number; the following ones are level
 * 3.
 */
const required = Object.entries({
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
}).flatMap(([section, last]) => Array.from({ length: last }, (_, index) => `${section}.${index + 1}`));

interface RequirementRow {
  readonly id: string;
  readonly metBy: string;
  readonly shownBy: string;
}

function rowsIn(document: string): readonly RequirementRow[] {
  return [...document.matchAll(/^\| (?<id>\d+\.\d+\.\d+) \| [^|]+ \| (?<metBy>[^|]+) \| (?<shownBy>[^|]+) \|$/gmu)].map(
    ({ groups }) => groups as unknown as RequirementRow,
  );
}

const rows = rowsIn(text);

describe('docs/security.md', () => {
  it('covers every requirement of levels 1 and 2 in its scope, each once and in order', () => {
    expect(rows.map(({ id }) => id)).toEqual(required);
    expect(text.match(/^\| \d+\.\d+\.\d+ /gmu), 'A row does not have four columns').toHaveLength(rows.length);
  });

  it('names only existing tests', () => {
    expect(rows.flatMap(testFaults)).toEqual([]);
  });

  it('names only existing files', () => {
    expect(rows.flatMap(fileFaults)).toEqual([]);
    expect(filesIn(text).filter((path) => findFile(path) === undefined)).toEqual([]);
  });

  it('explains each row without a test', () => {
    expect(rows.flatMap(silenceFaults)).toEqual([]);
  });

  it('is reported for each kind of fault', () => {
    const wrongRows = [
      ['1.1.1', '`auth/nothing.ts`', '`auth/accessTokens.test.ts › is never refused`'],
      ['1.1.2', 'somehow', '`auth/nothing.test.ts › is there`'],
      ['1.1.3', 'somehow', '—'],
      ['1.1.4', 'somehow', 'by looking at it'],
      ['1.1.5', 'somehow', '`auth/accessTokens.ts › ACCESS_TOKEN_MS`'],
    ];
    const faults = rowsIn(
      wrongRows.map(([id, metBy, shownBy]) => `| ${id} | asked | ${metBy} | ${shownBy} |`).join('\n'),
    ).flatMap((row) => [...testFaults(row), ...fileFaults(row), ...silenceFaults(row)]);
    expect(faults).toEqual([
      '1.1.1: there is no test “is never refused” in auth/accessTokens.test.ts',
      '1.1.1: there is no file auth/nothing.ts',
      '1.1.2: there is no file auth/nothing.test.ts',
      '1.1.3: no test shows it, and “met by” says neither “not met”, “does not apply” nor “documented here”',
      '1.1.4: “shown by” is neither tests, as `path › title`, nor —',
      '1.1.5: auth/accessTokens.ts is no test',
    ]);
  });

  it('has the same numbers as the code', async () => {
    const constants = [
      ...text.matchAll(/^\| `(?<name>[A-Z][\w.]+)` \| (?<value>[^|]+) \| `(?<path>[^`]+)` \|$/gmu),
    ].map(({ groups }) => groups as { name: string; value: string; path: string });
    expect(constants.length).toBeGreaterThan(20);
    for (const { name, value, path } of constants)
      expect([name, valueOf(value)]).toEqual([name, await exportedValue(path, name)]);
  });

  it('lists the words for which passwords are refused', () => {
    const listed = /called by everybody: (?<words>[^;]+);/u.exec(text)?.groups?.['words'] ?? '';
    const words = [...listed.matchAll(/`([^`]+)`/gu)].map(([, word]) => word ?? '');
    expect(words.length).toBeGreaterThan(1);
    for (const word of words)
      expect([word, findPasswordProblem(`xq7 ${word} 2k!`, {}, [])?.messageKey]).toEqual([word, 'passwordHoldsName']);
    expect(readSource('src/platform/model/account/password.ts').text).toContain(
      `const SYSTEM_WORDS = [${words.map((word) => `'${word}'`).join(', ')}];`,
    );
  });

  it('lists every log with its retention, and every security event', () => {
    const logs = [...catalogue.entities.values()].filter(({ kind }) => kind === 'log').map(({ name }) => name);
    const retentions = [...text.matchAll(/^\| `(?<name>\w+)` \| .+ \| table, .+ \| (?<time>[^|]+) \|$/gmu)].map(
      ({ groups }) => [groups?.['name'] ?? '', groups?.['time']] as const,
    );
    expect(retentions.map(([name]) => name).toSorted()).toEqual(logs.toSorted());
    const days = new Map(retentionRules.map((retention) => [retention.table, `${retention.days} days`]));
    for (const [name, time] of retentions)
      expect([name, time]).toEqual([name, days.get(tableName(name)) ?? 'for ever']);
    const listed = /^Security events: (?<names>[^.]+)\./mu.exec(text)?.groups?.['names'] ?? '';
    expect([...listed.matchAll(/`(\w+)`/gu)].map(([, name]) => name)).toEqual(codesOf(securityAction));
  });
});

/** Returns milliseconds if there is a unit. */
function valueOf(amountText: string): number {
  const [amount, unit] = amountText.split(' ');
  return Number(amount) * (unit === undefined ? 1 : (units[unit] ?? Number.NaN));
}

const units: Readonly<Record<string, number>> = { s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 };

async function exportedValue(path: string, name: string): Promise<unknown> {
  const found: unknown = await import(/* @vite-ignore */ join(repository, findFile(path) ?? path));
  return name.split('.').reduce((value, part) => (value as Readonly<Record<string, unknown>>)[part], found);
}

describe('production code', () => {
  const sources = readSources('src').filter(({ path }) => !isTest(path) && !path.includes('/testing/'));
  const where = (pattern: RegExp): string[] =>
    sources.filter((source) => pattern.test(source.text)).map(({ path }) => path);

  it('uses no predictable randomness', () => {
    // Which tab calls first after a notification to all is no secret.
    expect(where(/Math\.random/u)).toEqual(['src/platform/server/realtime/realtime.ts']);
  });

  it('masks passwords, and allows pasting and password managers', () => {
    const input = 'src/platform/web/ui/input/PasswordInput.tsx';
    // The password of the mail server belongs to no person, and is masked all the same.
    expect(where(/type=(?:"password"|\{[^}]*'password')/u)).toEqual([
      'src/modules/user-mgt/web/application/MailTab.tsx',
      input,
    ]);
    const fields = sources.flatMap((source) =>
      [...source.text.matchAll(/<PasswordInput\b(?<props>(?:=>|[^>])*)>/gu)].map(
        ({ groups }) => [source.path, groups?.['props'] ?? ''] as const,
      ),
    );
    expect(fields.length).toBeGreaterThan(3);
    // The password of a certificate is not the account's: a password manager would replace one by the other.
    expect(
      fields.filter(([, props]) => !/autoComplete="(?:current|new)-password"/u.test(props)).map(([path]) => path),
    ).toEqual(['src/platform/web/request/signing/SignQuestion.tsx']);
    // The only handlers of pasting fill the rows of a table, and read coordinates.
    expect(where(/onPaste|'paste'|onContextMenu/u).toSorted()).toEqual([
      'src/platform/web/form/rows/RowTable.tsx',
      'src/platform/web/map/PasteField.tsx',
    ]);
  });

  it('writes logs only to the places of the inventory', () => {
    expect(where(/\bconsole\.\w+\(|process\.(?:stdout|stderr)\b|process\[/u)).toEqual([
      'src/apps/server/main.ts',
      'src/platform/server/log.ts',
    ]);
  });

  it('loads the accounts of the demonstration only outside production', () => {
    expect(where(/\bseedDemo\(/u)).toEqual(['src/apps/server/loadData.ts', 'src/platform/server/seeds/demo.ts']);
    expect(
      sources.flatMap((source) =>
        [...source.text.matchAll(/withDemo: (?<value>[^,;]+)/gu)].map(({ groups }) => groups?.['value']?.trim()),
      ),
    ).toEqual(['boolean', '!config.production']);
    expect(readSource('src/apps/server/loadData.ts').text).toContain('withDemo ? await seedDemo(context) : 0');
  });
});

describe('an unexpected error', () => {
  it('is answered with a message and a request id, and logged in full', async () => {
    const lines: string[] = [];
    const metrics = createMetrics();
    const server = await createServer(
      brokenApp({ metrics, log: createLog({ level: 'error', write: (_stream, line) => void lines.push(line) }) }),
    );
    const answer = await server.inject({ method: 'GET', url: `${API}/api/broken` });
    await server.close();
    metrics.stop();
    const requestId = answer.headers['x-request-id'];
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        status: 500,
        message: expect.stringMatching(/[ก-๛]/u) as string,
        messageKey: 'internal',
        data: {},
        fields: [],
        requestId,
      },
    ]);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        level: 'error',
        requestId,
        route: `${API}/api/broken`,
        error: { message: 'S3CRET column "x" of "user"', stack: expect.any(String) as string },
      },
    ]);
  });
});

/** An app with one public call that fails unexpectedly. */
function brokenApp({ metrics, log }: Pick<App, 'metrics' | 'log'>): App {
  const handle = (): Promise<never> => Promise.reject(new TypeError('S3CRET column "x" of "user"'));
  const anonymous = { userId: null, grants: { findGrant: () => ({ rights: new Set() }) } };
  const parts = {
    catalogue,
    metrics,
    log,
    calls: [{ method: 'GET', path: '/api/broken', summary: ['ทดสอบ', 'Test'], handle }],
    sessions: { anonymous: () => anonymous },
    config: { production: true, webDir: join(repository, 'none') },
    realtime: { close: () => undefined },
  };
  return parts as unknown as App;
}

function testFaults({ id, shownBy }: RequirementRow): string[] {
  const tests = [...shownBy.matchAll(/`(?<path>[^`›]+) › (?<title>[^`]+)`/gu)].map(
    ({ groups }) => groups as { path: string; title: string },
  );
  if (tests.map(({ path, title }) => `\`${path} › ${title}\``).join(' ') !== (shownBy === '—' ? '' : shownBy))
    return [`${id}: “shown by” is neither tests, as \`path › title\`, nor —`];
  return tests.flatMap(({ path, title }) => {
    const found = findFile(path);
    if (found === undefined) return [`${id}: there is no file ${path}`];
    if (!isTest(found)) return [`${id}: ${path} is no test`];
    return hasTest(readSource(found).text, title) ? [] : [`${id}: there is no test “${title}” in ${path}`];
  });
}

/** The title as it is written in the file: in quotation marks, or as a template with its placeholders. */
function hasTest(source: string, title: string): boolean {
  // A title too long for the line of its call is on the next.
  return ["'", '`', '"'].some((mark) =>
    [`(${mark}`, `(\n    ${mark}`, `(\n  ${mark}`, `(\n      ${mark}`].some((begin) =>
      source.includes(`${begin}${title}${mark},`),
    ),
  );
}

function fileFaults({ id, metBy }: RequirementRow): string[] {
  return filesIn(metBy)
    .filter((path) => findFile(path) === undefined)
    .map((path) => `${id}: there is no file ${path}`);
}

function silenceFaults({ id, metBy, shownBy }: RequirementRow): string[] {
  const isExplained = /^(?:not met|does not apply|documented here)\b/u.test(metBy);
  return shownBy === '—' && !isExplained
    ? [`${id}: no test shows it, and “met by” says neither “not met”, “does not apply” nor “documented here”`]
    : [];
}

function filesIn(part: string): string[] {
  return [...part.matchAll(/`([\w./-]+\.(?:ts|tsx|md|sql|mjs))`/gu)].map(([, path]) => path ?? '');
}

function findFile(path: string): string | undefined {
  return [path, `src/platform/server/${path}`].find((candidate) => existsSync(join(repository, candidate)));
}
