import { describe, expect, it } from 'vitest';
import { warehouseModules } from '#platform/testing/warehouseModules.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { buildCatalogue, getEntity } from './catalogue.ts';
import { withLabels, withLabelsOf, type FieldLabels } from './fieldLabels.ts';

const [owner, other] = warehouseModules;
const build = (labels: FieldLabels) =>
  buildCatalogue([
    ...testCatalogue.modules,
    owner,
    { ...other, requests: other.requests.map((declaration) => ({ ...declaration, labels })) },
  ]);

describe('labels of one module', () => {
  it('replace those of the document and its parts, and leave the declared entity as it is', () => {
    const labels: FieldLabels = { warehouse: { place: ['โรง', 'Works'] }, warehouseRoom: { name: ['ห้อง', 'Room'] } };
    const catalogue = build(labels);
    const [declared, room] = [getEntity(catalogue, 'warehouse'), getEntity(catalogue, 'warehouseRoom')];
    const shown = withLabels(declared, labels);
    expect([shown.fields['place']?.label[1], declared.fields['place']?.label[1]]).toEqual(['Works', 'Place']);
    expect(shown.fields['houseCode']).toBe(declared.fields['houseCode']);
    expect(withLabelsOf(shown, room).fields['name']?.label[1]).toBe('Room');
    expect(withLabelsOf(declared, room)).toBe(room);
  });

  it('are the same object every time', () => {
    const labels: FieldLabels = { warehouse: { place: ['โรง', 'Works'] } };
    const declared = getEntity(build(labels), 'warehouse');
    expect(withLabels(declared, labels)).toBe(withLabels(declared, labels));
    expect(withLabels(declared, undefined)).toBe(declared);
  });

  it('name fields that exist', () => {
    expect(() => build({ warehouse: { palace: ['วัง', 'Palace'] } })).toThrow(
      'Requests of the module "workshop": a label for "palace", which "warehouse" does not have',
    );
    expect(() => build({ haz: { tradeNameTh: ['ชื่อ', 'Name'] } })).toThrow(
      'labels for "haz", which is neither its document nor a part of it',
    );
  });
});
