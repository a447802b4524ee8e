/** What an application contains according to its declaration, and what it never contains. */
import { describe, expect, it } from 'vitest';
import { getEntity, getModuleRequests } from '#language/catalogue.ts';
import { json, parts, text, uuid } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { specimenDocument, specimenNames } from '#modules/haz/testing/paperSpecimen.ts';
import { formSheet, namedSpecimen } from '#platform/testing/paperSheets.ts';
import { declaredFormData } from './declaredForm.ts';
import { formPartOf } from '../../paper/declaredPart.ts';
import { isPrinted } from '../../paper/declaredValue.ts';
import { paperFormatterFor } from '../../paper/paperFormatter.ts';

const stored = specimenDocument as unknown as AnyRecord;
const entity = getEntity(testCatalogue, 'haz');

function dataOf(document: AnyRecord = stored, printedEntity: typeof entity = entity) {
  const found = { entity: printedEntity, declaration: getModuleRequests(testCatalogue, 'haz'), document };
  return declaredFormData({
    catalogue: testCatalogue,
    found,
    sheet: formSheet(namedSpecimen('haz', document, specimenNames)),
  });
}

const labelsOf = ({ sections }: ReturnType<typeof dataOf>): readonly string[] =>
  sections.flatMap(({ entries }) => entries.map(({ label }) => label.en));

it('prints no secret fields, no fields for officers only and no fields for programs', () => {
  const classes = ['public', 'personal', 'officer', 'secret'] as const;
  expect(classes.map((fieldClass) => isPrinted(text(['ก', 'A'], { class: fieldClass })))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([uuid(['ก', 'A']), json(['ก', 'A']), parts('hazTest', ['ก', 'A'])].map(isPrinted)).toEqual([
    false,
    false,
    true,
  ]);
});

describe('the sections of an application', () => {
  it('leave out a secret field that the form shows', () => {
    const { appearance } = entity.fields;
    const secret = {
      ...entity,
      fields: { ...entity.fields, appearance: { ...appearance!, class: 'secret' as const } },
    };
    expect(labelsOf(dataOf())).toContain('Appearance');
    expect(labelsOf(dataOf(stored, secret))).not.toContain('Appearance');
    expect(JSON.stringify(dataOf(stored, secret))).not.toContain('กลิ่นคลอรีน');
  });

  it('contain the fields that the form shows, and not those that it hides', () => {
    const manufacture = dataOf({ ...stored, refOperation: 'manufacture' });
    expect(labelsOf(dataOf())).toEqual(expect.arrayContaining(['Suppliers abroad', 'Products as imported']));
    expect(labelsOf(manufacture)).not.toEqual(expect.arrayContaining(['Suppliers abroad']));
    expect(labelsOf(dataOf())).not.toContain('Attachments');
  });

  it('are numbered in order, with the attachments last', () => {
    const { sections, checklist } = dataOf();
    expect(sections.map(({ number }) => number)).toEqual(['๑.', '๒.', '๓.', '๔.', '๕.', '๖.', '๗.']);
    expect(checklist.number).toBe('๘.');
  });

  it('print the title of a table once if the table is alone in its section', () => {
    expect(dataOf().sections[2]).toMatchObject({
      title: { th: 'สารสำคัญ' },
      entries: [{ kind: 'table', label: { th: '' } }],
    });
  });
});

it('prints a reference to an issued document with the number under which it was issued', () => {
  const { refHaz, nameAbroad } = getEntity(testCatalogue, 'freeSaleProduct').fields;
  const part = { ...getEntity(testCatalogue, 'freeSaleProduct'), fields: { refHaz: refHaz!, nameAbroad: nameAbroad! } };
  const row = { refHaz: { id: 'x', code: null, name: ['คลอรีน', 'CHLORINE'], more: {} }, hazNumber: 'HZ216900001' };
  const printed = formPartOf(testCatalogue, paperFormatterFor('th'), { part, rows: { named: [row], stored: [row] } });
  expect(printed).toMatchObject({ table: { rows: [['๑', ['HZ216900001 · คลอรีน (CHLORINE)'], '–']] } });
});

it('lists each attachment, and those that are required and missing', () => {
  const { rows } = dataOf({ ...stored, attachments: [] }).checklist;
  expect(rows.every(({ isAttached }) => !isAttached)).toBe(true);
  expect(rows.some(({ details }) => details[0] === 'ต้องแนบ ยังไม่ได้แนบ')).toBe(true);
  const { attachments } = stored as { attachments: readonly AnyRecord[] };
  const two = dataOf({
    ...stored,
    attachments: [...attachments, ...attachments.slice(0, 1)],
  }).checklist.rows.filter(({ text: rowText }) => rowText === 'ชุดข้อมูลสำหรับการขึ้นทะเบียน');
  expect(two.map(({ number }) => number)).toEqual(['๓.๑', '๓.๒']);
});
