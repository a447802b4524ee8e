/** The department takes fees through one bank. */
import { factSuppliersOf, type Hooks } from '#platform/server/resource/hooks.ts';

/** Krungthai Bank, by its code of the Bank of Thailand. */
export const PAYMENT_BANK = '006';

export const bankHooks: Pick<Hooks, 'facts'> = {
  facts: factSuppliersOf('userBank', {
    isPaymentBank: async ({ db, record: { refBank } }) => {
      if (refBank === null) return false;
      const { rows } = await db.query('select 1 from "lookup" where "id" = $1 and "group" = $2 and "key" = $3', [
        refBank.id,
        'BANK',
        PAYMENT_BANK,
      ]);
      return rows.length > 0;
    },
  }),
};
