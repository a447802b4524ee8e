/** Facts of a registration from the registry of companies: its row, mapped to our fields and cut to their length. */
import { findCompactDate } from '#language/values/compactDate.ts';
import { findDecimal, fitsNumeric, ZERO, type Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import type { JuristicAddress, JuristicCommittee, JuristicRow } from '#platform/model/linkage/registryRows.ts';

export interface CompanyFacts {
  readonly idTax: string;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly juristicType: string | null;
  readonly juristicStatus: string | null;
  readonly registerDate: PlainDate | null;
  readonly registerCapital: Decimal | null;
  readonly authority: string | null;
  readonly phone: string | null;
  readonly address: CompanyAddress | null;
  readonly committees: readonly CompanyDirector[];
  readonly objectives: readonly CompanyObjective[];
}

/** Places by their names only: `บางรัก`, not `เขตบางรัก`. */
export interface CompanyAddress {
  readonly houseNo: string | null;
  readonly building: string | null;
  readonly room: string | null;
  readonly moo: string | null;
  readonly soi: string | null;
  readonly road: string | null;
  readonly tambon: string | null;
  readonly amphur: string | null;
  readonly province: string | null;
}

export interface CompanyDirector {
  /** As it is written, for example `นาย`. */
  readonly title: string | null;
  readonly fullName: string;
  readonly idCard: string | null;
}

export interface CompanyObjective {
  readonly code: string | null;
  readonly description: string;
}

/** Statuses of companies that may still act; every other status means that the company has ended. */
export const ACTIVE_STATUSES: readonly string[] = ['ยังดำเนินกิจการอยู่', 'ฟื้นฟู', 'คืนสู่ทะเบียน'];

export function isActiveCompany({ JuristicStatus }: Pick<JuristicRow, 'JuristicStatus'>): boolean {
  return ACTIVE_STATUSES.includes(JuristicStatus?.trim() ?? '');
}

export function companyFactsOf(row: JuristicRow): CompanyFacts {
  const [address] = inOrder(row.AddressInformations, ({ Sequense }) => Sequense);
  return {
    idTax: row.JuristicID,
    fullName: truncate(nameOf(row), MAX_LENGTHS.name) ?? row.JuristicID,
    fullNameEn: truncate(row.JuristicName_EN, MAX_LENGTHS.name),
    juristicType: truncate(row.JuristicType, MAX_LENGTHS.word),
    juristicStatus: truncate(row.JuristicStatus, MAX_LENGTHS.word),
    registerDate: findCompactDate(row.RegisterDate) ?? null,
    registerCapital: findCapital(row.RegisterCapital) ?? null,
    authority: truncate(
      row.AuthorizeDescriptions.map(({ AuthorizeDescription }) => AuthorizeDescription.trim()).join('\n'),
      MAX_LENGTHS.authority,
    ),
    phone: truncate(address?.Phone, MAX_LENGTHS.phone),
    address: address === undefined ? null : addressOf(address),
    committees: inOrder(row.CommitteeInformations, ({ Sequence }) => Sequence)
      .slice(0, MOST_LINES)
      .map(directorOf),
    objectives: row.StandardObjectives.slice(0, MOST_LINES).flatMap(({ StanddardID, ObjectiveDescription }) => {
      const description = truncate(ObjectiveDescription, MAX_LENGTHS.objective);
      return description === null ? [] : [{ code: truncate(StanddardID, MAX_LENGTHS.code), description }];
    }),
  };
}

/** The lengths of the fields: longer text could not be saved. */
const MAX_LENGTHS = {
  name: 300,
  word: 200,
  authority: 3000,
  phone: 50,
  code: 30,
  idCard: 30,
  objective: 2000,
  houseNo: 50,
  building: 200,
  room: 50,
  moo: 10,
  road: 100,
  place: 100,
} as const;
const MOST_LINES = 100;
const CAPITAL = { precision: 15, scale: 2 } as const;

const COMPANY = 'บริษัท';
/** Words with which the name of a legal entity begins; the registry often leaves them out. */
const FORMS = [
  COMPANY,
  'บจก',
  'บมจ',
  'ห้างหุ้นส่วน',
  'หจก',
  'หสน',
  'สมาคม',
  'มูลนิธิ',
  'สหกรณ์',
  'หอการค้า',
  'วิสาหกิจชุมชน',
] as const;

function nameOf({ JuristicName_TH, JuristicType }: JuristicRow): string {
  const name = JuristicName_TH.trim();
  if (FORMS.some((form) => name.startsWith(form))) return name;
  const type = JuristicType?.trim() ?? '';
  const isPartnership = type.startsWith('ห้างหุ้นส่วน');
  return `${isPartnership ? type : COMPANY} ${name}`;
}

function findCapital(text: string | null): Decimal | undefined {
  const capital = text === null ? undefined : findDecimal(text.replaceAll(',', '').trim());
  return capital !== undefined && capital.gte(ZERO) && fitsNumeric(capital, CAPITAL) ? capital : undefined;
}

function addressOf(address: JuristicAddress): CompanyAddress {
  return {
    houseNo: truncate(address.AddressNo, MAX_LENGTHS.houseNo),
    building: truncate(
      [address.Building, address.VillageName].filter((text) => text !== null).join(' '),
      MAX_LENGTHS.building,
    ),
    room: truncate(
      [prefixed('ห้อง ', address.RoomNo), prefixed('ชั้น ', address.Floor)].filter((text) => text !== '').join(' '),
      MAX_LENGTHS.room,
    ),
    moo: truncate(address.Moo?.replace(/^(?:หมู่ที่|หมู่|ม\.)\s*/u, ''), MAX_LENGTHS.moo),
    soi: truncate(address.Soi, MAX_LENGTHS.road),
    road: truncate(address.Road, MAX_LENGTHS.road),
    tambon: truncate(address.Tumbol?.trim().replace(/^(?:แขวง|ตำบล|ต\.)\s*/u, ''), MAX_LENGTHS.place),
    amphur: truncate(address.Ampur?.trim().replace(/^(?:เขต|อำเภอ|อ\.)\s*/u, ''), MAX_LENGTHS.place),
    province: truncate(address.Province?.trim().replace(/^(?:จังหวัด|จ\.)\s*/u, ''), MAX_LENGTHS.place),
  };
}

function directorOf({ Title, FirstName, LastName, CitizenID }: JuristicCommittee): CompanyDirector {
  return {
    title: truncate(Title, MAX_LENGTHS.word),
    fullName: truncate(`${FirstName.trim()} ${LastName.trim()}`, MAX_LENGTHS.name) ?? '',
    idCard: truncate(CitizenID, MAX_LENGTHS.idCard),
  };
}

/** Sorts by number, `2` before `10`; items without a number stay in their place. */
function inOrder<Item>(items: readonly Item[], placeOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => Number(placeOf(a)) - Number(placeOf(b)) || 0);
}

function prefixed(word: string, text: string | null): string {
  return text === null || text.trim() === '' ? '' : text.startsWith(word.trim()) ? text : `${word}${text}`;
}

/** Returns null if nothing is left. */
function truncate(text: string | null | undefined, longest: number): string | null {
  const short = [...(text?.trim() ?? '')].slice(0, longest).join('').trim();
  return short === '' ? null : short;
}
