import { describe, expect, it } from 'vitest';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import { platform } from '#platform/model/module.ts';
import { userMgt } from '../../index.ts';
import { matchedScreens } from './matchedScreens.ts';

const moduleIndex = moduleIndexOf([platform, userMgt]);
const found = (pattern: string): unknown[] =>
  matchedScreens(moduleIndex, pattern).map(({ path, pages }) => [path, pages]);

describe('the screens that a pattern opens', () => {
  it('are those whose pages it matches', () => {
    expect(found('/app/user-mgt/users/**')).toEqual([['/app/user-mgt/users', 4]]);
    expect(found('/app/user-mgt/roles')).toEqual([['/app/user-mgt/roles', 1]]);
    expect(found('/app/user-mgt/*/create')).toContainEqual(['/app/user-mgt/menus', 1]);
    expect(matchedScreens(moduleIndex, '/app/user-mgt/roles/**')[0]?.title).toEqual(['บทบาท', 'Role']);
  });

  it('are none for an invalid pattern, or one that matches nothing', () => {
    for (const pattern of ['', '/app/user-mgt/users/', '/app/**/x', '/app/nowhere/**'])
      expect(found(pattern)).toEqual([]);
  });
});
