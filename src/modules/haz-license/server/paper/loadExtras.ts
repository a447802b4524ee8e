/** Loads what a licence prints in addition to its document: its first day, conditions, places with experts, and changes. */
import type { Label } from '#language/label.ts';
import type { NamedRecord } from '#language/namedRecord.ts';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { addressColumns, addressJoins, storedAddressLines } from '#platform/server/paper/storedAddress.ts';
import type { Case } from '#platform/server/request/case/caseRows.ts';
import type { Issue } from '#platform/server/request/printing/paper.ts';
import { conditionTexts, type ConditionText } from '../conditions.ts';
import type { LicenceExtras } from './licencePaper.ts';

export interface PrintedPlace {
  readonly name: Label;
  /** Line by line. */
  readonly address: readonly Label[];
  readonly experts: readonly PrintedExpert[];
}

export interface PrintedExpert {
  readonly name: string;
  readonly position: string;
  readonly registrationNo: string;
  readonly expires: PlainDate | null;
}

/** A revision after the first. */
export interface PrintedChange {
  readonly revision: number;
  readonly day: PlainDate;
  readonly requestCode: string | null;
  readonly kind: 'renew' | 'change';
  readonly reason: string | null;
  readonly quantity: Decimal | null;
}

interface PaperContext {
  readonly document: NamedRecord<'hazLicense'>;
  readonly found: Case;
  readonly issue: Issue | null;
}

export async function loadExtras(db: Queryable, { document, found, issue }: PaperContext): Promise<LicenceExtras> {
  const places = (document.storageLocations ?? []).flatMap(({ refPlace }) => refPlace?.id ?? []);
  return {
    from: found.dossier.effectiveDate ?? issue?.issued ?? null,
    conditions: await conditionsOf(db, document),
    places: await loadPlaces(db, [...new Set(places)]),
    changes: issue === null ? [] : await loadChanges(db, { found, document, issue }),
  };
}

/** Once it is issued its own texts count, whatever the list says by then. */
async function conditionsOf(
  db: Queryable,
  { conditionsTh, conditionsEn, proposedConditions }: PaperContext['document'],
): Promise<readonly ConditionText[]> {
  if (conditionsTh === null) return conditionTexts(db, proposedConditions);
  const english = conditionsEn?.split('\n') ?? [];
  return conditionsTh.split('\n').map((th, index) => ({ th, en: english[index] ?? th }));
}

interface ExpertRow extends Record<string, unknown> {
  readonly place: string;
  readonly name: string;
  readonly position: string;
  readonly registrationNo: string;
  readonly expires: PlainDate | null;
}

async function loadPlaces(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, PrintedPlace>> {
  if (ids.length === 0) return new Map();
  const places = await db.query<{ id: string; nameTh: string; nameEn: string | null } & Record<string, unknown>>({
    name: 'places-of-licence-paper',
    text: `select p."id", p."name_th" as "nameTh", p."name_en" as "nameEn", ${addressColumns('p')}
from "storage_location" p ${addressJoins('p')} where p."id" = any($1::uuid[])`,
    values: [ids],
  });
  const experts = await db.query<ExpertRow>({
    name: 'experts-of-licence-paper',
    text: `select "storage_location_id" as "place", "name", "position", "registration_no" as "registrationNo",
  "expires_date" as "expires"
from "storage_location_expert" where "storage_location_id" = any($1::uuid[]) order by "seq"`,
    values: [ids],
  });
  const byId = new Map(places.rows.map((row) => [row.id, row]));
  // In the order in which the licence names them.
  return new Map(
    ids.flatMap((id) => {
      const row = byId.get(id);
      if (row === undefined) return [];
      return [
        [
          id,
          {
            name: [row.nameTh, row.nameEn ?? row.nameTh] as const,
            address: storedAddressLines(row),
            experts: experts.rows.filter(({ place }) => place === id),
          },
        ] as const,
      ];
    }),
  );
}

interface ChangeRow extends Record<string, unknown> {
  readonly revision: number;
  readonly day: PlainDate;
  readonly requestCode: string | null;
  readonly kind: PrintedChange['kind'];
  readonly reason: string | null;
  readonly quantity: string | null;
}

/** Those before this revision as they are stored; its own is issued while the paper is printed. */
async function loadChanges(
  db: Queryable,
  { found: { dossier, request }, document, issue }: PaperContext & { readonly issue: Issue },
): Promise<readonly PrintedChange[]> {
  if (issue.revision === 1) return [];
  const { rows } = await db.query<ChangeRow>({
    name: 'changes-of-licence',
    text: `select h."revision", r."approve_date" as "day", r."request_code" as "requestCode", r."request_type" as "kind",
  h."reason", h."quantity"::text as "quantity"
from "haz_license" h join "request" r on r."id" = h."request_id"
where h."dossier_id" = $1 and h."revision" > 1 and h."revision" < $2 and r."request_type" in ('change', 'renew')
order by h."revision"`,
    values: [dossier.id, issue.revision],
  });
  return [
    ...rows.map(({ quantity, ...row }) => ({ ...row, quantity: quantity === null ? null : decimal(quantity) })),
    {
      revision: issue.revision,
      day: issue.issued,
      requestCode: request.requestCode,
      kind: request.refRequestType === 'renew' ? 'renew' : 'change',
      reason: document.reason,
      quantity: document.quantity,
    },
  ];
}
