/** The department takes fees through one bank. */
import type { Reference } from '#language/record.ts';
import type { Hooks } from '#platform/server/resource/hooks.ts';

/** Krungthai Bank, by the key of the Bank of Thailand. */
export const PAYMENT_BANK = '006';

export const bankHooks: Pick<Hooks, 'facts'> = {
  facts: {
    isPaymentBank: async ({ db, record }) => {
      const bank = record['refBank'] as Reference | null | undefined;
      if (bank === null || bank === undefined) return false;
      const { rows } = await db.query('select 1 from "lookup" where "id" = $1 and "group" = $2 and "key" = $3', [bank.id, 'BANK', PAYMENT_BANK]);
      return rows.length > 0;
    },
  },
};
