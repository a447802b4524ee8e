/**
 * The secrets of a run without configured ones: generated once, stored where only the owner can read them, never
 * committed.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ensureFolder } from './dataFolder.ts';
import { StartProblem, startProblemMessage } from './startProblem.ts';

const secretsSchema = z.object({
  tokenSecret: z.string().min(1),
  keySecret: z.string().min(1),
  databasePassword: z.string().min(1),
});

export type Secrets = z.infer<typeof secretsSchema>;

export function getSecrets(dataDir: string): Secrets {
  const path = secretsPath(dataDir);
  try {
    return readSecrets(path) ?? makeSecrets(path);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`DATA_DIR cannot be used: ${startProblemMessage(error)}`);
  }
}

export function hasSecrets(dataDir: string): boolean {
  return readSecrets(secretsPath(dataDir)) !== undefined;
}

const OWNER_ONLY = 0o600;
const SECRET_BYTES = 32;

function secretsPath(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

function readSecrets(path: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const parsed = secretsSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new StartProblem(`${path} is damaged: put back the file that was made at the first start.`);
  return parsed.data;
}

/** `wx` fails if another process was first: then its secrets are used. */
function makeSecrets(path: string): Secrets {
  ensureFolder(dirname(path));
  const newSecrets: Secrets = { tokenSecret: newSecret(), keySecret: newSecret(), databasePassword: newSecret() };
  try {
    writeFileSync(path, `${JSON.stringify(newSecrets, undefined, 2)}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
    return newSecrets;
  } catch (error) {
    const other = (error as NodeJS.ErrnoException).code === 'EEXIST' ? readSecrets(path) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
