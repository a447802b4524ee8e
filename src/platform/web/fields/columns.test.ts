import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { connectModules } from '../declarations/loadedModules.ts';
import { columnOf, columnsOf, columnText, selectsOf } from './columns.ts';

connectModules({ moduleIndex: moduleIndexOf(testCatalogue.modules), declarations: {}, moduleWebs: {} });

const specimen = getEntity(testCatalogue, 'specimen');
const column = (path: string, entity = specimen) => columnOf(testCatalogue, entity, path);

describe('a column of a list', () => {
  it.each([
    ['code', 'รหัส', 'Code'],
    ['createDate', 'วันที่สร้าง', 'Created'],
    ['isActive', 'ใช้งาน', 'Active'],
    ['refDepartment.nameTh', 'หน่วยงาน', 'Department'],
    ['refGrade.value', 'ระดับ', 'Grade'],
    ['refDepartment.refParent.nameTh', 'หน่วยงาน › หน่วยงานต้นสังกัด', 'Department › Parent department'],
    ['refDepartment.phone', 'หน่วยงาน › โทรศัพท์', 'Department › Telephone'],
    ['refDepartment', 'หน่วยงาน', 'Department'],
  ])('%s has the label %s', (path, th, en) => {
    expect(column(path).label).toEqual([th, en]);
  });

  it.each([
    ['refRequest.requestCode', 'เลขที่คำขอ', 'Request number'],
    ['refRequest.refStatus.value', 'สถานะ', 'Status'],
    ['refDossier.expireDate', 'วันที่หมดอายุ', 'Expires'],
    ['refRequest.refAssignee.fullName', 'ผู้รับผิดชอบ', 'Assigned to'],
    ['refRequest', 'คำขอ', 'Request'],
  ])('%s of a requested document has the label %s, without naming the case', (path, th, en) => {
    expect(column(path, getEntity(testCatalogue, 'toWhom')).label).toEqual([th, en]);
  });

  it.each([
    ['refStorageLocation.refDossier.code', 'เลขที่เอกสาร', 'Document number'],
    ['refStorageLocation.refHolder.fullName', 'ผู้ประกอบการ', 'Operator'],
    ['refStorageLocation.nameTh', 'ชื่อสถานที่', 'Name of the place'],
  ])('%s of a row of a document has the label %s, as if it were a field of the row', (path, th, en) => {
    expect(column(path, getEntity(testCatalogue, 'storageLocationSub')).label).toEqual([th, en]);
  });

  it('has the label of its field where the list shows two fields of one reference', () => {
    const called = (columns: readonly string[]): readonly string[] =>
      columnsOf(testCatalogue, { ...specimen, list: { ...specimen.list, columns } }, [
        'refDepartment.code',
        'refDepartment.nameTh',
        'refGrade.value',
      ]).map(({ label }) => label[1]);
    expect(called(['refDepartment.code', 'refDepartment.nameTh', 'refGrade.value'])).toEqual([
      'Code',
      'Name (Thai)',
      'Grade',
    ]);
    expect(called(['refDepartment.nameTh', 'refGrade.value'])).toEqual(['Department', 'Department', 'Grade']);
  });

  it('selects the English name in addition to the Thai one, and only behind a reference', () => {
    const selects = (path: string, name = 'specimen') => selectsOf(testCatalogue, getEntity(testCatalogue, name), path);
    expect(selects('refDepartment.nameTh')).toEqual(['refDepartment.nameTh', 'refDepartment.nameEn']);
    expect(selects('refGrade.value')).toEqual(['refGrade.value', 'refGrade.value2']);
    expect(selects('refGrade.key')).toEqual(['refGrade.key']);
    expect(selects('nameTh', 'department')).toEqual(['nameTh']);
    expect(selects('day')).toEqual(['day']);
  });

  it('shows the English name to readers of English, and the Thai one if there is no English name', () => {
    const both = { refDepartment: { nameTh: 'ส่วนกลาง', nameEn: 'Central' } };
    expect(columnText(column('refDepartment.nameTh'), both, 'en')).toBe('Central');
    expect(columnText(column('refDepartment.nameTh'), both, 'th')).toBe('ส่วนกลาง');
    expect(
      columnText(column('refDepartment.nameTh'), { refDepartment: { nameTh: 'ส่วนกลาง', nameEn: null } }, 'en'),
    ).toBe('ส่วนกลาง');
    expect(columnText(column('refDepartment.nameTh'), { refDepartment: null }, 'en')).toBe('');
  });

  it('shows both languages where the entity declares a common label for its names', () => {
    const department = getEntity(testCatalogue, 'department');
    const called = {
      ...department,
      card: { th: 'nameTh', en: 'nameEn', namesLabel: ['ชื่อหน่วยงาน', 'Department’s name'] },
    } as const;
    expect(column('nameTh', called)).toMatchObject({
      label: ['ชื่อหน่วยงาน', 'Department’s name'],
      englishPath: 'nameEn',
    });
    expect([column('nameEn', called), column('nameTh', department)].map(({ englishPath }) => englishPath)).toEqual([
      undefined,
      undefined,
    ]);
    const row = { nameTh: 'ส่วนกลาง', nameEn: 'Central' };
    expect((['th', 'en'] as const).map((locale) => columnText(column('nameTh', called), row, locale))).toEqual([
      'ส่วนกลาง',
      'Central',
    ]);
    expect(columnText(column('nameTh', called), { ...row, nameEn: null }, 'en'), 'where there is no other').toBe(
      'ส่วนกลาง',
    );
  });

  it('shows every kind of value in the reader’s era and digits', () => {
    const row = {
      day: '2026-11-14T00:00:00+07:00',
      moment: '2026-11-14T02:05:00Z',
      weightKg: 1234.5,
      amount: 1_234_567,
      isOpen: false,
      refHolder: { id: 'x', username: 'op1', fullName: 'บริษัท ก จำกัด', fullNameEn: 'A Ltd' },
      refGrade: { id: 'x', key: 'H', value: 'สูง', value2: 'High' },
      picture: { name: 'ภาพ.png' },
      attribute: { a: 1 },
    };
    const textAt = (path: string, locale: 'th' | 'en') => columnText(column(path), row, locale);
    expect(textAt('day', 'th')).toBe('14/11/2569');
    expect(textAt('day', 'en')).toBe('14/11/2026');
    expect(textAt('moment', 'th')).toBe('14/11/2569 09:05');
    expect(textAt('weightKg', 'th')).toBe('1,234.5');
    expect(textAt('amount', 'en')).toBe('1,234,567');
    expect(textAt('isOpen', 'th')).toBe('ไม่ใช่');
    expect(textAt('refHolder', 'th')).toBe('op1 · บริษัท ก จำกัด');
    expect(textAt('refHolder', 'en')).toBe('op1 · A Ltd');
    expect(textAt('refGrade', 'en')).toBe('High');
    expect(textAt('picture', 'th')).toBe('ภาพ.png');
    expect(textAt('attribute', 'th')).toBe('{"a":1}');
    expect(textAt('name', 'th')).toBe('');
  });

  it('throws for a path that does not exist', () => {
    expect(() => column('refDepartment.nmae')).toThrow('refDepartment.nmae');
    expect(() => column('code.x')).toThrow('code.x');
  });
});
