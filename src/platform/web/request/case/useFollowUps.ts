/** Documents that a person may begin from the issued document of a case. */
import { useNavigate } from 'react-router';
import { getChoice, getRequestDeclaration } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { followUpTarget, followUpValues, type FollowUp } from '#language/followUp.ts';
import { inLocale } from '#language/label.ts';
import { textOf } from '#language/readUnknown.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import type { WireRecord } from '../../api/resource.ts';
import { catalogue, getModuleIndex } from '../../declarations/loadedModules.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import type { StartReference, StartState } from '../../form/open/startValues.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useVisit } from '../../route/visit.ts';
import { createMenuMatcher } from '../../session/menus.ts';
import type { ActionItem } from '../state/arrangeActions.ts';
import { addressOfMenu } from '../state/menuAddress.ts';

export interface FollowUpOptions {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly caseView: CaseView;
  readonly codes: CodeMap;
}

/** For people who may file the other document; only while the issued one is in force. */
export function useFollowUps({ entity, record, caseView, codes }: FollowUpOptions): readonly ActionItem[] {
  const { info } = useVisit();
  const navigate = useNavigate();
  const locale = useLocale();
  if (caseView.dossier.state.code !== 'inForce' || record['isCurrent'] !== true) return [];
  const menuAt = createMenuMatcher(info.menus);
  const { followUpMenus } = getModuleIndex();
  const { followUps = [] } = getRequestDeclaration(catalogue, caseView.request.documentType.code);
  return followUps.flatMap((followUp): readonly ActionItem[] => {
    const menu = followUpMenus[followUpTarget(followUp)]?.[APPLICANT_PARTY];
    const address = menu === undefined ? undefined : `${addressOfMenu(menu)}/create`;
    if (address === undefined || menuAt(address)?.rights.has('canCreate') !== true) return [];
    if (!isOffered(followUp, { entity, record, codes })) return [];
    const startReference = referenceFor(followUp, { entity, record, caseView });
    const state: StartState = {
      startValues: followUpValues(followUp, record),
      ...(startReference === undefined ? {} : { startReference }),
    };
    return [
      {
        key: `follow-up ${address}`,
        label: inLocale(followUp.label, locale),
        icon: 'forward',
        rank: 'usual',
        onSelect: () => void navigate(address, { state }),
      },
    ];
  });
}

/** The issued document as the picker would give it. */
function referenceFor(
  { namedIn }: FollowUp,
  { entity, record, caseView: { dossier } }: Pick<FollowUpOptions, 'entity' | 'record' | 'caseView'>,
): StartReference | undefined {
  if (namedIn === undefined) return undefined;
  const { th, en } = entity.card ?? {};
  const nameOf = (field: string | undefined): string => (field === undefined ? null : textOf(record[field])) ?? '';
  const name = [nameOf(th), nameOf(en)] as const;
  const { code, expireDate } = dossier;
  return { ...namedIn, picked: { id: record.id, number: code ?? '', name, expireDate, copies: record } };
}

function isOffered(
  { where }: FollowUp,
  { entity, record, codes }: { readonly entity: AnyEntity; readonly record: WireRecord; readonly codes: CodeMap },
): boolean {
  if (where === undefined) return true;
  const field = entity.fields[where.field];
  if (field?.kind !== 'choice') return false;
  const code = codes.codeOf(getChoice(catalogue, field.choice).group, record[where.field]);
  return code !== null && where.oneOf.includes(code);
}
