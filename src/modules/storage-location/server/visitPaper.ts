/** The minutes of a site visit: who found what, with photographs. For officers, and printed on demand. */
import type { Label } from '#language/label.ts';
import type { NamedRecord } from '#language/namedRecord.ts';
import { itemBlock, numberBlocks, orBlank, tableBlock } from '#platform/server/paper/blocks.ts';
import { joined, oneLine } from '#platform/server/paper/cleanText.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import { describePaper, emblemOf } from '#platform/server/paper/paperTexts.ts';
import { loadPicture, picturesByName } from '#platform/server/paper/pictures.ts';
import { BLANK, BLANK_NAME } from '#platform/server/paper/signature.ts';
import { paperOf, type PaperSheet } from '#platform/server/request/printing/paperOf.ts';
import {
  dimensions,
  machinesBlock,
  placeAddress,
  placeCoordinates,
  placeNames,
  totalSides,
  usedSides,
} from './placeTexts.ts';

const TITLE: Label = ['บันทึกการตรวจสถานที่', 'Minutes of a site visit'];

export const VISIT_TEMPLATE = 'modules/storage-location/server/visit.typ';

/** Photographs that can be printed, by the name under which the template finds each. */
export interface VisitExtras {
  readonly requestCode: string | null;
  readonly photos: readonly { readonly picture: string; readonly caption: string }[];
}

export const visitPaper = paperOf('storageLocation', {
  template: VISIT_TEMPLATE,
  data: visitData,
  load: async (app, { document, found }) => {
    const loaded = await Promise.all(
      (document.visitPhotos ?? []).map(async ({ file, caption }, index) => ({
        caption: oneLine(caption),
        picture: await loadPicture(app, `visit-${index + 1}`, file),
      })),
    );
    return {
      more: {
        requestCode: found.request.requestCode,
        photos: loaded.flatMap(({ picture, caption }) =>
          picture === null ? [] : [{ picture: picture.name, caption }],
        ),
      },
      pictures: picturesByName(loaded.map(({ picture }) => picture)),
    };
  },
});

export function visitData(sheet: PaperSheet<'storageLocation'>, { requestCode, photos }: VisitExtras) {
  const { format, document, holder, parties, authority, today, emblem } = sheet;
  const { labelText } = format;
  const title = labelText(TITLE);
  const isFactory = document.refLocationType?.code === 'manufacture';
  const officers = (document.visitOfficers ?? []).map((officer) => officerOf(format, officer));
  return {
    about: describePaper(format, {
      title,
      code: requestCode,
      day: document.visitDate ?? today,
      author: authority.department,
    }),
    mark: labelText([`คำขอเลขที่ ${requestCode ?? BLANK}`, `Request no. ${requestCode ?? BLANK}`]),
    head: {
      emblem: emblemOf(format, emblem),
      title,
      subtitle: labelText(parties.department?.name ?? authority.department),
    },
    blocks: numberBlocks(format, [
      itemBlock(format, {
        label: ['วันที่ตรวจ', 'Date of the visit'],
        text: document.visitDate === null ? '' : format.longDate(document.visitDate),
      }),
      itemBlock(format, { label: ['คำขอเลขที่', 'Request'], text: requestCode ?? '' }),
      itemBlock(format, { label: ['ผู้ประกอบการ', 'Operator'], text: format.name(holder.name) }),
      itemBlock(format, { label: ['สถานที่', 'Place'], text: orBlank(placeNames(format, document)), strong: true }),
      itemBlock(format, { label: ['ที่ตั้ง', 'Address'], text: orBlank(placeAddress(format, document)) }),
      itemBlock(format, { label: ['พิกัด', 'Coordinates'], text: placeCoordinates(format, document) }),
      tableBlock(format, {
        label: ['พื้นที่ที่ตรวจ', 'Areas visited'],
        columns: [
          { title: ['พื้นที่', 'Area'], share: 4 },
          { title: ['ขนาดทั้งหมด (ม.)', 'Total size (m)'], cm: 3.2, align: 'center' },
          {
            title: [isFactory ? 'ขนาดที่ใช้ (ม.)' : 'ขนาดที่ใช้เก็บ (ม.)', 'Used size (m)'],
            cm: 3.2,
            align: 'center',
          },
          { title: ['ความจุ (กก.)', 'Capacity (kg)'], cm: 2.9, align: 'right' },
        ],
        rows: document.subs,
        cells: (area) => [
          oneLine(area.name),
          dimensions(format, totalSides(area)),
          dimensions(format, usedSides(area)),
          format.number(area.usedCapacity),
        ],
      }),
      ...(isFactory ? [machinesBlock(format, document)] : []),
      itemBlock(format, { label: ['สิ่งที่พบ', 'Findings'], text: orBlank(format.proseLines(document.visitFindings)) }),
      itemBlock(format, {
        label: ['ผลการตรวจ', 'Result'],
        text: labelText(document.refVisitResult?.name),
        strong: true,
      }),
      itemBlock(format, {
        label: ['เงื่อนไข', 'Conditions'],
        text: orBlank(format.proseLines(document.proposedConditions)),
      }),
    ]),
    photosTitle: labelText(['ภาพถ่าย', 'Photographs']),
    photos: photos.map(({ picture, caption }, index) => ({
      picture,
      caption: joined([format.count(index + 1), caption], '. '),
      // Read aloud by a screen reader.
      alt: caption,
    })),
    // Each officer signs; the operator's representative signs as a witness.
    signers: [
      ...officers.map((officer) => ({ ...officer, role: labelText(['ผู้ตรวจ', 'Visiting officer']) })),
      { name: BLANK_NAME, position: '', role: labelText(['ผู้แทนผู้ประกอบการ', 'For the operator']) },
    ],
    signLead: labelText(['ลงชื่อ', 'Signed']),
  };
}

function officerOf(
  format: PaperFormatter,
  { refOfficer, name, position }: NamedRecord<'storageLocationVisitOfficer'>,
): { readonly name: string; readonly position: string } {
  const known = refOfficer === null ? oneLine(name) : format.name(refOfficer.name);
  return { name: `(${known})`, position: oneLine(position) };
}
