import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics, type Metrics } from './metrics.ts';

let metrics: Metrics;
beforeEach(() => {
  metrics = createMetrics();
});
afterEach(() => metrics.stop());

const lines = () => metrics.text().split('\n');

describe('the metrics', () => {
  it('count requests by route template and status, with their duration', () => {
    for (const durationMs of [4, 40, 400])
      metrics.requestDone({ method: 'GET', route: '/x/:id', status: 200, durationMs });
    metrics.requestDone({ method: 'GET', route: '/x/:id', status: 404, durationMs: 20_000 });
    expect(lines()).toEqual(
      expect.arrayContaining([
        '# TYPE haz_http_requests_total counter',
        'haz_http_requests_total{method="GET",route="/x/:id",status="200"} 3',
        'haz_http_requests_total{method="GET",route="/x/:id",status="404"} 1',
        'haz_http_request_seconds_bucket{method="GET",route="/x/:id",le="0.005"} 1',
        'haz_http_request_seconds_bucket{method="GET",route="/x/:id",le="0.05"} 2',
        'haz_http_request_seconds_bucket{method="GET",route="/x/:id",le="10"} 3',
        'haz_http_request_seconds_bucket{method="GET",route="/x/:id",le="+Inf"} 4',
        'haz_http_request_seconds_count{method="GET",route="/x/:id"} 4',
      ]),
    );
  });

  it('count jobs by name and outcome', () => {
    metrics.jobDone({ name: 'sealAudit', outcome: 'failure', durationMs: 10 });
    expect(lines()).toContain('haz_jobs_total{job="sealAudit",outcome="failure"} 1');
  });

  it('read pools and queues when they are requested', () => {
    const pool = { totalCount: 5, idleCount: 3, waitingCount: 1 };
    metrics.watchPool('api', pool);
    metrics.gauge({ name: 'haz_password_queue', help: 'Who waits for a password to be checked.', read: () => 7 });
    expect(lines()).toEqual(
      expect.arrayContaining([
        'haz_db_pool_used{pool="api"} 2',
        'haz_db_pool_waiting{pool="api"} 1',
        'haz_password_queue 7',
      ]),
    );
    pool.waitingCount = 4;
    expect(lines()).toContain('haz_db_pool_waiting{pool="api"} 4');
  });

  it('contain the delay of the event loop', () => {
    expect(lines().filter((line) => line.startsWith('haz_event_loop_lag_seconds{'))).toHaveLength(3);
  });

  it('are not broken by any label, and do not fill the memory', () => {
    metrics.requestDone({ method: 'GET', route: 'a"\n\\', status: 200, durationMs: 1 });
    expect(lines()).toContain(String.raw`haz_http_requests_total{method="GET",route="a\"\n\\",status="200"} 1`);
    for (let index = 0; index < 6000; index += 1)
      metrics.requestDone({ method: 'GET', route: `/${index}`, status: 200, durationMs: 1 });
    expect(lines().filter((line) => line.startsWith('haz_http_requests_total{')).length).toBeLessThanOrEqual(5001);
  });
});
