/**
 * Signs a PDF according to PAdES (EN 319 142-1, level B-B): adds a form, an invisible field and its signature after all
 * existing bytes. Earlier signatures stay valid.
 */
import { createHash } from 'node:crypto';
import { BANGKOK_OFFSET, BANGKOK_OFFSET_MS } from '#language/values/calendar.ts';
import { signatureRoomFor, signedDataOf, type SigningKey } from './cms.ts';
import { dictionaryOf, getObject, nextIdOf, openDocument, type FoundObject, type PdfDocument } from './document.ts';
import { appendUpdate, textString, withEntries, type NewObject } from './appendUpdate.ts';
import { NotPdf, rawOf, type PdfDictionary } from './values.ts';

export interface PdfSigningOptions extends SigningKey {
  readonly signedAtMs: number;
  readonly reason: string;
  readonly location?: string;
  /** Name of the signer, as people read it. */
  readonly name: string;
}

/** Throws `NotPdf` for a file that cannot be read, is encrypted, or has no page. */
export async function signPdf(pdf: Buffer, signing: PdfSigningOptions): Promise<Buffer> {
  const document = openDocument(pdf);
  const signatureId = nextIdOf(document);
  const [widgetId, formId] = [signatureId + 1, signatureId + 2];
  const page = firstPageOf(document);
  const room = signatureRoomFor(signing);
  const head = signatureHead(signing);
  const objects = mergeById([
    {
      id: signatureId,
      generation: 0,
      body: Buffer.from(`${head}${BLANK_RANGE}\n/Contents <${'0'.repeat(room * 2)}>\n>>`, 'latin1'),
    },
    { id: widgetId, generation: 0, body: Buffer.from(widgetOf({ signatureId, widgetId, page })) },
    ...changesOf(document, { page, widgetId, formId }),
  ]);
  const { bytes, bodyAt } = appendUpdate(document, objects);
  const rangeAt = (bodyAt.get(signatureId) ?? 0) + Buffer.byteLength(head, 'latin1');
  const from = rangeAt + BLANK_RANGE.length + '\n/Contents '.length;
  const to = from + room * 2 + 2;
  bytes.write(`[0 ${from} ${to} ${bytes.length - to}`, rangeAt, 'latin1');
  const digest = createHash('sha256').update(bytes.subarray(0, from)).update(bytes.subarray(to)).digest();
  const signature = await signedDataOf(digest, signing);
  if (signature.length > room)
    throw new Error(`The signature takes ${signature.length} bytes and has room for ${room}`);
  bytes.write(signature.toString('hex'), from + 1, 'latin1');
  return bytes;
}

/** Space for three numbers of ten digits; the rest stays blank. */
const BLANK_RANGE = `[${' '.repeat(36)}]`;

function signatureHead({ signedAtMs, reason, location, name }: PdfSigningOptions): string {
  const place = location === undefined ? '' : `/Location ${textString(location)}\n`;
  return `<<\n/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.CAdES.detached\n/M (${dateText(signedAtMs)})\n/Name ${textString(name)}\n/Reason ${textString(reason)}\n${place}/ByteRange `;
}

/** Writes a time in the time zone of Thailand: D:20261115093000+07'00'. */
function dateText(ms: number): string {
  const digits = new Date(ms + BANGKOK_OFFSET_MS).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
  return `D:${digits}${BANGKOK_OFFSET.replace(':', "'")}'`;
}

/** Flags Print and Locked, which archives require of every annotation (ISO 19005-2, 6.3.2). */
const FLAGS = 4 + 128;

/**
 * An invisible field has no width and no height (ISO 32000-1, 12.7.4.5), and without them it needs no appearance in an
 * archive (ISO 19005-2, 6.3.3): an empty one would be one more stream without content. In a tagged file it has no tag,
 * because a field without size is not content (ISO 14289-2, 8.9.2.4.13, calls it an artifact).
 */
function widgetOf({
  signatureId,
  widgetId,
  page,
}: {
  signatureId: number;
  widgetId: number;
  page: FoundObject;
}): string {
  return `<<\n/Type /Annot\n/Subtype /Widget\n/FT /Sig\n/T (Signature${widgetId})\n/F ${FLAGS}\n/Rect [0 0 0 0]\n/P ${page.id} ${page.generation} R\n/V ${signatureId} 0 R\n>>`;
}

interface SignatureIds {
  readonly page: FoundObject;
  readonly widgetId: number;
  readonly formId: number;
}

/** Flags: there are signatures, and programs may only append to the file (ISO 32000-1, 12.7.2). */
const SIGNATURE_FLAGS = '3';

/** Returns the form and the page with references to the new field. */
function changesOf(document: PdfDocument, { page, widgetId, formId }: SignatureIds): NewObject[] {
  const catalog = getObject(document, document.trailer.entries.get('Root'));
  const root = dictionaryOf(catalog.value);
  const widget = `${widgetId} 0 R`;
  const annotations = withItemAdded(document, { owner: dictionaryOf(page.value), key: 'Annots', item: widget });
  const onPage = annotations.entries === undefined ? [] : [changedObject(page, annotations.entries)];
  const named = root.entries.get('AcroForm');
  const form = document.follow(named);
  if (form === undefined) {
    const made = {
      id: formId,
      generation: 0,
      body: Buffer.from(`<<\n/Fields [${widget}]\n/SigFlags ${SIGNATURE_FLAGS}\n>>`),
    };
    return [...onPage, ...annotations.objects, made, changedObject(catalog, { AcroForm: `${formId} 0 R` })];
  }
  const fields = withItemAdded(document, { owner: dictionaryOf(form), key: 'Fields', item: widget });
  const entries = { ...fields.entries, SigFlags: SIGNATURE_FLAGS };
  const onForm =
    named?.kind === 'reference'
      ? changedObject(getObject(document, named), entries)
      : changedObject(catalog, { AcroForm: withEntries(dictionaryOf(form), entries) });
  return [...onPage, ...annotations.objects, ...fields.objects, onForm];
}

/** Adds an item to a list that is part of its owner, an object of its own, or missing. */
function withItemAdded(
  document: PdfDocument,
  { owner, key, item }: { owner: PdfDictionary; key: string; item: string },
): { entries: Record<string, string> | undefined; objects: NewObject[] } {
  const named = owner.entries.get(key);
  const list = document.follow(named);
  if (list === undefined) return { entries: { [key]: `[${item}]` }, objects: [] };
  if (list.kind !== 'array') throw new NotPdf();
  const text = `[${[...list.items.map((one) => rawOf(one).toString('latin1')), item].join(' ')}]`;
  if (named?.kind !== 'reference') return { entries: { [key]: text }, objects: [] };
  const { id, generation } = getObject(document, named);
  return { entries: undefined, objects: [{ id, generation, body: Buffer.from(text, 'latin1') }] };
}

function changedObject({ id, generation, value }: FoundObject, entries: Readonly<Record<string, string>>): NewObject {
  return { id, generation, body: Buffer.from(withEntries(dictionaryOf(value), entries), 'latin1') };
}

/** Keeps the last version of each object, because an update may contain an object only once. */
function mergeById(objects: readonly NewObject[]): NewObject[] {
  return [...new Map(objects.map((object) => [object.id, object])).values()];
}

const MAX_NODES = 1000;

function firstPageOf(document: PdfDocument): FoundObject {
  const root = dictionaryOf(document.follow(document.trailer.entries.get('Root')));
  const waiting = [root.entries.get('Pages')];
  for (let nodes = 0; waiting.length > 0 && nodes < MAX_NODES; nodes += 1) {
    const found = getObject(document, waiting.shift());
    const kids = document.follow(dictionaryOf(found.value).entries.get('Kids'));
    if (kids === undefined) return found;
    if (kids.kind !== 'array') throw new NotPdf();
    waiting.unshift(...kids.items.slice(0, MAX_NODES));
  }
  throw new NotPdf();
}
