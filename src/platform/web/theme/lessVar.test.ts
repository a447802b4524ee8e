import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, cssOf, parseColour, READABLE, type Colour } from '#platform/model/settings/colour.ts';
import { checkTheme, GROUNDS, OUR_THEME } from '#platform/model/settings/themeVariables.ts';
import { assertLaw } from '#platform/testing/assertLaw.ts';
import { tokensOf } from './lessVar.ts';

const { light, dark } = GROUNDS;
const part = fc.integer({ min: 0, max: 255 });
const colours = fc.tuple(part, part, part).map((parts) => cssOf(parts));

describe("An administrator's colours", () => {
  it('are made readable, whichever they are, in both themes', () => {
    assertLaw(
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
            expect(contrast(of(name), ground)).toBeGreaterThanOrEqual(READABLE);
        }
        expect(contrast(of('--action-ink'), of('--action-soft'))).toBeGreaterThanOrEqual(READABLE);
        for (const shade of ['--action', '--action-hover', '--action-pressed'])
          expect(contrast(of('--on-action'), of(shade))).toBeGreaterThanOrEqual(READABLE);
        for (const shade of ['--structure', '--structure-deep', '--structure-raised'])
          expect(contrast(grounds.barText, of(shade))).toBeGreaterThanOrEqual(READABLE);
      }),
    );
  });

  it('that the server takes are shown by day exactly as they were chosen', () => {
    assertLaw(
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

  it('as we have them ourselves are taken', () => {
    expect(checkTheme(OUR_THEME)).toEqual([]);
  });

  it('stay as they are where they can be read', () => {
    expect(tokensOf({ 'link-color': '#1d4f91' }, light)).toMatchObject({ '--link': '#1d4f91' });
  });

  it('set nothing but tokens we know, to nothing but colours and lengths', () => {
    assertLaw(
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
