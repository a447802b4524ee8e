/** Receipts are files that people keep: a person who has one may check whether it is valid. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { IssuedFile } from '#platform/server/request/printing/paper.ts';
import { receipt } from '../receipt.ts';

export const issuedReceipts: IssuedFile = {
  field: 'refFile',
  describe: async ({ pools }, id) => {
    const { rows } = await pools.api.query<{ code: string; issued: PlainDate; status: string }>(
      'select "code", "issue_date"::text as "issued", "status" from "receipt" where "id" = $1',
      [id],
    );
    const [row] = rows;
    return row === undefined
      ? undefined
      : {
          title: receipt.title,
          number: row.code,
          revision: null,
          issuedOn: row.issued,
          validUntil: null,
          standing: row.status === 'cancelled' ? 'cancelled' : 'valid',
          address: null,
        };
  },
};
