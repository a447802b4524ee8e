/** The options of `npm run attack`. */
import { parseArgs } from 'node:util';
import { StartProblem } from '#platform/server/startProblem.ts';

export interface RunOptions {
  readonly seed?: number;
  /** Names of attacks; none means all. */
  readonly only: readonly string[];
  readonly share: number;
  readonly minutes: number;
}

/** A full run takes about ten on two cores; attacks that are left then are not begun any more. */
const USUAL_MINUTES = 30;

export function readOptions(args: readonly string[], names: readonly string[]): RunOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string' },
      only: { type: 'string' },
      share: { type: 'string' },
      minutes: { type: 'string' },
    },
  });
  const only = (values.only ?? '').split(',').filter((name) => name !== '');
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new StartProblem(`There is no attack ${unknown}: ${names.join(', ')}`);
  return {
    ...(values.seed === undefined ? {} : { seed: numberOf('seed', values.seed) }),
    only,
    share: numberOf('share', values.share ?? '1'),
    minutes: numberOf('minutes', values.minutes ?? String(USUAL_MINUTES)),
  };
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number) || number < 0)
    throw new StartProblem(`--${name} takes a number, and not "${text}".`);
  return number;
}
