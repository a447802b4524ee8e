/** The bank of the demonstration, for tests of calls to it and of its notices. */
import { startBank, type BankOptions, type DemoBank } from '#apps/partners/bank/startBank.ts';

export { signedNotice } from '#apps/partners/bank/counter.ts';
export { serveLocally } from '#apps/partners/serveLocally.ts';

export interface TestBank extends DemoBank {
  /** The settings of a server that calls it: `startTestApp({ env: bank.env })`. */
  readonly env: Readonly<Record<string, string>>;
}

export async function startTestBank(options: BankOptions = {}): Promise<TestBank> {
  const bank = await startBank(options);
  const { url, apiKey, secret, biller } = bank;
  return {
    ...bank,
    env: {
      BANK_URL: url,
      BANK_API_KEY: apiKey,
      BANK_SECRET: secret,
      BILLER_ID: biller.id,
      BILLER_NAME: biller.name.join('|'),
    },
  };
}
