/** Needs TEST_ADMIN_URL: the address of a PostgreSQL cluster for tests, as its superuser. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { compareMigrations } from '#platform/server/database/schema/compareMigrations.ts';
import { getTestAdminUrl } from '#platform/server/database/schema/schemaFixtures.ts';

describe('the migrations', () => {
  it('make exactly the declared database (if not: npm run migrations -- <what-changes>)', async () => {
    const folder = fileURLToPath(new URL('../migrations/', import.meta.url));
    const differences = await compareMigrations({ adminUrl: getTestAdminUrl(), catalogue, folder });
    expect(differences.map(({ description }) => description)).toEqual([]);
  });
});
