import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

describe('a button that is disabled', () => {
  it('remains the same element when it gets a reason, so that it keeps the focus after a click', () => {
    const drawn = (text: string | undefined): string =>
      renderToStaticMarkup(<Tooltip text={text}>{<button type="button">Clear</button>}</Tooltip>);
    expect(drawn('Nothing is left to clear')).toBe(drawn(undefined));
  });
});
