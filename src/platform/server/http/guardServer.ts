/** Everything that prevents one caller from taking the capacity and the time of others. */
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { guardConnections } from './connections.ts';
import { guardLoad } from './load.ts';
import { CHECK_MS, HEADERS_MS, REQUEST_MS } from './loadLimits.ts';
import { closeQueuedAnswers } from './queuedAnswers.ts';

/** For the framework, and through it for Node. */
export const TIME_LIMITS = {
  requestTimeout: REQUEST_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
};

export function guardServer(server: FastifyInstance, app: Pick<App, 'metrics'>): void {
  closeQueuedAnswers(server.server);
  guardConnections(server.server, app);
  guardLoad(server, app);
}
