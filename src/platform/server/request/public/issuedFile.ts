/** Finds the paper as which a file was issued, by its bytes alone. */
import type { PlainDate } from '#language/values/plainDate.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { IssuedPaper } from '#platform/model/request/fileCheck.ts';
import type { App } from '../../app.ts';
import { findIssued } from '../case/issuedRow.ts';
import { loadStanding } from '../case/restsOn.ts';
import { stateWithLabel } from '../../workflow/labels.ts';
import { pageOf } from '../case/shortDetailAddress.ts';

/**
 * Finds the paper for the first of these hashes that belongs to one. The same bytes may also be attached somewhere,
 * which does not count.
 */
export async function findPaper(
  app: App,
  hashes: readonly string[],
): Promise<{ readonly hash: string; readonly paper: IssuedPaper } | undefined> {
  const { rows } = await app.pools.api.query<{ hash: string; entity: string; field: string; record: string }>(
    'select "hash", "claimed_entity" as "entity", "claimed_field" as "field", "claimed_record" as "record" from "stored_file" where "hash" = any($1) and "claimed_record" is not null order by "created_at", "id"',
    [hashes],
  );
  for (const hash of hashes) {
    for (const claim of rows.filter((row) => row.hash === hash)) {
      const paper = await describePaper(app, claim);
      if (paper !== undefined) return { hash, paper };
    }
  }
  return undefined;
}

async function describePaper(
  app: App,
  { entity, field, record }: { entity: string; field: string; record: string },
): Promise<IssuedPaper | undefined> {
  const handedOut = app.issuedFiles.get(entity);
  if (handedOut?.field === field) return handedOut.describe(app, record);
  return field === 'refIssuedFile' && app.catalogue.entities.get(entity)?.isDocument === true
    ? describeDocument(app, record)
    : undefined;
}

async function describeDocument(
  { catalogue, clock, config, pools }: App,
  id: string,
): Promise<IssuedPaper | undefined> {
  const today = clock.today();
  const row = await findIssued(pools.api, catalogue, { by: 'id', value: id, today });
  if (row === undefined) return undefined;
  return {
    title: stateWithLabel(documentType, row['document_type']).label,
    number: String(row['code']),
    revision: Number(row['revision']),
    issuedOn: row['approve_date'] as PlainDate,
    validUntil: row['expire_date'] as PlainDate | null,
    standing: (await loadStanding({ catalogue, db: pools.api, today }, row)).standing,
    address: pageOf(config, String(row['public_token'])),
  };
}
