/** Presses keys as a person presses them, and measures their cost for the page. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

/** Processor time in milliseconds of the thread that runs the page; other work of the machine is not included. */
export interface Cost {
  /** Everything: events, scripts, styles, layout, painting. */
  readonly allMs: number;
  readonly scriptMs: number;
}

export interface TypingRun {
  readonly keys: readonly string[];
  readonly count: number;
  readonly paceMs: number;
}

export async function openMeter(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

export async function readCost(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const secondsOf = (metricName: string): number =>
    metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
  return { allMs: secondsOf('TaskDuration') * 1000, scriptMs: secondsOf('ScriptDuration') * 1000 };
}

/** Returns the average cost of each key. */
export async function typeAndMeasure(session: CDPSession, stretch: TypingRun): Promise<Cost> {
  const before = await readCost(session);
  await typeKeys(session, stretch);
  const after = await readCost(session);
  return {
    allMs: (after.allMs - before.allMs) / stretch.count,
    scriptMs: (after.scriptMs - before.scriptMs) / stretch.count,
  };
}

/**
 * Presses each key at its time, however long the last key took; waits for the time of one more key at the end, so that
 * late work is counted.
 */
export async function typeKeys(session: CDPSession, { keys, count, paceMs }: TypingRun): Promise<void> {
  const began = performance.now();
  for (let index = 0; index < count; index += 1) {
    const key = keys[index % keys.length] ?? '';
    await press(session, key);
    await wait(Math.max(0, began + (index + 1) * paceMs - performance.now()));
  }
  await wait(paceMs);
}

async function press(session: CDPSession, key: string): Promise<void> {
  const keyEvent = key === BACKSPACE ? { key, code: key, windowsVirtualKeyCode: BACKSPACE_CODE } : { key, text: key };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...keyEvent });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...keyEvent });
}

export const BACKSPACE = 'Backspace';
const BACKSPACE_CODE = 8;
