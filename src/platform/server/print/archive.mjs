// @ts-check
/**
 * Turns the PDF of the compiler into one for the archive (PDF/A-2a, ISO 19005-2) that can be read aloud (PDF/UA-1, ISO
 * 14289-1): it is already tagged and embeds its typefaces and colours; here the metadata is added, and its text is
 * corrected (`readableText.mjs`).
 */
import { contentOf, readObjects, withContent, writeObjects } from './pdfObjects.mjs';
import { withReadableText } from './readableText.mjs';

/**
 * The metadata of the file, with definitions of the properties, as the archive standard requires for every unknown one.
 */
const CLAIMS = `<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 to which the file conforms</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
`;
const END_OF_METADATA = '</rdf:RDF>';

/**
 * For PDFs that are not archived: only their text is corrected.
 * @param {Uint8Array} pdf
 * @returns {Buffer}
 */
export function withSearchableText(pdf) {
  const file = readObjects(pdf);
  return writeObjects({ ...file, objects: withReadableText(file.objects) });
}

/**
 * @param {Uint8Array} pdf
 * @returns {Buffer}
 */
export function toArchivePdf(pdf) {
  const { header, objects, trailer } = readObjects(pdf);
  const changed = new Map(withReadableText(objects));
  const colours = new Set([...objects].flatMap(([number, { head }]) => (isScreen(objects, head) ? [number] : [])));
  for (const [number, object] of changed) {
    if (object.head.includes('/Type /Metadata'))
      changed.set(
        number,
        withContent(
          object,
          Buffer.from(
            contentOf(object)
              .toString('utf8')
              .replace(END_OF_METADATA, CLAIMS + END_OF_METADATA),
          ),
        ),
      );
    else if (/\/Type \/Page\b/.test(object.head))
      changed.set(number, { ...object, head: withBlending(object.head, colours) });
    // The title of the window is the title of the document, not the file name.
    else if (object.head.includes('/Type /Catalog'))
      changed.set(number, {
        ...object,
        head: object.head.replace('/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true'),
      });
  }
  return writeObjects({ header, objects: changed, trailer });
}

/**
 * Returns whether a colour space is that of a screen: red, green and blue as a profile in the file describes them.
 * @param {ReadonlyMap<number, import('./pdfObjects.mjs').PdfObject>} objects
 * @param {string} head
 */
function isScreen(objects, head) {
  const profile = /^\[\/ICCBased (\d+) 0 R\]/.exec(head)?.[1];
  return profile !== undefined && /\/N 3\b/.test(objects.get(Number(profile))?.head ?? '');
}

/**
 * If a page has transparency (a stamp), the archive standard requires the colour space in which it is blended.
 * @param {string} page
 * @param {ReadonlySet<number>} colours
 */
function withBlending(page, colours) {
  const colour = [...page.matchAll(/\/c\d+ (\d+) 0 R/g)]
    .map(([, number]) => Number(number))
    .find((number) => colours.has(number));
  if (colour === undefined || page.includes('/Group')) return page;
  return page.replace(/>>$/, `  /Group <</Type /Group /S /Transparency /CS ${colour} 0 R>>\n>>`);
}
