/** A product with the names of all it refers to: the same few questions to the database, however long its lists are. */
import { buffer } from 'node:stream/consumers';
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import type { AnyRecord, Draft, Reference } from '#language/record.ts';
import { bandColour, bandColours, isDrawn } from '#modules/master-mgt/index.ts';
import type { App } from '#platform/server/app.ts';
import { nameOf } from '#platform/server/request/labels.ts';
import { findToleranceBands } from '../hazFacts.ts';
import { drawingName, readDrawing } from './pictures.ts';
import type { Entry, NameBook, Product, ShownPictogram, ToxicityClass } from './product.ts';

export interface LoadedProduct {
  readonly product: Product;
  /** As the printer takes them. */
  readonly pictures: Readonly<Record<string, Buffer>>;
}

export async function loadProduct(app: App, record: AnyRecord): Promise<LoadedProduct> {
  const document = record as Draft<'haz'>;
  const db = app.pools.api;
  const entries = await loadEntries(app, document);
  const drawn = await loadPictograms(app, document);
  const product: Product = {
    document,
    book: bookOf(app, entries),
    toxicity: await findToxicity(app, document.refLd50),
    pictograms: drawn.map(({ shown }) => shown),
    toleranceBands: await findToleranceBands({ db }),
  };
  return { product, pictures: Object.fromEntries(drawn.flatMap(({ shown, bytes }) => (shown.picture === null || bytes === null ? [] : [[shown.picture, bytes]]))) };
}

/** Vocabularies are in memory. */
function bookOf({ lookups }: App, entries: ReadonlyMap<string, Entry>): NameBook {
  return {
    choice: (choice, code) => {
      if (code === null || code === undefined) return null;
      const row = lookups.findByCode(choice.group, code);
      return row === undefined ? labelOf(choice, code) : nameOf(row.value, row.value2);
    },
    lookup: (reference) => {
      const row = lookups.find(reference?.id ?? '');
      return row === undefined ? null : { key: row.key, name: nameOf(row.value, row.value2) };
    },
    entry: (reference) => entries.get(reference?.id ?? '') ?? null,
  };
}

/** What the product names of the master data, all at once: no two of them have the same id. */
async function loadEntries({ pools }: App, { refHazObject, mainSubStances, products, importCompanies, importProducts }: Draft<'haz'>): Promise<ReadonlyMap<string, Entry>> {
  const references = [refHazObject, ...(mainSubStances ?? []).map((row) => row.refSubStance), ...[...(products ?? []), ...(importCompanies ?? []), ...(importProducts ?? [])].map((row) => row.refCountry), ...(importProducts ?? []).map((row) => row.refCoordinateCustoms)];
  const { rows } = await pools.api.query<{ id: string; code: string | null; nameTh: string; nameEn: string | null; condition: string | null }>({
    name: 'haz-paper-names',
    text: `select "id", "code", "name_th" as "nameTh", "name_en" as "nameEn", "condition" from "haz_object" where "id" = any($1::uuid[])
${['haz_sub_stance', 'country', 'coordinate_customs'].map((table) => `union all select "id", "code", "name_th", "name_en", null from "${table}" where "id" = any($1::uuid[])`).join('\n')}`,
    values: [[...new Set(references.flatMap((one) => one?.id ?? []))]],
  });
  return new Map(rows.map(({ id, code, nameTh, nameEn, condition }) => [id, { code: code ?? '', name: nameOf(nameTh, nameEn), condition }]));
}

async function findToxicity({ pools, lookups }: App, reference: Reference | null): Promise<ToxicityClass | null> {
  if (reference === null) return null;
  const { rows } = await pools.api.query<{ hazardClass: string; nameTh: string; nameEn: string | null; band: keyof typeof bandColours | null }>({
    name: 'haz-paper-class',
    text: 'select "hazard_class" as "hazardClass", "name_th" as "nameTh", "name_en" as "nameEn", "band_colour" as "band" from "ld50" where "id" = $1',
    values: [reference.id],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { hazardClass, nameTh, nameEn, band } = row;
  return { hazardClass, name: nameOf(nameTh, nameEn), band: band === null ? null : { name: bandName(lookups, band), colour: bandColours[band] } };
}

function bandName(lookups: App['lookups'], band: string): Label {
  const row = lookups.findByCode(bandColour.group, band);
  return row === undefined ? labelOf(bandColour, band) : nameOf(row.value, row.value2);
}

const SUFFIXES: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Our drawing of each, or the picture an administrator has brought in for it. */
async function loadPictograms(app: App, { pictograms }: Draft<'haz'>): Promise<readonly { readonly shown: ShownPictogram; readonly bytes: Buffer | null }[]> {
  const { rows } = await app.pools.api.query<{ code: string; nameTh: string; nameEn: string; hash: string | null; type: string | null }>({
    name: 'haz-paper-pictograms',
    text: 'select p."code", p."name_th" as "nameTh", p."name_en" as "nameEn", f."hash", f."type" from "pictogram" p left join "stored_file" f on f."id" = p."picture_id" where p."id" = any($1::uuid[]) order by p."code"',
    values: [(pictograms ?? []).flatMap(({ refPictogram }) => refPictogram?.id ?? [])],
  });
  return Promise.all(
    rows.map(async ({ code, nameTh, nameEn, hash, type }) => {
      const { picture, bytes } = await findDrawing(app, { code, hash, suffix: SUFFIXES[type ?? ''] });
      return { shown: { code, name: nameOf(nameTh, nameEn), picture }, bytes };
    }),
  );
}

async function findDrawing({ files }: App, { code, hash, suffix }: { code: string; hash: string | null; suffix: string | undefined }): Promise<{ readonly picture: string | null; readonly bytes: Buffer | null }> {
  if (hash !== null && suffix !== undefined && (await files.has(hash))) return { picture: `${code.toLowerCase()}.${suffix}`, bytes: await buffer(files.open(hash)) };
  return isDrawn(code) ? { picture: drawingName(code), bytes: await readDrawing(code) } : { picture: null, bytes: null };
}
