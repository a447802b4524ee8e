/**
 * Short lists of issued documents, for people who have to check many of them: what they are, their holder, and whether
 * they are valid today.
 */
import { getEntity } from '#language/catalogue.ts';
import type { Criteria, SearchCondition } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { collectionName } from '#language/naming.ts';
import { findPlainDate, type PlainDate } from '#language/values/plainDate.ts';
import { standingLabels, standingOf, type Standing } from '#platform/model/request/shortDetail.ts';
import type { Call, CallContext } from '../../http/call.ts';
import { baseOf } from '../../resource/address.ts';
import { readCriteria, search } from '../../resource/read/search.ts';
import { strippedCriteria } from '../../resource/read/strippedCriteria.ts';

export interface ShortLists {
  /** The entity of the document. */
  readonly entity: AnyEntity;
  /** Fields that distinguish documents, in addition to holder, number and dates. */
  readonly fields: readonly string[];
  readonly title: Label;
  /** Title of the list of documents that are no longer valid. */
  readonly endedTitle: Label;
}

/** Fields that every document has, whatever its kind. */
export interface ShortDocument {
  readonly id: string;
  readonly refHolder: { readonly id: string } | null;
  readonly code: string;
  /** Dates as they are sent to clients. */
  readonly effectiveDate: string | null;
  readonly expireDate: string | null;
  readonly standing: Standing;
  readonly standingLabel: Label;
}

const DOSSIER_PATHS = ['code', 'effectiveDate', 'expireDate', 'refState'].map((name) => `refDossier.${name}`);
const COMMON_PATHS = ['refHolder', ...DOSSIER_PATHS];

/** An issued document is represented by its revision in force, or the last one there was. */
const issued: readonly SearchCondition[] = [
  { name: 'isCurrent', operator: '=', value: true, logic: 'AND', isNot: false },
];
const ended = (today: PlainDate): readonly SearchCondition[] => [
  {
    name: 'refDossier.refState.code',
    operator: 'in',
    value: ['cancelled', 'revoked', 'usedUp'],
    logic: 'AND',
    isNot: false,
  },
  { name: 'refDossier.expireDate', operator: '<', value: today, logic: 'OR', isNot: false },
];

/** `{base}/search/short-details` and `{base}/hazes-del/exp`: the module lists both among its `calls`. */
export function shortListCalls({ entity, fields, title, endedTitle }: ShortLists): readonly Call[] {
  const common = { method: 'POST', entity: entity.name, rights: ['canView', 'canSelect'] } as const;
  const select = [...fields, ...COMMON_PATHS];
  return [
    {
      ...common,
      path: `${baseOf(entity)}/search/short-details`,
      summary: title,
      handle: (context) => answerShortList(context, { entity, select, only: issued }),
    },
    {
      ...common,
      path: `${baseOf(entity)}/${collectionName(entity.name)}-del/exp`,
      summary: endedTitle,
      handle: (context) =>
        answerShortList(context, { entity, select, only: [...issued, ...ended(context.app.clock.today())] }),
    },
  ];
}

interface ShortListQuestion {
  readonly entity: AnyEntity;
  readonly select: readonly string[];
  readonly only: readonly SearchCondition[];
}

async function answerShortList(
  { app, actor, body }: CallContext,
  { entity, select, only }: ShortListQuestion,
): Promise<unknown> {
  const sent = readCriteria(strippedCriteria(body));
  const sort: Criteria['sort'] = sent.sort.length > 0 ? sent.sort : [{ name: 'refDossier.code', type: 'ASC' }];
  const criteria: Criteria = { ...sent, select, where: [...sent.where, ...only], sort, children: [] };
  const engine = { catalogue: app.catalogue, choices: app.lookups, totals: app.totals };
  const searchOptions = { actor, entity: getEntity(app.catalogue, entity.name), criteria };
  const { data, totalPage, totalSize, page, size } = await search(engine, app.pools.api, searchOptions);
  const today = app.clock.today();
  const stateOf = (id: string): string => app.lookups.find(id)?.code ?? '';
  const short = (JSON.parse(data) as readonly SearchedRow[]).map((row) => shortOf(row, { today, stateOf }));
  return { data: short, totalPage, totalSize, page, size };
}

/** A row as the search returns it. */
interface SearchedRow {
  readonly id: string;
  readonly refHolder: { readonly id: string } | null;
  readonly refDossier: {
    readonly code: string;
    readonly effectiveDate: string | null;
    readonly expireDate: string | null;
    readonly refState: { readonly id: string };
  };
}

interface StandingContext {
  readonly today: PlainDate;
  readonly stateOf: (id: string) => string;
}

function shortOf({ refDossier, ...row }: SearchedRow, { today, stateOf }: StandingContext): ShortDocument {
  const { code, effectiveDate, expireDate, refState } = refDossier;
  const expires = expireDate === null ? null : (findPlainDate(expireDate) ?? null);
  const standing = standingOf({ state: stateOf(refState.id), expires, today, isCurrent: true });
  return { ...row, code, effectiveDate, expireDate, standing, standingLabel: standingLabels[standing] };
}
