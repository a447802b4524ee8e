import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationName, readMigrations } from './migrationFiles.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haz-migration-files-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the migrations of a folder', () => {
  it('are in the order of their times', () => {
    writeFileSync(join(folder, '20270101000000_later.sql'), 'select 2;');
    writeFileSync(join(folder, '20260101000000_earlier.sql'), 'select 1;');
    writeFileSync(join(folder, 'notes.md'), 'no migration');
    expect(readMigrations(folder).map((file) => file.name)).toEqual([
      '20260101000000_earlier.sql',
      '20270101000000_later.sql',
    ]);
  });

  it('are the same whatever line ends a checkout writes', () => {
    writeFileSync(join(folder, '20260101000000_unix.sql'), 'select 1;\nselect 2;\n');
    writeFileSync(join(folder, '20260101000001_windows.sql'), 'select 1;\r\nselect 2;\r\n');
    const [unix, windows] = readMigrations(folder);
    expect(windows?.hash).toBe(unix?.hash);
  });

  it('must be named by time and purpose', () => {
    writeFileSync(join(folder, 'add-code.sql'), 'select 1;');
    expect(() => readMigrations(folder)).toThrow('is not named like a migration');
  });
});

describe('the name of a new migration', () => {
  const now = new Date('2026-11-15T02:03:04Z');

  it('starts with the time', () => {
    expect(migrationName({ what: 'add-code', now, existing: [] })).toBe('20261115020304_add-code.sql');
  });

  it('sorts after all others, also when a clock was ahead', () => {
    expect(migrationName({ what: 'add-code', now, existing: ['20270101000000_other.sql'] })).toBe(
      '20270101000001_add-code.sql',
    );
  });

  it('describes the change in plain words', () => {
    expect(() => migrationName({ what: '../x', now, existing: [] })).toThrow('cannot name a migration');
  });
});
