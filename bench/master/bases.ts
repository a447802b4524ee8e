/**
 * Every entity of master data that the product declares, and the caller: an auditor, who reads everything and
 * administers nothing.
 */
import { modules } from '#apps/modules.ts';
import { buildCatalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { defineModule } from '#language/module.ts';

const PREFIX = 'master/';
export const READER = 'AUDITOR';

const declared = buildCatalogue(modules);
const isMaster = ({ wire }: AnyEntity): boolean => wire.startsWith(PREFIX);

export const bases: readonly AnyEntity[] = [...declared.entities.values()].filter(isMaster);

/**
 * Grants in addition to the product's own menus, so that no entity is missing because its module grants auditors
 * nothing yet.
 */
const reading = defineModule({
  name: 'bench-master',
  menus: [
    {
      key: 'benchMaster',
      label: ['ข้อมูลหลักทดสอบความเร็ว', 'Master data of the benchmark'],
      url: '/app/bench/master/**',
      entities: bases.filter(({ kind }) => kind === 'record').map(({ name }) => name),
      roles: { [READER]: ['canView'] },
    },
  ],
});

export const masterCatalogue = buildCatalogue([...modules, reading]);
