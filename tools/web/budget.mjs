// @ts-check
/**
 * How much a visitor may have to load, in KiB of gzip: for the page to sign in, for the first list with a fresh
 * browser, and for files that no page waits for and that are fetched a second later. The numbers in budget.json may
 * only be lowered. e2e/budget.test.ts measures in a browser.
 *
 * @typedef {{ login: number, list: number, afterwards: number }} Budget
 * @typedef {{ path: string, contents: Uint8Array }} Loaded
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../lib/install.mjs';

const PATH = 'tools/web/budget.json';

/** The budget at the beginning: no later one may exceed it. */
export const START = Object.freeze({ login: 260, list: 440, afterwards: 20 });

/** @returns {Budget} */
export function readBudget() {
  return parse(readFileSync(join(root, PATH), 'utf8'));
}

/**
 * Returns every committed version of the file; none if there is no git, or no history.
 * @returns {Partial<Budget>[]}
 */
export function pastBudgets() {
  try {
    const commits = git('rev-list', 'HEAD', '--', PATH)
      .split('\n')
      .filter((line) => line !== '');
    return commits.map((commit) => parse(git('show', `${commit}:${PATH}`)));
  } catch {
    return [];
  }
}

/**
 * Returns a sentence for each number above an earlier one.
 * @param {Budget} now
 * @param {readonly Partial<Budget>[]} before
 */
export function findRaisedBudgets(now, before) {
  return /** @type {(keyof Budget)[]} */ (Object.keys(START)).flatMap((name) => {
    const promised = Math.min(START[name], ...before.map((budget) => budget[name] ?? START[name]));
    return now[name] <= promised ? [] : [`${name}: ${now[name]} KiB, but ${promised} KiB was promised`];
  });
}

/**
 * Returns the weight as sent by a server that compresses what can be compressed.
 * @param {Loaded} file
 */
export function weightKib({ path, contents }) {
  return (COMPRESSED.test(path) ? contents.byteLength : gzipSync(contents).byteLength) / 1024;
}

const COMPRESSED = /\.(?:woff2?|png|jpe?g|webp|avif|gif)$/;

/**
 * @param {string} text
 * @returns {Budget}
 */
function parse(text) {
  return /** @type {Budget} */ (JSON.parse(text));
}

/** @param {string[]} words */
function git(...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
