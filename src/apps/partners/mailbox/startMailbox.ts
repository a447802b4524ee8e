/**
 * A mail server for the demonstration: accepts every mail on this machine, delivers none and saves them for reading.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { ensureFolder } from '#platform/server/dataFolder.ts';
import { saveMail } from './savedMails.ts';

export interface Mailbox {
  /** The value for SMTP_URL. */
  readonly smtpUrl: string;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

export async function startMailbox(dataDir: string): Promise<Mailbox> {
  const folder = join(dataDir, 'mailbox');
  ensureFolder(folder);
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_BYTES,
    closeTimeout: CLOSE_MS,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => saveMail(folder, raw))
        .then(
          () => done(),
          (error: unknown) => done(error as Error),
        );
    },
  });
  // A client that breaks off its connection is no problem of this server.
  server.on('error', () => undefined);
  server.listen(0, LOOPBACK);
  await once(server.server, 'listening');
  return {
    smtpUrl: `smtp://${LOOPBACK}:${(server.server.address() as AddressInfo).port}`,
    folder,
    stop: async () => {
      const closed = once(server.server, 'close');
      server.close(() => undefined);
      await closed;
    },
  };
}

const LOOPBACK = '127.0.0.1';
const LARGEST_BYTES = 1024 * 1024;
const CLOSE_MS = 1000;
