import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

describe('A button that can be used no longer', () => {
  it('stays the same button when it gets a reason to tell: whoever has just pressed it keeps the focus', () => {
    const drawn = (text: string | undefined): string =>
      renderToStaticMarkup(<Tooltip text={text}>{<button type="button">Clear</button>}</Tooltip>);
    expect(drawn('Nothing is left to clear')).toBe(drawn(undefined));
  });
});
