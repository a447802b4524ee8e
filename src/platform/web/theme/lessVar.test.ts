import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  toCssColour,
  parseColour,
  TEXT_CONTRAST_MIN,
  type Colour,
} from '#platform/model/settings/colour.ts';
import { checkTheme, THEME_BACKGROUNDS, DEFAULT_THEME } from '#platform/model/settings/themeVariables.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { tokensOf } from './lessVar.ts';

const { light, dark } = THEME_BACKGROUNDS;
const part = fc.integer({ min: 0, max: 255 });
const colours = fc.tuple(part, part, part).map((parts) => toCssColour(parts));

describe('the colours of an administrator', () => {
  it('are made readable in both themes', () => {
    assertProperty(
      fc.property(colours, fc.constantFrom(light, dark), (chosen, grounds) => {
        const tokens = tokensOf(
          {
            'primary-color': chosen,
            'link-color': chosen,
            'heading-color': chosen,
            '@layout-header-background': chosen,
          },
          grounds,
        );
        const of = (name: string): Colour => parseColour(tokens[name] ?? '') ?? [0, 0, 0];
        for (const ground of [grounds.surface, grounds.ground]) {
          for (const name of ['--link', '--link-hover', '--heading', '--action-ink'])
            expect(contrastRatio(of(name), ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN);
        }
        expect(contrastRatio(of('--action-ink'), of('--action-soft'))).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN);
        for (const shade of ['--action', '--action-hover', '--action-pressed'])
          expect(contrastRatio(of('--on-action'), of(shade))).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN);
        for (const shade of ['--structure', '--structure-deep', '--structure-raised'])
          expect(contrastRatio(grounds.barText, of(shade))).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN);
      }),
    );
  });

  it('that the server accepts are shown unchanged in the light theme', () => {
    assertProperty(
      fc.property(colours, (chosen) => {
        const lessVar = {
          'primary-color': chosen,
          'link-color': chosen,
          'heading-color': chosen,
          'layout-header-background': chosen,
        };
        fc.pre(checkTheme(lessVar).length === 0);
        expect(tokensOf(lessVar, light)).toMatchObject({
          '--action': chosen,
          '--action-ink': chosen,
          '--link': chosen,
          '--heading': chosen,
          '--structure': chosen,
        });
      }),
    );
  });

  it('equal to our defaults are accepted', () => {
    expect(checkTheme(DEFAULT_THEME)).toEqual([]);
  });

  it('are unchanged if they are readable', () => {
    expect(tokensOf({ 'link-color': '#1d4f91' }, light)).toMatchObject({ '--link': '#1d4f91' });
  });

  it('set only known tokens, and only to colours and lengths', () => {
    assertProperty(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom('primary-color', 'border-radius-base', 'layout-header-background')),
          fc.string(),
        ),
        (lessVar) => {
          for (const [name, value] of Object.entries(tokensOf(lessVar, light))) {
            expect(name).toMatch(/^--[a-z-]+$/u);
            expect(value).toMatch(/^(?:#[0-9a-f]{6}|\d{1,2}px)$/u);
          }
        },
      ),
    );
  });
});
