/** How the licences and notices of a demonstration are written, filed, and entered in the register. */
import { addDays, addMonths, getPlainDate } from '#language/values/plainDate.ts';
import type { DemoActor, DemoStory } from '#platform/server/seeds/demoStory.ts';
import { holderId } from '#platform/server/seeds/demo.ts';
import {
  approved,
  documentStory,
  examined,
  filed,
  paid,
  SIGNED,
  uploadAttachments,
  type StoryStep,
} from '#platform/server/seeds/documentStory.ts';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { SAMUT_CHEMICAL } from '#platform/server/seeds/tables/demoParties.ts';
import { areaLineOf } from '#modules/storage-location/server/index.ts';

type Operation = 'import' | 'export' | 'manufacture' | 'possess';

/** By the name of the story of their registration, with the number of their substance in the list. */
const products = {
  gluta25: ['type 3, imported', 'DEMO-10', 'GLUTA-25'],
  niclo50: ['type 3, made here', 'DEMO-14', 'NICLO-50'],
  chlor70: ['type 2, imported', 'DEMO-05', 'AQ-CHLOR 70'],
  bkc80: ['in force', 'DEMO-20', 'BKC-80'],
} as const;

/** The areas of the store for types 2 and 3. */
const STORE = 'for types 2 and 3';
export type DemoStoreArea = 'อาคาร H1' | 'อาคาร H2';

export interface DemoLicence {
  readonly operation: Operation;
  readonly product: keyof typeof products;
  readonly quantity: number;
  /** Key of QUANTITY_UNIT; kilograms if absent. */
  readonly unit?: string;
  readonly months?: number;
  /** Key of OBJECTIVE; for sale if absent. */
  readonly objective?: string;
  readonly countries?: readonly string[];
  readonly stores?: readonly (readonly [area: DemoStoreArea, kilograms: number, squareMetres?: number])[];
  /** Tons a year. */
  readonly capacity?: number;
  /** Kilograms, of a paper that is entered in the register. */
  readonly usedBefore?: number;
}

const OPERATION_KEYS: Readonly<Record<Operation, string>> = {
  import: '1',
  export: '2',
  manufacture: '4',
  possess: '5',
};
const SUB_OPERATIONS: Readonly<Partial<Record<Operation, string>>> = { manufacture: '41', possess: '51' };

const lookup = (group: string, key: string) => ({ id: lookupId(group, key) });

export function contentOf(licence: DemoLicence) {
  const { operation, quantity, unit = 'KGM', months = 36, objective = '1', countries = [], stores = [] } = licence;
  const [registration, listed] = products[licence.product];
  const sub = SUB_OPERATIONS[operation];
  const store = { id: seedId(`demo storage-location ${STORE}`) };
  return {
    refOperation: { key: OPERATION_KEYS[operation] },
    refHazObject: { id: seedId(`hazObject ${listed}`) },
    validMonths: months,
    ...(licence.capacity === undefined ? {} : { yearlyCapacity: licence.capacity }),
    details: [
      {
        refHaz: { id: seedId(`demo haz ${registration}`) },
        quantity,
        refQuantityUnit: lookup('QUANTITY_UNIT', unit),
        refObjective: lookup('OBJECTIVE', objective),
        ...(sub === undefined ? {} : { refSubOperation: lookup('SUB_OPERATION', sub) }),
        ...(licence.usedBefore === undefined ? {} : { usedBefore: licence.usedBefore }),
      },
    ],
    ...(countries.length === 0
      ? {}
      : { countries: countries.map((code) => ({ refCountry: { id: seedId(`country ${code}`) } })) }),
    storageLocations: [
      ...stores.map(([area, kilograms, squareMetres]) => ({
        refPlace: store,
        areaLineId: areaLineOf(`storage-location ${STORE}`, area),
        quantity: kilograms,
        ...(squareMetres === undefined ? {} : { squareMetres }),
      })),
      ...(operation === 'manufacture' ? [{ refPlace: { id: seedId(`demo manufacture-location ${STORE}`) } }] : []),
    ],
  };
}

const COMPANY = ['1', 'company-papers'] as const;
const SDS = ['5', 'sds'] as const;
const ORDER = ['4', 'purchase-order'] as const;
const VAT = ['10', 'vat'] as const;

const ATTACHED: Readonly<Record<Operation, readonly (readonly [key: string, file: string])[]>> = {
  import: [COMPANY, ORDER, SDS],
  export: [COMPANY, ORDER, SDS],
  manufacture: [COMPANY, SDS, ['6', 'production-process'], ['7', 'production-plan'], VAT],
  possess: [COMPANY, SDS, ['8', 'area-map'], ['9', 'storage-method'], VAT],
};

/** What distinguishes licences from notices. */
export interface LicenceKind {
  /** The module, from whose name the ids are made. */
  readonly module: string;
  /** Keys of the document types. */
  readonly documentTypes: Readonly<Record<Operation, string>>;
  /** Kinds of attachment that it does not have. */
  readonly withoutItems?: readonly string[];
}

export function licenceStory(
  kind: LicenceKind,
  {
    name,
    licence,
    steps,
  }: { readonly name: string; readonly licence: DemoLicence; readonly steps: readonly StoryStep[] },
): DemoStory {
  const { module, documentTypes } = kind;
  return documentStory(
    {
      name,
      entity: 'hazLicense',
      id: seedId(`demo ${module} ${name}`),
      write: async (actor, id) =>
        actor.save('hazLicense', {
          id,
          refDocumentType: { key: documentTypes[licence.operation] },
          ...contentOf(licence),
          attachments: await attachmentsOf(kind, { actor, licence }),
        }),
    },
    steps,
  );
}

interface RecordedLicence {
  readonly name: string;
  readonly licence: DemoLicence;
  readonly daysAgo: number;
  /** Days of validity that are left when it is entered. */
  readonly daysLeft: number;
  readonly steps?: readonly StoryStep[];
}

/** Issued on paper before, and entered in the register with what had been used of it. */
export function recordedLicence(
  { module, documentTypes }: LicenceKind,
  { name, licence, daysAgo, daysLeft, steps = [] }: RecordedLicence,
): DemoStory {
  return documentStory(
    {
      name,
      entity: 'hazLicense',
      id: seedId(`demo ${module} ${name}`),
      by: 'head',
      daysAgo,
      write: async (actor, id) => {
        const expireDate = addDays(getPlainDate(actor.now()), daysLeft);
        await actor.call('PUT /api/v1/transaction/haz-licenses/register', {
          refHolder: { id: holderId(SAMUT_CHEMICAL) },
          remark: 'บันทึกจากเอกสารฉบับกระดาษและบัตรคุมเดิม',
          effectiveDate: addDays(addMonths(expireDate, -(licence.months ?? 36)), 1),
          expireDate,
          record: { id, refDocumentType: { key: documentTypes[licence.operation] }, ...contentOf(licence) },
        });
      },
    },
    steps,
  );
}

async function attachmentsOf(
  { withoutItems = [] }: LicenceKind,
  { actor, licence: { operation, product } }: { readonly actor: DemoActor; readonly licence: DemoLicence },
): Promise<readonly unknown[]> {
  const [, , about] = products[product];
  const items = ATTACHED[operation].filter(([key]) => !withoutItems.includes(key));
  return uploadAttachments(actor, items, { about, lines: (file) => [about, '', `Demonstration: ${file}`] });
}

/** Filed, reviewed, paid for and signed within eight working days. */
export function issuedFrom(daysAgo: number, by: string): readonly StoryStep[] {
  return [
    filed(daysAgo, by, SIGNED),
    ...examined(daysAgo - 2),
    ...paid(daysAgo - 5, 'cash'),
    approved(daysAgo - 8, SIGNED),
  ];
}

/** The same without a fee. */
export function notifiedFrom(daysAgo: number, by: string): readonly StoryStep[] {
  return [filed(daysAgo, by, SIGNED), ...examined(daysAgo), approved(daysAgo - 1, SIGNED)];
}
