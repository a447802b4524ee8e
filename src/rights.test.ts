/** The declared rights as a whole: their description in docs/rights.md, and rules for any change to them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { rights } from '#language/rights.ts';
import { callsOf } from '#platform/server/calls.ts';
import { callKey } from '#platform/server/http/call.ts';
import { callFactsOf } from '#platform/server/access/rights/accessCache.ts';
import { compileAccess, rightsOnEntity } from '#platform/server/access/rights/decideAccess.ts';
import { declaredAccess } from '#platform/server/access/rights/declaredAccess.ts';
import {
  rightLetters,
  rightLettersOf,
  rightsMatrixOf,
  rolesByCall,
  rolesOfHolder,
  SEARCH_LETTER,
} from '#platform/server/access/explain/rightsMatrix.ts';
import { declaredRows } from '#platform/server/access/explain/declaredRows.ts';
import { rightsMatrixText } from '#platform/server/access/explain/rightsMatrixText.ts';
import { ANONYMOUS_ROLE, roleSeeds, SIGNED_IN_ROLE } from '#platform/server/access/rights/roles.ts';

const calls = callsOf(catalogue, moduleServers);
const matrix = rightsMatrixOf({ catalogue, calls });
const allowedRolesByCall = rolesByCall({ catalogue, calls });

describe('docs/rights.md', () => {
  it('describes the declared rights', () => {
    const written = readFileSync(new URL('../docs/rights.md', import.meta.url), 'utf8');
    expect(
      written,
      'The rights have changed: run `npm run rights`, read the difference, and commit it with the change',
    ).toBe(rightsMatrixText(matrix));
  });

  it('has the rights by which the server decides about records', () => {
    const table = compileAccess(declaredRows(declaredAccess(catalogue)), callFactsOf(catalogue, calls));
    for (const { code } of roleSeeds) {
      for (const entity of catalogue.entities.keys()) {
        const decided = rightsOnEntity(table, rolesOfHolder(code), entity);
        const documentedLetters = rightLettersOf(
          table,
          rolesOfHolder(code),
          calls.filter((call) => call.entity === entity && call.isOwn !== true),
        ).replace(SEARCH_LETTER, rightLetters.canView);
        expect([code, entity, rights.filter((right) => documentedLetters.includes(rightLetters[right]))]).toEqual([
          code,
          entity,
          rights.filter((right) => decided.has(right)),
        ]);
      }
    }
  });
});

describe('the declared rights', () => {
  const ofRole = (role: string): string[] =>
    calls.map(callKey).filter((key) => allowedRolesByCall.get(key)?.includes(role) === true);
  const everybodys = new Set([...ofRole(SIGNED_IN_ROLE), ...ofRole(ANONYMOUS_ROLE)]);

  it('give anonymous callers nothing beyond what is open to everybody', () => {
    const open = new Set(
      matrix.open.filter(({ roles }) => roles.includes(ANONYMOUS_ROLE)).flatMap((line) => line.calls),
    );
    expect(ofRole(ANONYMOUS_ROLE).filter((key) => !open.has(key))).toEqual([]);
  });

  it('let an auditor change nothing but their own account', () => {
    const readingCalls =
      /\/(?:_search|_export|_rev|_changes|has-[a-z-]+|check-[a-z-]+|explain|case|difference|references|documents|try|search\/short-details|[a-z-]+-del\/exp|reserve-use|areas|report\/[a-z-]+)$/;
    expect(
      ofRole('AUDITOR').filter(
        (key) =>
          !everybodys.has(key) && !key.startsWith('GET ') && !(key.startsWith('POST ') && readingCalls.test(key)),
      ),
    ).toEqual([]);
  });

  it('grant only existing calls', () => {
    expect(matrix.emptyPatterns).toEqual([]);
  });

  it('grant every call to some role', () => {
    expect([...allowedRolesByCall].filter(([, roles]) => roles.length === 0).map(([key]) => key)).toEqual([]);
  });
});
