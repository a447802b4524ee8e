import { describe, expect, it, vi } from 'vitest';
import type { MessageCatalogue } from '#language/message.ts';
import { sharedMessages } from '#language/sharedMessages.ts';
import { writeAction } from '#platform/model/choices.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';

vi.mock('../i18n/texts.ts', () => ({ defineTexts: (catalogue: unknown) => catalogue }));

const folders = import.meta.glob<{ texts: MessageCatalogue }>(['../*/texts.ts', '../../../modules/*/web/texts.ts'], {
  eager: true,
});
const screens = Object.entries(folders)
  .filter(([path]) => !path.includes('/i18n/'))
  .map(([path, { texts }]) => ({ path, texts }));
const catalogues = [...screens, { path: 'sharedMessages', texts: sharedMessages as MessageCatalogue }];
const labels = [...testCatalogue.entities.values()].flatMap(({ fields }) =>
  Object.values(fields).map(({ label }) => label),
);

/** The words that a button, a menu and a question use for the same action. */
const actions = {
  create: ['สร้างรายการ', 'Create'],
  edit: ['แก้ไข', 'Edit'],
  save: ['บันทึก', 'Save'],
  cancel: ['ยกเลิก', 'Cancel'],
  close: ['ปิด', 'Close'],
  activate: ['เปิดใช้งาน', 'Activate'],
  archive: ['ยกเลิกการใช้งาน', 'Archive'],
  delete: ['ลบถาวร', 'Delete'],
  print: ['พิมพ์', 'Print'],
  retry: ['ลองอีกครั้ง', 'Try again'],
  tryAgain: ['ลองอีกครั้ง', 'Try again'],
} as const;

describe('the texts of the screens', () => {
  it.each(Object.entries(actions))('name the action %s the same everywhere', (key, [th, en]) => {
    const buttonLabels = catalogues.flatMap(({ texts }) => (Object.hasOwn(texts, key) ? [texts[key]] : []));
    expect(buttonLabels).toEqual(buttonLabels.map(() => ({ th, en })));
    expect(buttonLabels.length).toBeGreaterThan(0);
  });

  it.each(catalogues)('are polite to citizens, in $path', ({ texts }) => {
    const thai = Object.values(texts).map(({ th }) => th);
    // คุณ alone is familiar; โปรด is a command; the others have a Thai word, or one that is used everywhere else.
    expect(
      thai.filter((text) => /คุณ(?!ภาพ|สมบัติ|ลักษณะ|วุฒิ)|โปรด|ดับเบิลคลิก|เครือข่าย|จัดเก็บ|ยกเลิกใช้งาน|สิทธิ์/u.test(text)),
    ).toEqual([]);
  });

  it('name the rights and the history of a record as the buttons do', () => {
    expect([
      writeAction.values.activate.label[0],
      writeAction.values.archive.label[0],
      writeAction.values.delete.label[0],
    ]).toEqual([actions.activate[0], actions.archive[0], actions.delete[0]]);
    expect(labels.filter(([th]) => th === 'จัดเก็บ')).toEqual([]);
  });
});
