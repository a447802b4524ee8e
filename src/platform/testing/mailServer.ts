/** A real mail server for tests: receives mails over SMTP and returns them parsed. */
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { App } from '#platform/server/app.ts';
import { mailSchema, type Mail } from '#platform/server/mail/mail.ts';
import { unseal } from '#platform/server/seal.ts';

export interface ReceivedMail extends Email {
  readonly raw: string;
  /** The recipients of the envelope, whatever the mail contains. */
  readonly recipients: readonly string[];
}

export interface TestMailServer {
  readonly port: number;
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Waits until this many mails have arrived. */
  readonly waitForMails: (count: number) => Promise<readonly ReceivedMail[]>;
  readonly stop: () => Promise<void>;
}

export async function startMailServer({
  port = 0,
  ...options
}: SMTPServerOptions & { readonly port?: number } = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const store = async (): Promise<void> => {
        const raw = await buffer(stream);
        const email = await PostalMime.parse(raw);
        mails.push({
          ...email,
          raw: raw.toString('latin1'),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        arrivals.emit('mail');
      };
      store().then(
        () => done(),
        (error: unknown) => done(error as Error),
      );
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const usedPort = (server.server.address() as AddressInfo).port;
  return {
    port: usedPort,
    url: `smtp://127.0.0.1:${usedPort}`,
    mails,
    waitForMails: async (count) => {
      while (mails.length < count) await once(arrivals, 'mail');
      return mails.slice(0, count);
    },
    stop: async () => {
      const closed = once(server.server, 'close');
      server.close(() => undefined);
      await closed;
    },
  };
}

/** Returns the mails that wait in the queue for one address, oldest first. */
export async function queuedMails(app: Pick<App, 'config' | 'pools'>, to: string): Promise<Mail[]> {
  const { rows } = await app.pools.api.query<{ sealed: string }>(
    `select j."payload"->>'sealed' as "sealed" from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t."id" = j."task_id" where t."identifier" = 'sendMail' order by j."id"`,
  );
  return rows
    .map(({ sealed }) => mailSchema.parse(JSON.parse(unseal(app.config.keySecret, sealed))))
    .filter((mail) => mail.to === to);
}
