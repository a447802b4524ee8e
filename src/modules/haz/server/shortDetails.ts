/** Registrations in a few words, for whoever has to know of many of them: what they are, whose, and whether they count today. */
import { getEntity } from '#language/catalogue.ts';
import type { Criteria, Term } from '#language/criteria.ts';
import type { Label } from '#language/label.ts';
import { findPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { standingLabels, standingOf, type Standing } from '#platform/model/request/shortDetail.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import { readCriteria, search } from '#platform/server/resource/search.ts';
import { haz } from '../haz.ts';
import { strippedCriteria } from './strippedCriteria.ts';

interface Named {
  readonly id: string;
}

/** As the search answers it. */
interface Row extends Named {
  readonly tradeNameTh: string | null;
  readonly tradeNameEn: string | null;
  readonly refHazType: Named | null;
  readonly refHolder: Named | null;
  /** Days as they travel. */
  readonly refDossier: { readonly code: string; readonly effectiveDate: string | null; readonly expireDate: string | null; readonly refState: Named };
}

export interface ShortRegistration extends Omit<Row, 'refDossier'> {
  readonly code: string;
  readonly effectiveDate: string | null;
  readonly expireDate: string | null;
  readonly standing: Standing;
  readonly standingLabel: Label;
}

const select = ['tradeNameTh', 'tradeNameEn', 'refHazType', 'refHolder', 'refDossier.code', 'refDossier.effectiveDate', 'refDossier.expireDate', 'refDossier.refState'];

const term = (name: string, operator: Term['operator'], value: unknown, logic: 'AND' | 'OR' = 'AND'): Term => ({ name, operator, value, logic, isNot: false });

/** A registration is the revision in force, or the last there was. */
const registered = [term('isCurrent', '=', true)];
const ended = (today: PlainDate): readonly Term[] => [term('refDossier.refState.code', 'in', ['cancelled', 'revoked']), term('refDossier.expireDate', '<', today, 'OR')];

const common = { method: 'POST', entity: haz.name, rights: ['canView', 'canSelect'] } as const;

export const shortDetailsCalls: readonly Call[] = [
  {
    ...common,
    path: `${baseOf(haz)}/search/short-details`,
    summary: ['ข้อมูลย่อของทะเบียน', 'Registrations in short'],
    handle: (context) => answer(context, registered),
  },
  {
    ...common,
    path: `${baseOf(haz)}/hazes-del/exp`,
    summary: ['ทะเบียนที่หมดอายุ ยกเลิก หรือเพิกถอน', 'Registrations that have expired or were cancelled or revoked'],
    handle: (context) => answer(context, [...registered, ...ended(context.app.clock.today())]),
  },
];

async function answer({ app, actor, body }: CallContext, only: readonly Term[]): Promise<unknown> {
  const sent = readCriteria(strippedCriteria(body));
  const criteria: Criteria = { ...sent, select, where: [...sent.where, ...only], sort: sent.sort.length > 0 ? sent.sort : [{ name: 'refDossier.code', type: 'ASC' }], children: [] };
  const { data, totalPage, totalSize, page, size } = await search({ catalogue: app.catalogue, choices: app.lookups, totals: app.totals }, app.pools.api, { actor, entity: getEntity(app.catalogue, haz.name), criteria });
  const today = app.clock.today();
  const stateOf = (id: string): string => app.lookups.find(id)?.code ?? '';
  return { data: (JSON.parse(data) as readonly Row[]).map((row) => shortOf(row, { today, stateOf })), totalPage, totalSize, page, size };
}

function shortOf({ refDossier: { code, effectiveDate, expireDate, refState }, ...row }: Row, { today, stateOf }: { today: PlainDate; stateOf: (id: string) => string }): ShortRegistration {
  const standing = standingOf({ state: stateOf(refState.id), expires: expireDate === null ? null : (findPlainDate(expireDate) ?? null), today, isCurrent: true });
  return { ...row, code, effectiveDate, expireDate, standing, standingLabel: standingLabels[standing] };
}
