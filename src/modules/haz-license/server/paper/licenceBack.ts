/** The back of a licence or receipt: products, stores with their experts, and later changes. */
import type { Label } from '#language/label.ts';
import type { NamedRecord } from '#language/namedRecord.ts';
import { backListOf, backPageOfLists, type BackList, type BackPage } from '#platform/server/paper/backPage.ts';
import type { TableRows } from '#platform/server/paper/blocks.ts';
import { inBrackets, joined, oneLine } from '#platform/server/paper/cleanText.ts';
import type { PaperFormatter } from '#platform/server/paper/paperFormatter.ts';
import type { PaperSheet } from '#platform/server/request/printing/paperOf.ts';
import type { LicenceExtras } from './licencePaper.ts';
import type { PrintedChange } from './loadExtras.ts';

type Licence = NamedRecord<'hazLicense'>;
type Product = NonNullable<Licence['details']>[number];
type PlaceRow = NonNullable<Licence['storageLocations']>[number];

interface BackContent {
  readonly what: Label;
  readonly extras: LicenceExtras;
  readonly isWithProducts: boolean;
}

/** Null if there is nothing to list. */
export function backOf(sheet: PaperSheet<'hazLicense'>, content: BackContent): BackPage | null {
  const { format, document } = sheet;
  const { what, extras, isWithProducts } = content;
  return backPageOfLists(sheet, {
    what,
    lists: [
      ...(isWithProducts
        ? [backListOf(format, { title: ['ผลิตภัณฑ์', 'Products'], ...productTable(format, document) })]
        : []),
      placeList(format, { document, extras }),
      expertList(format, extras),
      changeList(format, extras),
    ],
    notes: [
      [
        'รายการเปลี่ยนแปลงภายหลังมีผลเมื่อออกฉบับใหม่ ซึ่งใช้แทนฉบับเดิม',
        'Later changes take effect when a new revision is issued, which takes the place of the former one.',
      ],
    ],
  });
}

export function productTable(format: PaperFormatter, { details }: Pick<Licence, 'details'>): TableRows<Product> {
  const { labelText, number } = format;
  return {
    columns: [
      { title: ['ผลิตภัณฑ์และทะเบียน', 'Product and registration'], share: 5 },
      { title: ['วัตถุประสงค์', 'Objective'], share: 4 },
      { title: ['ปริมาณ', 'Quantity'], cm: 2.9, align: 'right' },
      {
        title: [
          ['คิดเป็น', 'Equals'],
          ['(กก.)', '(kg)'],
        ],
        cm: 2.5,
        align: 'right',
      },
    ],
    rows: details,
    cells: ({
      hazNameTh,
      hazNameEn,
      hazNumber,
      refObjective,
      refSubOperation,
      quantity,
      refQuantityUnit,
      kilograms,
    }) => [
      [
        format.name([hazNameTh ?? '', hazNameEn ?? hazNameTh ?? '']),
        joined([labelText(['เลขที่', 'No.']), hazNumber ?? '']),
      ],
      [labelText(refObjective?.name), inBrackets(labelText(refSubOperation?.name))].filter((line) => line !== ''),
      joined([number(quantity), labelText(refQuantityUnit?.name)]),
      number(kilograms),
    ],
  };
}

function placeList(
  format: PaperFormatter,
  { document: { storageLocations, refOperation }, extras: { places } }: { document: Licence; extras: LicenceExtras },
): BackList {
  const { labelText, number } = format;
  const isPossession = refOperation?.code === 'possess';
  const firstOfPlace = new Map(
    (storageLocations ?? []).toReversed().map(({ refPlace, lineId }) => [refPlace?.id ?? '', lineId]),
  );
  return backListOf<PlaceRow>(format, {
    title: ['สถานที่', 'Places'],
    columns: [
      { title: ['สถานที่และที่ตั้ง', 'Place and address'], share: 8 },
      { title: ['หนังสือรับรอง', 'Certificate'], cm: 2.9 },
      { title: ['พื้นที่', 'Area'], share: 3 },
      {
        title: [
          ['ปริมาณ', 'Quantity'],
          ['(กก.)', '(kg)'],
        ],
        cm: 2.5,
        align: 'right',
      },
      ...(isPossession
        ? [
            {
              title: [
                ['ใช้พื้นที่', 'Takes'],
                ['(ตร.ม.)', '(m²)'],
              ] as const,
              cm: 2,
              align: 'right' as const,
            },
          ]
        : []),
    ],
    rows: storageLocations,
    cells: ({
      lineId,
      refPlace,
      placeNameTh,
      placeNameEn,
      placeNumber,
      isLocation,
      areaName,
      quantity,
      squareMetres,
    }) => [
      [
        format.name([placeNameTh ?? '', placeNameEn ?? placeNameTh ?? '']),
        ...(isLocation === false ? [labelText(['(สถานที่ผลิต)', '(place of manufacture)'])] : []),
        // Once, however many areas of the place are named.
        ...(firstOfPlace.get(refPlace?.id ?? '') === lineId
          ? (places.get(refPlace?.id ?? '')?.address ?? []).map(labelText)
          : []),
      ],
      placeNumber ?? '',
      oneLine(areaName),
      number(quantity),
      ...(isPossession ? [number(squareMetres)] : []),
    ],
  });
}

/** Of each place once, however many of its areas are named. */
function expertList(format: PaperFormatter, { places }: LicenceExtras): BackList {
  const { labelText } = format;
  return backListOf(format, {
    title: ['บุคลากรเฉพาะ', 'Experts'],
    columns: [
      { title: ['ชื่อและตำแหน่ง', 'Name and position'], share: 5 },
      { title: ['สถานที่', 'Place'], share: 4 },
      { title: ['เลขทะเบียน', 'Registration'], cm: 3 },
      { title: ['ใช้ได้ถึง', 'Valid until'], cm: 2.7 },
    ],
    rows: [...places.values()].flatMap(({ name, experts }) => experts.map((expert) => ({ place: name, expert }))),
    cells: ({ place, expert: { name, position, registrationNo, expires } }) => [
      [oneLine(name), oneLine(position)],
      format.name(place),
      oneLine(registrationNo),
      expires === null ? labelText(['ไม่มีกำหนด', 'No expiry']) : format.shortDate(expires),
    ],
  });
}

const KINDS: Readonly<Record<PrintedChange['kind'], Label>> = {
  renew: ['ต่ออายุ', 'Renewed'],
  change: ['แก้ไขรายการ', 'Changed'],
};

function changeList(format: PaperFormatter, { changes }: LicenceExtras): BackList {
  const { labelText, number } = format;
  return backListOf(format, {
    title: ['รายการเปลี่ยนแปลง', 'Changes'],
    columns: [
      { title: ['ฉบับที่', 'Revision'], cm: 1.9, align: 'center' },
      { title: ['วันที่', 'Date'], cm: 2.7 },
      { title: ['คำขอ', 'Request'], cm: 3.2 },
      { title: ['รายการ', 'What'], share: 1 },
      {
        title: [
          ['ปริมาณรวม', 'Total'],
          ['(กก.)', '(kg)'],
        ],
        cm: 2.6,
        align: 'right',
      },
    ],
    rows: changes,
    cells: ({ revision, day, requestCode, kind, reason, quantity }) => [
      format.count(revision),
      format.shortDate(day),
      requestCode ?? '',
      [labelText(KINDS[kind]), ...format.proseLines(reason)],
      number(quantity),
    ],
  });
}
