import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCssColour } from '#platform/model/settings/colour.ts';
import { checkTheme, colourVariables, DEFAULT_THEME } from '#platform/model/settings/themeVariables.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { themeFormOf, contrastsOf, lessVarOf, problemsOf } from './themeForm.ts';

const part = fc.integer({ min: 0, max: 255 });
const colours = fc.tuple(part, part, part).map((parts) => toCssColour(parts));

describe('a theme being edited', () => {
  it('sends back what it was given, including unknown variables', () => {
    const stored = { '@primary-color': '#5b2a86', 'font-size-base': '15px' };
    expect(lessVarOf(themeFormOf(stored), stored)).toEqual({ 'font-size-base': '15px', 'primary-color': '#5b2a86' });
    expect(lessVarOf(themeFormOf({}), {})).toEqual({});
  });

  it('warns of exactly what the server refuses', () => {
    assertProperty(
      fc.property(
        fc.record({
          primary: colours,
          link: colours,
          heading: colours,
          bar: colours,
          radius: fc.constantFrom('', '0px', '12px', '13px', 'x'),
        }),
        ({ primary, link, heading, bar, radius }) => {
          const form = {
            'primary-color': primary,
            'link-color': link,
            'heading-color': heading,
            'layout-header-background': bar,
            'border-radius-base': radius,
          };
          const refused = checkTheme(lessVarOf(form, {})).map(({ path }) => path.replace('lessVar.', ''));
          expect([...problemsOf(form).keys()]).toEqual(refused);
        },
      ),
    );
  });

  it('shows the contrast: enough in the dark theme for any choice, and in the light theme exactly if it is allowed', () => {
    assertProperty(
      fc.property(fc.constantFrom(...colourVariables), colours, (name, value) => {
        const figures = contrastsOf(name, value);
        expect(figures?.dark.isEnough).toBe(true);
        expect(figures?.light.isEnough).toBe(problemsOf({ ...themeFormOf({}), [name]: value }).size === 0);
      }),
    );
    for (const name of colourVariables)
      expect(contrastsOf(name, '')).toMatchObject({ light: { isEnough: true }, dark: { isEnough: true } });
    expect(contrastsOf('link-color', 'blue')).toBeUndefined();
    expect(contrastsOf('link-color', DEFAULT_THEME['link-color'])?.light).toEqual(contrastsOf('link-color', '')?.light);
  });
});
