/** Those a demonstration would have to reach outside, on this machine: where nothing else was set, and never in production. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import { BANK_PATH, bankPages } from './bank/pages.ts';
import { startBank } from './bank/startBank.ts';
import { startMailbox } from './mailbox/catchMail.ts';
import { MAILBOX_PATH, mailboxPages } from './mailbox/pages.ts';
import { REGISTRIES_PATH, registryPages } from './registries/pages.ts';
import { startRegistries } from './registries/startRegistries.ts';

export interface Partners {
  /** With their addresses in the place of those that were not set. */
  readonly config: Config;
  /** What a person may look at, by what it is called. */
  readonly pages: Readonly<Record<string, string>>;
  readonly addPages: (server: FastifyInstance) => void;
  readonly stop: () => Promise<void>;
}

export async function startPartners(given: Config): Promise<Partners> {
  const { production, roles, smtpUrl, publicUrl, dataDir } = given;
  const mayStart = !production && roles.has('partners');
  const mailbox = mayStart && smtpUrl === undefined ? await startMailbox(dataDir) : undefined;
  const registries =
    mayStart && (given.registries.companyUrl === undefined || given.registries.citizenUrl === undefined)
      ? await startRegistries(given.registries)
      : undefined;
  const bank =
    mayStart && given.bank.url === undefined
      ? await startBank({ ...given.bank, ...(given.biller === undefined ? {} : { biller: given.biller }) })
      : undefined;
  const config: Config = {
    ...given,
    ...(mailbox === undefined ? {} : { smtpUrl: mailbox.smtpUrl }),
    ...(registries === undefined
      ? {}
      : {
          registries: {
            companyUrl: registries.companyUrl,
            citizenUrl: registries.citizenUrl,
            ...given.registries,
            consumerKey: registries.consumerKey,
            token: registries.token,
          },
        }),
    ...(bank === undefined
      ? {}
      : {
          bank: { url: bank.url, apiKey: bank.apiKey, secret: bank.secret, page: publicUrl + BANK_PATH },
          biller: bank.biller,
        }),
  };
  return {
    config,
    pages: {
      ...(mailbox === undefined ? {} : { Mail: publicUrl + MAILBOX_PATH }),
      ...(registries === undefined ? {} : { Registries: publicUrl + REGISTRIES_PATH }),
      ...(bank === undefined ? {} : { Bank: publicUrl + BANK_PATH }),
    },
    addPages: (server) => {
      if (mailbox !== undefined) mailboxPages(server, { ...config, folder: mailbox.folder });
      if (registries !== undefined) registryPages(server, { ...config, registries });
      if (bank !== undefined) bankPages(server, { ...config, bank });
    },
    stop: async () => {
      await mailbox?.stop();
      await registries?.stop();
      await bank?.stop();
    },
  };
}
