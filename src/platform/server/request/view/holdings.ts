/** What a holder has in force, for one person: how long it is valid, how much is left of it, and whether it can be renewed. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { decimal, decimalNumber } from '#language/values/decimal.ts';
import { daysBetween } from '#language/values/plainDate.ts';
import { documentType, requestType } from '#platform/model/businessChoices.ts';
import { ledgerUnit } from '#platform/model/ledger/choices.ts';
import { stockCardKinds } from '#platform/model/ledger/stockCardKinds.ts';
import {
  COUNTED_KINDS,
  HOLDINGS_MAX,
  HOLDINGS_SHOWN,
  type HeldAmount,
  type Holding,
  type HoldingRenewal,
  type HoldingsView,
  type OpenRequest,
} from '#platform/model/request/holdings.ts';
import { partiesOfPerson } from '#platform/model/request/requestParties.ts';
import { labelOf } from '#language/choice.ts';
import { ruleBroken } from '../../errors.ts';
import { holds } from '../../find/rank.ts';
import { viewPathOf } from '../../find/screensByEntity.ts';
import type { CallContext } from '../../http/call.ts';
import { idSchema, readBody } from '../../http/strictBody.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import { messageLabelOf, stateWithLabel, statusWithLabel } from '../../workflow/labels.ts';
import { isOfHolder } from '../../workflow/parties.ts';
import { menusFor } from '../case/caseParties.ts';
import { mayFile } from '../filing/copyRequest.ts';
import { findMenuToRefile } from '../filing/refilings.ts';
import { refusalToFile } from '../filing/refusalToFile.ts';
import { loadHoldingRequests, type StoredRequest } from './holdingRequests.ts';
import { loadHoldings, type StoredHolding } from './holdingsQuery.ts';
import { findOpenTypes, type OpenType } from './openTypes.ts';

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

interface HoldingParts {
  readonly row: StoredHolding;
  readonly openType: OpenType;
  readonly requests: readonly StoredRequest[];
}

function describeHolding(context: CallContext, { row, openType, requests }: HoldingParts): Holding {
  const renewal = describeRenewal(context, row, openType);
  // A draft is nothing to people who could not continue it.
  const open = requests.find(({ isDraft }) => !isDraft || renewal !== null);
  return {
    id: row.documentId,
    dossierId: row.dossierId,
    entity: openType.declaration.document,
    documentType: stateWithLabel(documentType, row.type),
    number: row.code,
    subject: nameLabelOf(row.subjectTh, row.subjectEn),
    isSuspended: row.state === 'suspended',
    expireDate: row.expires,
    daysLeft: row.expires === null ? null : daysBetween(context.app.clock.today(), row.expires),
    path: viewPathOf(openType.screen, row.documentId),
    amounts: amountsOf(row),
    renewal,
    openRequest: open === undefined ? null : describeRequest(open, openType),
    renewedBy: row.renewedBy,
  };
}

/** Decided as on the page of the case. */
function describeRenewal(
  { app, actor }: CallContext,
  { type, code, state, expires, other }: StoredHolding,
  { declaration }: OpenType,
): HoldingRenewal | null {
  const { office } = declaration;
  const parties = partiesOfPerson({
    menus: menusFor(declaration, type),
    rightsIn: actor.grants.rightsInMenu,
    isOfHolder: isOfHolder(actor),
    isBegunByOffice: office !== undefined,
  });
  const menu = findMenuToRefile(actor, { declaration, parties: new Set(parties) });
  if (menu === undefined || !mayFile(declaration, { documentType: type, kind: 'renew' })) return null;
  const why = refusalToFile(
    { isCurrent: true, code, state, expires, usedUp: null, other },
    { kind: 'renew', today: app.clock.today() },
  );
  return { isOpen: why === undefined, why: why === undefined ? null : messageLabelOf(app.catalogue, why), menu };
}

function describeRequest(
  { documentId, type, kind, status, origin, number, isDraft }: StoredRequest,
  { declaration, screens }: OpenType,
): OpenRequest {
  const facts = {
    id: documentId,
    isCurrent: false,
    refDocumentType: { code: type },
    refRequest: { refStatus: { code: status }, refOrigin: { code: origin } },
  };
  const screen = screens.find(({ listFilter = [] }) => listFilter.every((where) => holds(where, facts)));
  return {
    kind: stateWithLabel(requestType, kind),
    status: statusWithLabel(declaration.workflow, status, type),
    isDraft,
    number,
    path:
      screen === undefined
        ? null
        : isDraft && screen.pages.includes('edit')
          ? `${screen.path}/${documentId}/edit`
          : viewPathOf(screen, documentId),
  };
}

function amountsOf({ amounts }: StoredHolding): readonly HeldAmount[] {
  return COUNTED_KINDS.flatMap((kind) => {
    const found = amounts?.find((amount) => amount.kind === kind);
    if (found === undefined) return [];
    const numberOf = (text: string): number => decimalNumber(decimal(text));
    return [
      {
        kind,
        unit: labelOf(ledgerUnit, stockCardKinds[kind].unit),
        quota: numberOf(found.quota),
        reserve: numberOf(found.reserve),
        use: numberOf(found.use),
        held: numberOf(found.held),
      },
    ];
  });
}
