/** The findings of the sweep so far, written while it runs: a stopped sweep leaves them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SweepFinding } from './inspect.ts';

export type AddressFinding = SweepFinding & { readonly pattern: string; readonly where: string };

export interface Progress {
  readonly looked: number;
  readonly of: number;
  readonly minutes: number;
  readonly findings: number;
}

export interface SweepReport {
  /** Adds the findings of one page. */
  readonly add: (found: readonly AddressFinding[]) => void;
  readonly progress: () => Progress;
  readonly path: string;
}

export function openSweepReport({
  out,
  of,
  nowMs = () => performance.now(),
}: {
  out: string;
  of: number;
  nowMs?: () => number;
}): SweepReport {
  const path = join(out, 'report.json');
  const beganMs = nowMs();
  const findings: AddressFinding[] = [];
  let looked = 0;
  const progress = (): Progress => ({
    looked,
    of,
    minutes: (nowMs() - beganMs) / MINUTE_MS,
    findings: findings.length,
  });
  const write = (): void =>
    writeFileSync(
      path,
      `${JSON.stringify({ ...progress(), minutes: Number(progress().minutes.toFixed(1)), findings }, null, 2)}\n`,
    );
  mkdirSync(out, { recursive: true });
  // Written at once, so that nobody mistakes an earlier report for this one.
  write();
  return {
    path,
    progress,
    add: (found) => {
      looked += 1;
      findings.push(...found);
      write();
    },
  };
}

const MINUTE_MS = 60_000;

/** `40 of 204 pages in 1.2 minutes, 33 a minute, 5.0 to go: 3 findings`. */
export function progressLine({ looked, of, minutes, findings }: Progress): string {
  const pace = minutes === 0 ? 0 : looked / minutes;
  const rest = pace === 0 || looked === of ? '' : `, ${((of - looked) / pace).toFixed(1)} to go`;
  return `${looked} of ${of} pages in ${minutes.toFixed(1)} minutes, ${Math.round(pace)} a minute${rest}: ${findings} findings`;
}
