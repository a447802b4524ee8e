/**
 * The people and companies in the registries of the demonstration: its own, and some more that have not registered yet.
 * All are invented: their numbers satisfy the check digit but belong to nobody.
 */
import { demoCompanies, demoPeople, type DemoPerson } from '#platform/server/seeds/tables/demoParties.ts';
import type { CitizenAddress, CitizenRow, JuristicAddress, JuristicRow } from '#platform/model/linkage/registryRows.ts';

/** Known to the registry but not to this system: people can register with these numbers in the demonstration. */
export const NEW_COMPANY = '0105999900050';
export const NEW_FARM = '0205999900067';
export const ENDED_COMPANY = '0105999900076';
export const REVIVED_COMPANY = '0107999900086';
export const NEW_OWNER = '1109999000018';
export const NEW_FARMER = '3109999000022';
export const NEW_EMPLOYEE = '5109999000037';

const ACTIVE_STATUS = 'ยังดำเนินกิจการอยู่';
const LIMITED = 'บริษัทจำกัด';
const PUBLIC = 'บริษัทมหาชนจำกัด';
const PARTNERSHIP = 'ห้างหุ้นส่วนจำกัด';

const OBJECTIVES = [
  { StanddardID: '46692', ObjectiveDescription: 'ขายส่งเคมีภัณฑ์ทางอุตสาหกรรม วัตถุอันตราย และเคมีภัณฑ์ที่ใช้ในการเพาะเลี้ยงสัตว์น้ำ' },
  { StanddardID: '20210', ObjectiveDescription: 'ผลิตสารกำจัดศัตรูพืช สารฆ่าเชื้อ และเคมีภัณฑ์เพื่อการประมง' },
  { StanddardID: '46900', ObjectiveDescription: 'นำเข้าและส่งออกสินค้าตามที่ระบุในวัตถุประสงค์' },
] as const;

const NO_ADDRESS: JuristicAddress = {
  Sequense: '1',
  Building: null,
  RoomNo: null,
  Floor: null,
  VillageName: null,
  AddressNo: null,
  Moo: null,
  Soi: null,
  Road: null,
  Tumbol: null,
  Ampur: null,
  Province: null,
  Phone: null,
};

type Director = Pick<CitizenRow, 'citizenId' | 'titleTh' | 'firstNameTh' | 'lastNameTh'>;

interface InventedCompany {
  readonly idTax: string;
  readonly name: string;
  readonly nameEn: string;
  readonly type: string;
  readonly status?: string;
  /** `yyyyMMdd`, in the Buddhist calendar. */
  readonly since: string;
  readonly capital: string;
  readonly address: Partial<JuristicAddress>;
  readonly directors: readonly Director[];
}

const TITLES: Readonly<Record<string, readonly [th: string, en: string]>> = {
  '01': ['นาย', 'Mr.'],
  '02': ['นาง', 'Mrs.'],
  '03': ['นางสาว', 'Miss'],
};

const SILOM: CitizenAddress = {
  houseNo: '99/17',
  moo: null,
  soi: 'ตัวอย่าง 5',
  road: 'สีลม',
  tambon: 'สีลม',
  amphur: 'บางรัก',
  province: 'กรุงเทพมหานคร',
};
const LAEM_CHABANG: CitizenAddress = {
  houseNo: '32',
  moo: '3',
  soi: null,
  road: 'สุขุมวิท',
  tambon: 'ทุ่งสุขลา',
  amphur: 'ศรีราชา',
  province: 'ชลบุรี',
};

const demoCitizens: readonly CitizenRow[] = demoPeople.flatMap((person) =>
  person.idCard === undefined ? [] : [citizenOf(person, person.idCard)],
);

const newCitizens: readonly CitizenRow[] = [
  {
    citizenId: NEW_OWNER,
    titleTh: 'นาย',
    firstNameTh: 'ธีรพงษ์',
    lastNameTh: 'ทะเลใส',
    titleEn: 'Mr.',
    firstNameEn: 'Teerapong',
    lastNameEn: 'Thalesai',
    birthDate: '1980-04-13',
    address: SILOM,
  },
  {
    citizenId: NEW_FARMER,
    titleTh: 'นางสาว',
    firstNameTh: 'ชลธิชา',
    lastNameTh: 'สายชล',
    titleEn: 'Miss',
    firstNameEn: 'Chonticha',
    lastNameEn: 'Saichon',
    birthDate: '1991-08-12',
    address: LAEM_CHABANG,
  },
  {
    citizenId: NEW_EMPLOYEE,
    titleTh: 'นาง',
    firstNameTh: 'นภา',
    lastNameTh: 'ตั้งใจ',
    titleEn: 'Mrs.',
    firstNameEn: 'Napa',
    lastNameEn: 'Tangjai',
    birthDate: '1975-12-05',
    address: SILOM,
  },
];

export const citizens: ReadonlyMap<string, CitizenRow> = new Map(
  [...demoCitizens, ...newCitizens].map((row) => [row.citizenId, row]),
);

const atSilom: Partial<JuristicAddress> = {
  Building: 'อาคารตัวอย่าง',
  RoomNo: '1201',
  Floor: '12',
  AddressNo: '99',
  Soi: 'ตัวอย่าง 5',
  Road: 'สีลม',
  Tumbol: 'แขวงสีลม',
  Ampur: 'เขตบางรัก',
  Province: 'กรุงเทพมหานคร',
  Phone: '02-000-0050',
};
const atLaemChabang: Partial<JuristicAddress> = {
  AddressNo: '32/1',
  Moo: '3',
  Road: 'สุขุมวิท',
  Tumbol: 'ทุ่งสุขลา',
  Ampur: 'ศรีราชา',
  Province: 'ชลบุรี',
  Phone: '038-000-067',
};

const inventedCompanies: readonly InventedCompany[] = [
  ...demoCompanies.map(({ idTax, fullName, fullNameEn }) => ({
    idTax,
    name: fullName,
    nameEn: fullNameEn,
    type: fullName.startsWith(PARTNERSHIP) ? PARTNERSHIP : LIMITED,
    since: '25480701',
    capital: '5000000.00',
    address: idTax.startsWith('02') ? atLaemChabang : atSilom,
    directors: directorsOf(idTax),
  })),
  // A name as the registry often writes it: without the kind of company.
  {
    idTax: NEW_COMPANY,
    name: 'ทดสอบนวสมุทรไบโอเทค จำกัด',
    nameEn: 'TEST NAVA SAMUT BIOTECH CO., LTD.',
    type: LIMITED,
    since: '25590229',
    capital: '10,000,000.00',
    address: atSilom,
    directors: newCitizens.slice(0, 1),
  },
  {
    idTax: NEW_FARM,
    name: 'บริษัท ตัวอย่างฟาร์มปลาตะวันออก จำกัด',
    nameEn: 'SAMPLE EASTERN FISH FARM CO., LTD.',
    type: LIMITED,
    since: '25620815',
    capital: '1000000',
    address: atLaemChabang,
    directors: newCitizens.slice(0, 2),
  },
  {
    idTax: ENDED_COMPANY,
    name: 'บริษัท ตัวอย่างเลิกกิจการ จำกัด',
    nameEn: 'SAMPLE DISSOLVED CO., LTD.',
    type: LIMITED,
    status: 'เลิก',
    since: '25400101',
    capital: '1000000',
    address: atSilom,
    directors: [],
  },
  {
    idTax: REVIVED_COMPANY,
    name: 'บริษัท สาธิตฟื้นฟูเคมี จำกัด (มหาชน)',
    nameEn: 'DEMO REVIVED CHEMICAL PUBLIC CO., LTD.',
    type: PUBLIC,
    status: 'ฟื้นฟู',
    since: '25370620',
    capital: '250000000.00',
    address: atSilom,
    directors: newCitizens.slice(2),
  },
];

export const companies: ReadonlyMap<string, JuristicRow> = new Map(
  inventedCompanies.map((company) => [company.idTax, rowOf(company)]),
);

function citizenOf({ title, fullName, fullNameEn }: DemoPerson, idCard: string): CitizenRow {
  const [firstNameTh = '', lastNameTh = ''] = fullName.split(' ');
  const [firstNameEn = '', lastNameEn = ''] = fullNameEn.split(' ');
  const [titleTh, titleEn] = TITLES[title] ?? [null, null];
  return {
    citizenId: idCard,
    titleTh,
    firstNameTh,
    lastNameTh,
    titleEn,
    firstNameEn,
    lastNameEn,
    birthDate: '1978-01-31',
    address: SILOM,
  };
}

function directorsOf(idTax: string): readonly Director[] {
  const owners = demoPeople.filter(({ memberships = [] }) =>
    memberships.some(({ holder, kind }) => holder === idTax && kind === 'owner'),
  );
  return owners.flatMap(({ idCard }) => demoCitizens.filter(({ citizenId }) => citizenId === idCard));
}

function rowOf({
  idTax,
  name,
  nameEn,
  type,
  status = ACTIVE_STATUS,
  since,
  capital,
  address,
  directors,
}: InventedCompany): JuristicRow {
  return {
    JuristicType: type,
    JuristicID: idTax,
    OldJuristicID: null,
    RegisterDate: since,
    JuristicName_TH: name,
    JuristicName_EN: nameEn,
    RegisterCapital: capital,
    PaidRegisterCapital: capital,
    NumberOfObjective: String(OBJECTIVES.length),
    NumberOfPageOfObjective: '1',
    Address: [address.AddressNo, address.Building, address.Road, address.Tumbol, address.Ampur, address.Province]
      .filter((text) => typeof text === 'string')
      .join(' '),
    JuristicStatus: status,
    NumberOfCommittee: String(directors.length),
    CommitteeInformations: directors.map(({ citizenId, titleTh, firstNameTh, lastNameTh }, index) => ({
      Sequence: String(index + 1),
      CommitteeID: null,
      CitizenID: citizenId,
      Title: titleTh,
      FirstName: firstNameTh,
      LastName: lastNameTh,
    })),
    AuthorizeDescriptions:
      directors.length === 0
        ? []
        : [
            {
              AuthorizeDescription: `${directors.map(({ firstNameTh, lastNameTh }) => `${firstNameTh} ${lastNameTh}`).join(' หรือ ')} คนใดคนหนึ่งลงลายมือชื่อและประทับตราสำคัญของบริษัท`,
            },
          ],
    StandardObjectives: OBJECTIVES,
    AddressInformations: [{ ...NO_ADDRESS, ...address }],
  };
}
