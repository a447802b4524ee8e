/**
 * Starts the partners that a demonstration would have to reach outside on this machine: those that are not configured,
 * and never in production.
 */
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import { BANK_PATH, bankPages } from './bank/pages.ts';
import { startBank } from './bank/startBank.ts';
import { startMailbox } from './mailbox/startMailbox.ts';
import { MAILBOX_PATH, mailboxPages } from './mailbox/pages.ts';
import { REGISTRIES_PATH, registryPages } from './registries/pages.ts';
import { startRegistries } from './registries/startRegistries.ts';

export interface Partners {
  /** The configuration with the addresses of the partners in place of settings that were empty. */
  readonly config: Config;
  /** Addresses of the pages that a person may open, by their names. */
  readonly pages: Readonly<Record<string, string>>;
  readonly addPages: (server: FastifyInstance) => void;
  readonly stop: () => Promise<void>;
}

export async function startPartners(settings: Config): Promise<Partners> {
  const { production, roles, smtpUrl, publicUrl, dataDir } = settings;
  const mayStart = !production && roles.has('partners');
  const mailbox = mayStart && smtpUrl === undefined ? await startMailbox(dataDir) : undefined;
  const registries =
    mayStart && (settings.registries.companyUrl === undefined || settings.registries.citizenUrl === undefined)
      ? await startRegistries(settings.registries)
      : undefined;
  const bank =
    mayStart && settings.bank.url === undefined
      ? await startBank({ ...settings.bank, ...(settings.biller === undefined ? {} : { biller: settings.biller }) })
      : undefined;
  const config: Config = {
    ...settings,
    ...(mailbox === undefined ? {} : { smtpUrl: mailbox.smtpUrl }),
    ...(registries === undefined
      ? {}
      : {
          registries: {
            companyUrl: registries.companyUrl,
            citizenUrl: registries.citizenUrl,
            ...settings.registries,
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
