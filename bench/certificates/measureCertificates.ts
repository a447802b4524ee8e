/**
 * Measures distinct signed certificates per second over HTTP, where the time is spent, and the delay for other people
 * meanwhile compared with the same server when idle.
 */
import { availableParallelism, loadavg } from 'node:os';
import { median } from '../measure.ts';
import { lines } from '../report.ts';
import { runClients } from '../signIn/clients.ts';
import { assertAnswered, percentiles } from '../signIn/measureSignIns.ts';
import { printAlone, signAlone } from './alone.ts';
import { printersOf } from './printers.ts';
import { signingKey, openCertificateSetup, type CertificateSetup, type WaitingRequest } from './setup.ts';

const AT_ONCE = [1, 2, 4] as const;
const STEP = '/haz/backend/api/v1/transaction/requests/request';
const WORKING = 4;
const REST_MS = 25;

interface Effort {
  readonly warmUp: number;
  readonly each: number;
  readonly rounds: number;
  readonly printed: number;
}

interface SignFigures {
  readonly perSecond: number;
  readonly latencies: readonly { readonly ms: number }[];
}

interface LoadFigures {
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly perSecond: number;
}

export async function measureCertificates({
  isSmall,
  say,
}: {
  isSmall: boolean;
  say: (line: string) => void;
}): Promise<void> {
  const effort: Effort = isSmall
    ? { warmUp: 4, each: 4, rounds: 1, printed: 10 }
    : { warmUp: 16, each: 40, rounds: 2, printed: 100 };
  say(`${availableParallelism()} processors, load ${load()}, Node ${process.version}.`);
  const byOneProcess = await printAlone({ processes: 1, documents: effort.printed });
  const two = await printAlone({ processes: 2, documents: effort.printed });
  const alone = await signAlone(byOneProcess.last, effort.printed);
  say(
    lines('Certificates set, without a server, no two alike', [
      ['', 'a second', 'p50 ms', 'p99 ms', 'first ms', 'MB after ten each', `MB after ${effort.printed} more`],
      ...[byOneProcess, two].map((printed, index) => [
        `${index + 1} process${index === 0 ? '' : 'es'}`,
        printed.perSecond.toFixed(1),
        ...latencyCells(printed.latencies),
        printed.firstMs.toFixed(0),
        ...printed.memoryMb.map((megabytes) => megabytes.toFixed(0)),
      ]),
    ]),
  );
  const stage = await openCertificateSetup(effort.warmUp + AT_ONCE.length * effort.each + effort.rounds * effort.each);
  try {
    await sign(stage, { atOnce: 2, count: effort.warmUp });
    const early = printersOf(stage.server.pid);
    say(`Load before the server is measured: ${load()}.`);
    const signed: [number, SignFigures][] = [];
    for (const atOnce of AT_ONCE) signed.push([atOnce, await sign(stage, { atOnce, count: effort.each })]);
    say(
      lines('Certificates signed, over HTTP', [
        ['at once', 'a second', 'p50 ms', 'p99 ms'],
        ...signed.map(([atOnce, { perSecond, latencies }]) => [
          String(atOnce),
          perSecond.toFixed(1),
          ...latencyCells(latencies),
        ]),
      ]),
    );
    const whole = percentiles(signed[0]?.[1].latencies ?? []).p50Ms;
    say(
      lines(
        'Where the time of one goes (medians, one at a time)',
        timeShares({
          whole,
          print: percentiles(byOneProcess.latencies).p50Ms,
          open: percentiles(alone.open).p50Ms,
          sign: percentiles(alone.sign).p50Ms,
        }),
      ),
    );
    const felt: { idle: LoadFigures[]; busy: LoadFigures[] } = { idle: [], busy: [] };
    for (let round = 0; round < effort.rounds; round += 1) {
      const busy = await measureLoadDuring(stage, (isDone) =>
        sign(stage, { atOnce: 4, count: effort.each }).finally(() => isDone.abort()),
      );
      felt.busy.push(busy.felt);
      felt.idle.push(
        (await measureLoadDuring(stage, async (isDone) => void setTimeout(() => isDone.abort(), busy.ms))).felt,
      );
    }
    say(report(felt));
    say(
      `Memory of the printers: ${inMb(early)} MB after the first ${effort.warmUp}, ${inMb(printersOf(stage.server.pid))} MB at the end, after ${effort.warmUp + (AT_ONCE.length + effort.rounds) * effort.each}. Load at the end: ${load()}.`,
    );
  } finally {
    await stage.close();
  }
}

async function sign(
  { server, signatory, waiting }: CertificateSetup,
  { atOnce, count }: { atOnce: number; count: number },
): Promise<SignFigures> {
  const latencies: { ms: number }[] = [];
  const own = waiting.splice(0, count);
  if (own.length < count) throw new Error('Too few were made ready.');
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let request = own.pop(); request !== undefined; request = own.pop()) {
        const from = performance.now();
        await approve(server.address, signatory.token, request);
        latencies.push({ ms: performance.now() - from });
      }
    }),
  );
  return { perSecond: (count / (performance.now() - began)) * 1000, latencies };
}

async function approve(address: string, token: string, { id, version }: WaitingRequest): Promise<void> {
  const answer = await fetch(address + STEP, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id, version, action: 'approve', sign: { caPassword: signingKey.password } }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`An approval was answered ${answer.status}: ${text}`);
}

/** Measures the delay for people who read their list of requests until the work is done. */
async function measureLoadDuring(
  { server, colleague }: CertificateSetup,
  work: (isDone: AbortController) => Promise<unknown>,
): Promise<{ readonly felt: LoadFigures; readonly ms: number }> {
  const isDone = new AbortController();
  await server.usage();
  const began = performance.now();
  const call = {
    path: '/haz/backend/api/v1/transaction/requests/_search',
    body: JSON.stringify({ page: 0, size: 20 }),
    token: colleague.token,
  };
  const [answered] = await Promise.all([
    runClients({ address: server.address, clients: WORKING, signal: isDone.signal, restMs: REST_MS, call: () => call }),
    work(isDone),
  ]);
  const ms = performance.now() - began;
  const { loopP99Ms, loopMaxMs } = await server.usage();
  assertAnswered(answered, [200]);
  return { felt: { loopP99Ms, loopMaxMs, ...percentiles(answered), perSecond: (answered.length / ms) * 1000 }, ms };
}

function timeShares({
  whole,
  print,
  open,
  sign: signing,
}: Readonly<Record<'whole' | 'print' | 'open' | 'sign', number>>): string[][] {
  const line = (name: string, ms: number): string[] => [name, ms.toFixed(1), `${Math.round((100 * ms) / whole)} %`];
  return [
    ['', 'ms', 'share'],
    line('the approval', whole),
    line('setting, alone', print),
    line('opening the key, alone', open),
    line('signing, alone', signing),
    line('the rest: calls, checks, reading, transaction', whole - print - open - signing),
  ];
}

function report({ idle, busy }: { idle: readonly LoadFigures[]; busy: readonly LoadFigures[] }): string {
  const line = (name: string, of: (one: LoadFigures) => number): string[] => {
    const [before, during] = [median(idle.map(of)), median(busy.map(of))];
    return [name, before.toFixed(1), during.toFixed(1), (during / before).toFixed(1)];
  };
  return lines(
    `Others at work while four certificates are signed at once (medians of ${busy.length} rounds in turns)`,
    [
      ['', 'idle', 'signing', 'ratio'],
      line('event-loop delay, p99 ms', (figures) => figures.loopP99Ms),
      line('event-loop delay, longest ms', (figures) => figures.loopMaxMs),
      line('a page of requests, p50 ms', (figures) => figures.p50Ms),
      line('a page of requests, p99 ms', (figures) => figures.p99Ms),
      line('pages a second', (figures) => figures.perSecond),
    ],
  );
}

function latencyCells(latencies: readonly { readonly ms: number }[]): [p50: string, p99: string] {
  const { p50Ms, p99Ms } = percentiles(latencies);
  return [p50Ms.toFixed(0), p99Ms.toFixed(0)];
}

function inMb(all: readonly number[]): string {
  return all.length === 0 ? '–' : all.map((megabytes) => megabytes.toFixed(0)).join(' and ');
}

function load(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(2);
}
