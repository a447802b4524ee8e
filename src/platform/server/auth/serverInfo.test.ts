import { describe, expect, it } from 'vitest';
import type { Queryable } from '../database/queryable.ts';
import { findPicture, readServerInfo } from './serverInfo.ts';

const holding = (rows: Record<string, unknown>[]) =>
  ({ query: () => Promise.resolve({ rows }) }) as unknown as Queryable;

describe('the information for visitors', () => {
  it('is neutral if no settings exist', async () => {
    expect(await readServerInfo(holding([]))).toEqual({
      brand: { th: 'ระบบกำกับดูแลวัตถุอันตราย', en: 'Hazardous Substance Control', url: null },
      logo: null,
      favicon: null,
      lessVar: {},
    });
  });

  it('contains what the administrator has set', async () => {
    const info = await readServerInfo(
      holding([
        { key: 'BRAND', value: { th: 'กรมตัวอย่าง', en: ' ' }, hash: null },
        { key: 'LOGO', value: null, hash: 'ab'.repeat(32) },
      ]),
    );
    expect(info).toMatchObject({
      brand: { th: 'กรมตัวอย่าง', en: 'Hazardous Substance Control' },
      logo: '/haz/backend/api/server/pictures/logo?v=abababababababab',
      favicon: null,
    });
  });

  it('has colours and sizes, and no values that could load or run something', async () => {
    const value = {
      '@primary-color': '#0b7285',
      fontSize: '15px',
      'a;b': 'red',
      background: 'url(https://example.org/x)',
      border: '1px; } body { display: none',
      width: 'Expression(alert(1))',
      display: 'none',
      nested: { color: 'red' },
    };
    const { lessVar } = await readServerInfo(holding([{ key: 'LESS_VAR', value, hash: null }]));
    expect(lessVar).toEqual({ '@primary-color': '#0b7285', fontSize: '15px' });
  });

  it('offers no pictures but those three', async () => {
    const db = holding([{ hash: 'h', type: 'image/png' }]);
    expect(await findPicture(db, 'logo')).toEqual({ hash: 'h', type: 'image/png' });
    expect([await findPicture(db, 'MAIL'), await findPicture(db, 'constructor')]).toEqual([undefined, undefined]);
  });
});
