/** The map on which officers see all certified places: those of storage and those of manufacture. */
import { readRights, type MenuDeclaration } from '#language/module.ts';
import { resourceScreen } from '#language/screen.ts';

const PATH = '/app/storage-location/map';

/** For those who have the registers of the places: which of them the map shows follows from their registers. */
export const placesMap: MenuDeclaration = {
  key: 'storage-location.map',
  label: ['แผนที่สถานที่', 'Map of places'],
  url: `${PATH}/**`,
  icon: 'GlobalOutlined',
  entities: ['storageLocation'],
  roles: {
    ADMIN: readRights,
    AUDITOR: readRights,
    OFFICER_CENTER: readRights,
    OFFICER_HEAD: readRights,
    SIGNATORY: readRights,
  },
};

export const placesMapScreen = resourceScreen(PATH, 'storageLocation', {
  pages: ['list'],
  listFilter: [{ name: 'isCurrent', operator: '=', value: true }],
  isForAllTypes: true,
  isMapFirst: true,
  alsoListed: ['refLocationType'],
});
