import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { checkMailServer, isSameMailServer } from './appSettings.ts';
import { checkTheme, THEME_BACKGROUNDS, ratioText, readTheme, textContrast } from './themeVariables.ts';

describe('a theme', () => {
  it('is read without anything that could load, run or close a rule, whatever was stored', () => {
    assertProperty(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.anything()))),
        (stored) => {
          for (const [name, value] of Object.entries(readTheme(stored))) {
            expect(name).toMatch(/^@?[a-zA-Z][\w-]*$/u);
            expect(value).toMatch(/^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\([\d\s,]+\)|[\d.]+(?:px|rem|em|%)?)$/iu);
          }
        },
      ),
    );
  });

  it('that is accepted is read back as it was given', () => {
    const names = fc.constantFrom(
      'primary-color',
      '@link-color',
      'heading-color',
      'border-radius-base',
      'font-size-base',
      'x',
    );
    const values = fc.oneof(fc.constantFrom('#123456', '#fff', '4px', '1.5rem', 'red', 'url(x)'), fc.string());
    assertProperty(
      fc.property(fc.dictionary(names, values), (lessVar) => {
        fc.pre(checkTheme(lessVar).length === 0);
        expect(readTheme(lessVar)).toEqual(lessVar);
      }),
    );
  });

  it('is refused if its colours are unreadable, with the contrast', () => {
    expect(checkTheme({ 'primary-color': '#ffd400' })).toEqual([
      {
        path: 'lessVar.primary-color',
        messageKey: 'themeContrast',
        data: { ratio: ratioText(textContrast('primary-color', [255, 212, 0], THEME_BACKGROUNDS.light)), wanted: 4.5 },
      },
    ]);
    expect(checkTheme({ 'heading-color': '#767676' })).toMatchObject([{ data: { ratio: '4.2' } }]);
  });

  it('never rounds a weak contrast up to a sufficient one', () => {
    expect(ratioText(4.499)).toBe('4.4');
    expect(ratioText(4.5)).toBe('4.5');
  });
});

describe('a mail server', () => {
  it.each(['smtp.example.go.th', 'localhost', '10.1.2.3', '::1', 'fe80::1', 'a', 'mail_1.local'])(
    'may be named %s',
    (host) => {
      expect(checkMailServer({ host, port: 25, from: 'a@example.com' })).toEqual([]);
    },
  );

  it.each(['', ' ', 'a b', 'smtp://x', 'x/y', '-x', 'x\r\ny', 'a@b', 'a'.repeat(254)])(
    'may not be named %j',
    (host) => {
      expect(checkMailServer({ host, port: 25, from: 'a@example.com' })).toMatchObject([{ path: 'host' }]);
    },
  );

  it('is the same by name and port', () => {
    const server = { host: 'Smtp.example.com', port: 25 };
    expect([
      isSameMailServer(server, { host: 'smtp.example.com', port: 25 }),
      isSameMailServer(server, { ...server, port: 26 }),
      isSameMailServer(undefined, server),
    ]).toEqual([true, false, false]);
  });
});
