/** What a holder has in force, for one person: with one query for the documents, and one for the requests about them. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { HOLDINGS_MAX, HOLDINGS_SHOWN, type HoldingsView } from '#platform/model/request/holdings.ts';
import { ruleBroken } from '../../errors.ts';
import type { CallContext } from '../../http/call.ts';
import { idSchema, readBody } from '../../http/strictBody.ts';
import { stateWithLabel } from '../../workflow/labels.ts';
import { describeHolding } from './describeHolding.ts';
import { loadHoldingRequests } from './holdingRequests.ts';
import { loadHoldings } from './holdingsQuery.ts';
import { findOpenTypes } from './openTypes.ts';

export const holdingsBody = z.strictObject({
  /** Absent: the holder the person acts for. */
  holder: idSchema.optional(),
  /** Lists only documents of this type. */
  documentType: z.string().max(60).optional(),
  size: z.int().min(1).max(HOLDINGS_MAX).optional(),
});

export async function describeHoldings(context: CallContext): Promise<HoldingsView> {
  const { app, actor } = context;
  const { holder, documentType: only, size = HOLDINGS_SHOWN } = readBody(holdingsBody, context.body);
  const holderId = holder ?? actor.actingForId;
  if (holderId === null) throw ruleBroken('holder', message('required'));
  const openTypes = new Map((await findOpenTypes(context)).map((openType) => [openType.documentType, openType]));
  if (openTypes.size === 0) return { mayOpen: false, kinds: [], holdings: [] };
  const documentTypes = [...openTypes.keys()];
  const db = app.pools.api;
  const { kinds, rows } = await loadHoldings(db, app.catalogue, {
    actor,
    holderId,
    documentTypes,
    only,
    today: app.clock.today(),
    size,
  });
  const requests = await loadHoldingRequests(db, app.catalogue, {
    actor,
    dossierIds: rows.map(({ dossierId }) => dossierId),
  });
  return {
    mayOpen: true,
    kinds: documentTypes.flatMap((type) => {
      const counted = kinds.find((kind) => kind.type === type);
      const openType = openTypes.get(type);
      if (counted === undefined || openType === undefined) return [];
      const { count, soon: expiresSoon, expired } = counted;
      const listPath = openType.screen.path;
      return [{ documentType: stateWithLabel(documentType, type), count, expiresSoon, expired, listPath }];
    }),
    holdings: rows.flatMap((row) => {
      const openType = openTypes.get(row.type);
      return openType === undefined
        ? []
        : [describeHolding(context, { row, openType, requests: requests.get(row.dossierId) ?? [] })];
    }),
  };
}
