import { expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { formFieldNamesOf } from '#language/catalogue.ts';
import { readSources } from '../tools/checks/sources.ts';

const TABLE = /'(\w+)\.(\w+)': lazyTable\(/gu;

it('every table that a module draws is a table of a declared form', () => {
  const webEntries = readSources('src/modules').filter(({ path }) => path.endsWith('/web/index.ts'));
  const drawn = webEntries.flatMap(({ text }) =>
    [...text.matchAll(TABLE)].map(([, entity = '', field = '']) => ({ entity, field })),
  );
  const lost = drawn.filter(({ entity, field }) => {
    const declared = catalogue.entities.get(entity);
    return declared?.fields[field]?.kind !== 'parts' || !formFieldNamesOf(declared.form).includes(field);
  });
  expect(lost).toEqual([]);
  expect(drawn.length, 'the search still finds them').toBeGreaterThan(1);
});
