/** Fills the form with the facts of the registry: facts as they are, the address with our places. */
import type { SentRecord } from '#language/record.ts';
import { companyFactsOf } from '#modules/company/index.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { searchRecords } from '#platform/web/api/resource.ts';
import type { CardValue } from '#platform/web/fields/control.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import type { OfferedLookup } from '../options.ts';
import { findTitle, titleWordOf } from '../titles.ts';

export async function fillFromRegistry(
  store: FormStore,
  row: JuristicRow,
  lookups: readonly OfferedLookup[],
): Promise<void> {
  const {
    committees,
    objectives,
    address,
    fullName,
    fullNameEn,
    juristicType,
    juristicStatus,
    registerDate,
    registerCapital,
    authority,
    phone,
  } = companyFactsOf(row);
  const titles = lookups
    .filter(({ group }) => group === 'TITLE')
    .map((title) => ({ ...titleWordOf(title), row: title }));
  store.setValues('', {
    fullName,
    fullNameEn,
    juristicType,
    juristicStatus,
    registerDate,
    registerCapital,
    authority,
    phone,
    committees: committees.map(({ title, fullName: name, idCard }) =>
      store.newRow('committees', { refTitle: findTitle(titles, title)?.row ?? null, fullName: name, idCard }),
    ),
    objectives: objectives.map((objective) => store.newRow('objectives', { ...objective })),
  });
  if (address === null) return;
  const { tambon, amphur, province, ...house } = address;
  const place = await findAddressFields({ tambon, amphur, province }).catch(() => ({}));
  store.setValues('', { ...house, ...place });
}

interface PlaceNames {
  readonly tambon: string | null;
  readonly amphur: string | null;
  readonly province: string | null;
}

interface TambonRow extends CardValue {
  readonly postcode: string | null;
  readonly refAmphur: CardValue & { readonly refProvince: CardValue };
}

const CARD = ['id', 'code', 'nameTh', 'nameEn'] as const;

/** All four or none: half a place would have to be searched anyway. */
async function findAddressFields({ tambon, amphur, province }: PlaceNames): Promise<SentRecord<'userRequest'>> {
  if (tambon === null || amphur === null || province === null) return {};
  const searchNames = { nameTh: tambon, 'refAmphur.nameTh': amphur, 'refAmphur.refProvince.nameTh': province };
  const { data } = await searchRecords<TambonRow>(
    { wire: 'master/tambons' },
    {
      select: [
        ...CARD,
        'postcode',
        ...CARD.map((name) => `refAmphur.${name}`),
        ...CARD.map((name) => `refAmphur.refProvince.${name}`),
      ],
      page: 0,
      size: 2,
      where: Object.entries(searchNames).map(([name, value]) => ({ name, operator: '=' as const, value })),
    },
    { silent: true },
  );
  const [found, another] = data;
  if (found === undefined || another !== undefined) return {};
  const { postcode, refAmphur, ...refTambon } = found;
  const { refProvince, ...own } = refAmphur;
  return { refProvince, refAmphur: own, refTambon, postcode };
}
