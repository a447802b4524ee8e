/**
 * Sends an error: our own refusals unchanged, those of the framework and of the database as refusals, the rest logged.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '#language/message.ts';
import type { App } from '../app.ts';
import { asRefusal } from '../database/databaseErrors.ts';
import { badInput, Refusal } from '../errors.ts';
import { BODY_LIMIT } from '../http/bodies.ts';
import { errorBody, internalError, localeOf } from '../http/errorBody.ts';

export function sendError(
  app: App,
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(app, error);
  // A caller who should come back in a moment met no fault of ours, and there may be thousands of them, so it is not
  // logged.
  const isBusy = error instanceof Refusal && error.retryAfter !== undefined;
  if (!isBusy && (refusal === undefined || refusal.status >= 500))
    app.log.error({ requestId: request.id, route: request.routeOptions.url, error }, 'A call failed');
  const sent = refusal ?? internalError();
  if (sent.retryAfter !== undefined) void reply.header('retry-after', String(sent.retryAfter));
  const body = errorBody(app.catalogue, sent, {
    locale: localeOf(request.headers['accept-language']),
    requestId: request.id,
  });
  return reply
    .code(sent.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Fastify's own refusals, with our messages. */
function refusalOf(app: App, error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal(413, message('tooLarge', { limit: `${BODY_LIMIT / 1024 / 1024} MB` }));
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal(415, message('unsupportedMediaType'));
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Refusal(404, message('notFound'));
    default:
      // All other refusals of the framework are about how the body was sent.
      return isClientError(error) ? badInput(message('malformedJson')) : asRefusal(app.catalogue, error);
  }
}

function isClientError({ code, statusCode }: { readonly code?: unknown; readonly statusCode?: unknown }): boolean {
  return (
    typeof code === 'string' && code.startsWith('FST_ERR_CTP_') && typeof statusCode === 'number' && statusCode < 500
  );
}
