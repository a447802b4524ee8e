import { describe, expect, it } from 'vitest';
import { decimalText } from '#language/values/decimal.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { companyFactsOf, isActiveCompany } from './juristicProfile.ts';

const bare: JuristicRow = {
  JuristicType: null,
  JuristicID: '0105999900050',
  OldJuristicID: null,
  RegisterDate: null,
  JuristicName_TH: 'บริษัท ตัวอย่าง จำกัด',
  JuristicName_EN: null,
  RegisterCapital: null,
  PaidRegisterCapital: null,
  NumberOfObjective: null,
  NumberOfPageOfObjective: null,
  Address: null,
  JuristicStatus: null,
  NumberOfCommittee: null,
  CommitteeInformations: [],
  AuthorizeDescriptions: [],
  StandardObjectives: [],
  AddressInformations: [],
};

const address = {
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

describe('facts from the registry of companies', () => {
  it('fill every field of a registration', () => {
    const facts = companyFactsOf({
      ...bare,
      JuristicType: 'บริษัทจำกัด',
      RegisterDate: '25591115',
      JuristicName_EN: 'SAMPLE CO., LTD.',
      RegisterCapital: '5,000,000.00',
      JuristicStatus: 'ยังดำเนินกิจการอยู่',
      CommitteeInformations: [
        { Sequence: '10', CommitteeID: null, CitizenID: null, Title: 'นาง', FirstName: 'หลัง', LastName: 'สุด' },
        {
          Sequence: '2',
          CommitteeID: '1',
          CitizenID: '1109999000018',
          Title: 'นาย',
          FirstName: 'ก่อน',
          LastName: 'ใคร',
        },
      ],
      AuthorizeDescriptions: [
        { AuthorizeDescription: 'กรรมการหนึ่งคนลงลายมือชื่อ' },
        { AuthorizeDescription: 'และประทับตราสำคัญ' },
      ],
      StandardObjectives: [{ StanddardID: '46692', ObjectiveDescription: 'ขายส่งเคมีภัณฑ์' }],
      AddressInformations: [
        {
          ...address,
          AddressNo: '99/1',
          Building: 'อาคารตัวอย่าง',
          RoomNo: '5',
          Floor: '12',
          Moo: 'หมู่ที่ 4',
          Road: 'สีลม',
          Tumbol: 'แขวงสีลม',
          Ampur: 'เขตบางรัก',
          Province: 'กรุงเทพมหานคร',
          Phone: '02-000-0050',
        },
      ],
    });
    expect({
      ...facts,
      registerCapital: facts.registerCapital === null ? null : decimalText(facts.registerCapital),
    }).toEqual({
      idTax: '0105999900050',
      fullName: 'บริษัท ตัวอย่าง จำกัด',
      fullNameEn: 'SAMPLE CO., LTD.',
      juristicType: 'บริษัทจำกัด',
      juristicStatus: 'ยังดำเนินกิจการอยู่',
      registerDate: '2016-11-15',
      registerCapital: '5000000',
      authority: 'กรรมการหนึ่งคนลงลายมือชื่อ\nและประทับตราสำคัญ',
      phone: '02-000-0050',
      address: {
        houseNo: '99/1',
        building: 'อาคารตัวอย่าง',
        room: 'ห้อง 5 ชั้น 12',
        moo: '4',
        soi: null,
        road: 'สีลม',
        tambon: 'สีลม',
        amphur: 'บางรัก',
        province: 'กรุงเทพมหานคร',
      },
      committees: [
        { title: 'นาย', fullName: 'ก่อน ใคร', idCard: '1109999000018' },
        { title: 'นาง', fullName: 'หลัง สุด', idCard: null },
      ],
      objectives: [{ code: '46692', description: 'ขายส่งเคมีภัณฑ์' }],
    });
  });

  it('are few if the registry has few', () => {
    expect(companyFactsOf(bare)).toEqual({
      idTax: '0105999900050',
      fullName: 'บริษัท ตัวอย่าง จำกัด',
      fullNameEn: null,
      juristicType: null,
      juristicStatus: null,
      registerDate: null,
      registerCapital: null,
      authority: null,
      phone: null,
      address: null,
      committees: [],
      objectives: [],
    });
  });

  it.each([
    ['ตัวอย่าง จำกัด', null, 'บริษัท ตัวอย่าง จำกัด'],
    ['ตัวอย่าง จำกัด (มหาชน)', 'บริษัทมหาชนจำกัด', 'บริษัท ตัวอย่าง จำกัด (มหาชน)'],
    ['บริษัท ตัวอย่าง จำกัด', 'บริษัทจำกัด', 'บริษัท ตัวอย่าง จำกัด'],
    ['ตัวอย่างการค้า', 'ห้างหุ้นส่วนจำกัด', 'ห้างหุ้นส่วนจำกัด ตัวอย่างการค้า'],
    ['หจก. ตัวอย่างการค้า', 'ห้างหุ้นส่วนจำกัด', 'หจก. ตัวอย่างการค้า'],
    ['มูลนิธิตัวอย่าง', 'มูลนิธิ', 'มูลนิธิตัวอย่าง'],
  ])('have the kind of company before the name: %s of %s', (name, type, expected) => {
    expect(companyFactsOf({ ...bare, JuristicName_TH: name, JuristicType: type }).fullName).toBe(expected);
  });

  it('are cut to the length of the fields, however long the registry writes', () => {
    const facts = companyFactsOf({
      ...bare,
      JuristicName_TH: 'บริษัท '.padEnd(400, 'ก'),
      AuthorizeDescriptions: [{ AuthorizeDescription: 'ข'.repeat(3500) }],
      StandardObjectives: Array.from({ length: 101 }, () => ({
        StanddardID: null,
        ObjectiveDescription: 'ค'.repeat(2100),
      })),
    });
    expect([
      facts.fullName.length,
      facts.authority?.length,
      facts.objectives.length,
      facts.objectives[0]?.description.length,
    ]).toEqual([300, 3000, 100, 2000]);
  });

  it.each(['-1', 'มาก', '12345678901234.00', '1.234'])('have no capital if it is %s', (capital) => {
    expect(companyFactsOf({ ...bare, RegisterCapital: capital }).registerCapital).toBeNull();
  });
});

describe('the day of incorporation', () => {
  it.each([
    ['25470229', '2004-02-29'],
    ['25480229', null],
    ['15/11/2559', null],
  ])('%s is %s', (text, date) => {
    expect(companyFactsOf({ ...bare, RegisterDate: text }).registerDate).toBe(date);
  });
});

describe('a company that may act', () => {
  it.each([
    ['ยังดำเนินกิจการอยู่', true],
    ['ฟื้นฟู', true],
    ['คืนสู่ทะเบียน', true],
    ['เลิก', false],
    ['ร้าง', false],
    [null, false],
  ])('with the status %s: %s', (status, isLiving) => {
    expect(isActiveCompany({ JuristicStatus: status })).toBe(isLiving);
  });
});
