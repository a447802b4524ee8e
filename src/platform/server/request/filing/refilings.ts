/**
 * What a person may file about a document in force, and whether they may correct the register; each with the reason if
 * not.
 */
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { requestType } from '#platform/model/businessChoices.ts';
import type { CaseView, Refiling } from '#platform/model/request/caseView.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import type { Writer } from '../../resource/writer.ts';
import type { Queryable } from '../../database/queryable.ts';
import { COPY_KINDS, mayFile } from './copyRequest.ts';
import { mayFileAtCounter } from './newFiling.ts';
import { findRefusalToFile } from './refusalToFile.ts';
import { stateWithLabel, messageLabelOf } from '../../workflow/labels.ts';
import type { Case } from '../case/caseRows.ts';
import type { Parties } from '../../workflow/step.ts';

/**
 * Lists what the holder may file about a document in force, from its page in the register or from the request by which
 * it was issued.
 */
export async function describeRefilings(
  app: App,
  db: Queryable,
  { writer, found, parties }: { writer: Writer; found: Case; parties: Parties },
): Promise<readonly Refiling[]> {
  const { document, dossier, declaration } = found;
  if (!document.isCurrent || findMenuToRefile(writer.actor, { declaration, parties }) === undefined) return [];
  const offered: Refiling[] = [];
  const documentType = document.refDocumentType;
  for (const kind of COPY_KINDS.filter((copyKind) => mayFile(declaration, { documentType, kind: copyKind }))) {
    const why = await findRefusalToFile(db, { dossier, document, kind, today: app.clock.today() });
    offered.push({
      kind,
      label: stateWithLabel(requestType, kind).label,
      isOpen: why === undefined,
      why: why === undefined ? null : messageLabelOf(app.catalogue, why),
    });
  }
  return offered;
}

/**
 * Returns the key of the menu in which a person files about issued documents: as the applicant, or for an operator at the
 * counter. Undefined if they may not.
 */
export function findMenuToRefile(
  actor: Actor,
  { declaration, parties }: { declaration: RequestDeclaration; parties: Pick<ReadonlySet<string>, 'has'> },
): string | undefined {
  if (mayFileAtCounter({ actor, declaration })) return declaration.counterMenu;
  const menu = declaration.menus[APPLICANT_PARTY] ?? '';
  return parties.has(APPLICANT_PARTY) && actor.grants.rightsInMenu(menu).has('canCreate') ? menu : undefined;
}

/** For officers who maintain the register: checked before somebody fills in a form in vain. */
export async function describeCorrection(
  app: App,
  db: Queryable,
  { writer, found: { document, dossier, declaration } }: { writer: Writer; found: Case },
): Promise<CaseView['correction']> {
  if (!document.isCurrent || !writer.actor.grants.rightsInMenu(declaration.registerMenu).has('canEdit')) return null;
  const why = await findRefusalToFile(db, { dossier, document, kind: 'change' });
  return {
    label: ['แก้ไขทะเบียน', 'Correct the register'],
    isOpen: why === undefined,
    why: why === undefined ? null : messageLabelOf(app.catalogue, why),
  };
}
