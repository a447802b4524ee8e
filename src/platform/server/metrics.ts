/** Counts what the process does, in memory, and returns it in Prometheus' text format. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import {
  createCounter,
  createHistogram,
  gaugeLines,
  type Counter,
  type Labels,
  type GaugeReading,
} from './metricSeries.ts';

export interface Metrics {
  /** `route` is the template, never the address, because the number of addresses is unlimited. */
  readonly requestDone: (request: { method: string; route: string; status: number; durationMs: number }) => void;
  readonly jobDone: (job: { name: string; outcome: 'success' | 'failure'; durationMs: number }) => void;
  /** A .p12 file that could not be opened, by the kind of problem. */
  readonly certificateRefused: (problem: string) => void;
  /**
   * A value that is read when the metrics are requested, such as the length of a queue. The same name may be registered
   * with other labels.
   */
  readonly gauge: (gauge: { name: string; help: string; labels?: Labels; read: () => number }) => void;
  /** A value that only grows. */
  readonly counter: (counter: { name: string; help: string }) => Pick<Counter, 'add'>;
  readonly watchPool: (name: string, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) => void;
  readonly text: () => string;
  /** Stops measuring the event loop. */
  readonly stop: () => void;
}

export function createMetrics(): Metrics {
  const requests = createCounter('haz_http_requests_total', 'Requests answered.');
  const requestSeconds = createHistogram('haz_http_request_seconds', 'Time to answer a request.', REQUEST_SECONDS);
  const jobs = createCounter('haz_jobs_total', 'Jobs done.');
  const jobSeconds = createHistogram('haz_job_seconds', 'Time a job took.', JOB_SECONDS);
  const counters: Counter[] = [];
  const refused = createCounter('haz_certificates_refused_total', 'Files of certificates that could not be opened.');
  const gauges = new Map<string, { help: string; readings: GaugeReading[] }>();
  const gauge: Metrics['gauge'] = ({ name, help, labels = {}, read }) => {
    const entry = gauges.get(name) ?? { help, readings: [] };
    gauges.set(name, entry);
    entry.readings.push({ labels, read });
  };
  const loop = watchEventLoop(gauge);
  watchProcess(gauge);
  return {
    requestDone: ({ method, route, status, durationMs }) => {
      requests.add({ method, route, status: String(status) }, 1);
      requestSeconds.observe({ method, route }, durationMs / 1000);
    },
    jobDone: ({ name, outcome, durationMs }) => {
      jobs.add({ job: name, outcome }, 1);
      jobSeconds.observe({ job: name }, durationMs / 1000);
    },
    certificateRefused: (problem) => refused.add({ problem }, 1),
    gauge,
    counter: ({ name, help }) => {
      const counter = createCounter(name, help);
      counters.push(counter);
      return counter;
    },
    watchPool: (name, pool) => {
      gauge({
        name: 'haz_db_pool_used',
        help: 'Connections in use.',
        labels: { pool: name },
        read: () => pool.totalCount - pool.idleCount,
      });
      gauge({
        name: 'haz_db_pool_waiting',
        help: 'Who waits for a connection.',
        labels: { pool: name },
        read: () => pool.waitingCount,
      });
    },
    text: () => {
      const counted = [requests, requestSeconds, jobs, jobSeconds, refused, ...counters].flatMap((counter) =>
        counter.lines(),
      );
      const read = [...gauges].flatMap(([name, { help, readings }]) => gaugeLines(name, help, readings));
      loop.reset();
      return `${[...counted, ...read].join('\n')}\n`;
    },
    stop: () => loop.disable(),
  };
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300];
const LOOP_RESOLUTION_MS = 20;

/** Since the last request: a peak is reported once and then reset. */
function watchEventLoop(gauge: Metrics['gauge']): { reset: () => void; disable: () => void } {
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();
  const beyond = (nanoseconds: number): number =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - LOOP_RESOLUTION_MS / 1000) : 0;
  const name = 'haz_event_loop_lag_seconds';
  const help = 'How late the event loop was, since it was last asked.';
  gauge({ name, help, labels: { quantile: '0.5' }, read: () => beyond(loop.percentile(50)) });
  gauge({ name, help, labels: { quantile: '0.99' }, read: () => beyond(loop.percentile(99)) });
  gauge({ name, help, labels: { quantile: '1' }, read: () => beyond(loop.max) });
  return { reset: () => loop.reset(), disable: () => void loop.disable() };
}

function watchProcess(gauge: Metrics['gauge']): void {
  gauge({
    name: 'haz_memory_bytes',
    help: 'Memory of the process.',
    labels: { kind: 'resident' },
    read: () => process.memoryUsage().rss,
  });
  gauge({
    name: 'haz_memory_bytes',
    help: 'Memory of the process.',
    labels: { kind: 'heap' },
    read: () => process.memoryUsage().heapUsed,
  });
  gauge({
    name: 'haz_uptime_seconds',
    help: 'Time since the process began.',
    read: () => Math.round(process.uptime()),
  });
}
