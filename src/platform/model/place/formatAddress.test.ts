import { describe, expect, it } from 'vitest';
import { addressLines, formatAddress, formatPlace, type AddressText } from './formatAddress.ts';

const inBangkok: AddressText = {
  houseNo: '50',
  building: 'อาคารตัวอย่าง',
  room: 'ชั้น 3',
  soi: 'ตัวอย่าง 5',
  road: 'พหลโยธิน',
  refProvince: { code: '10', nameTh: 'กรุงเทพมหานคร', nameEn: 'Bangkok' },
  refAmphur: { code: '1030', nameTh: 'จตุจักร', nameEn: 'Chatuchak' },
  refTambon: { code: '103001', nameTh: 'ลาดยาว', nameEn: 'Lat Yao' },
  postcode: '10900',
};
const inChiangMai: AddressText = {
  houseNo: '9/1',
  moo: '4',
  refProvince: { code: '50', nameTh: 'เชียงใหม่', nameEn: 'Chiang Mai' },
  refAmphur: { code: '5001', nameTh: 'เมืองเชียงใหม่', nameEn: 'Mueang Chiang Mai' },
  refTambon: { code: '500108', nameTh: 'สุเทพ', nameEn: 'Suthep' },
  postcode: '50200',
};

describe('an address in one line', () => {
  it('in Bangkok has a khwaeng and a khet, and no word for the province', () => {
    expect(formatAddress(inBangkok, 'th')).toBe(
      'เลขที่ 50 อาคารตัวอย่าง ชั้น 3 ซอยตัวอย่าง 5 ถนนพหลโยธิน แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900',
    );
    expect(formatAddress({ ...inBangkok, addressEn: '50 Sample Building, 3rd Floor\nPhahonyothin Road' }, 'en')).toBe(
      '50 Sample Building, 3rd Floor, Phahonyothin Road, Khwaeng Lat Yao, Khet Chatuchak, Bangkok 10900',
    );
  });

  it('elsewhere has a tambon, an amphur and a province', () => {
    expect(formatAddress(inChiangMai, 'th')).toBe('เลขที่ 9/1 หมู่ที่ 4 ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200');
    expect(formatAddress(inChiangMai, 'en')).toBe(
      '9/1 Moo 4, Tambon Suthep, Amphur Mueang Chiang Mai, Chiang Mai 50200',
    );
  });

  it('does not repeat a word that the person has typed', () => {
    expect(formatAddress({ houseNo: '1', soi: 'ซอยอารีย์', road: 'ถ.พหลโยธิน' }, 'th')).toBe('เลขที่ 1 ซอยอารีย์ ถ.พหลโยธิน');
    expect(formatAddress({ houseNo: '1', soi: 'Soi Ari', road: 'Phahonyothin Rd' }, 'en')).toBe(
      '1, Soi Ari, Phahonyothin Rd',
    );
  });

  it('shows in English the parts that exist only in Thai', () => {
    expect(
      formatAddress({ houseNo: '7', road: 'สุขุมวิท', refProvince: { code: '20', nameTh: 'ชลบุรี', nameEn: null } }, 'en'),
    ).toBe('7, สุขุมวิท, ชลบุรี');
  });

  it('leaves out missing parts, down to an empty text', () => {
    expect(formatAddress({ refProvince: inChiangMai.refProvince ?? null }, 'th')).toBe('จังหวัดเชียงใหม่');
    expect(formatAddress({ houseNo: ' ', postcode: null }, 'th')).toBe('');
    expect(addressLines({}, 'en')).toEqual([]);
  });
});

describe('an address in lines', () => {
  it('separates the house from the place', () => {
    expect(addressLines(inChiangMai, 'th')).toEqual(['เลขที่ 9/1 หมู่ที่ 4', 'ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200']);
    expect(formatPlace(inBangkok, 'th')).toBe('แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900');
  });
});
