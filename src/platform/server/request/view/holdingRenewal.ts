/** Whether a person may renew a document of a holder now, and what is open about it. */
import { requestType } from '#platform/model/businessChoices.ts';
import type { HoldingRenewal, OpenRequest } from '#platform/model/request/holdings.ts';
import { partiesOfPerson } from '#platform/model/request/requestParties.ts';
import { holds } from '../../find/rank.ts';
import { viewPathOf } from '../../find/screensByEntity.ts';
import type { CallContext } from '../../http/call.ts';
import { messageLabelOf, stateWithLabel, statusWithLabel } from '../../workflow/labels.ts';
import { isOfHolder } from '../../workflow/parties.ts';
import { menusFor } from '../case/caseParties.ts';
import { mayFile } from '../filing/copyRequest.ts';
import { findMenuToRefile } from '../filing/refilings.ts';
import { refusalToFile } from '../filing/refusalToFile.ts';
import type { StoredRequest } from './holdingRequests.ts';
import type { StoredHolding } from './holdingsQuery.ts';
import type { OpenType } from './openTypes.ts';

/** Decided as on the page of the case. */
export function describeRenewal(
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

export function describeOpenRequest(
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
