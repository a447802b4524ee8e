/**
 * Tests the drawings for screens and paper: small, complete, framed in red, and without references to anything else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pictogramsWithDrawing } from './pictogramsOnLabel.ts';

const folder = fileURLToPath(new URL('pictograms/', import.meta.url));
const FRAME_RED = '#d8201f';
/** Each is sent with the page that shows it. */
const BYTES_MAX = 2000;

it('has a drawing for each of the nine, and no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(pictogramsWithDrawing.map((code) => `${code.toLowerCase()}.svg`));
});

describe.each(pictogramsWithDrawing)('%s', (code) => {
  const svg = readFileSync(`${folder}${code.toLowerCase()}.svg`, 'utf8');

  it('is well formed', () => {
    const open: string[] = [];
    for (const [, closes, name = '', own] of svg.matchAll(/<(\/?)([a-z]+)(?:\s+[a-zA-Z-]+="[^"<>]*")*\s*(\/?)>/gu)) {
      if (closes === '/') expect(open.pop()).toBe(name);
      else if (own !== '/') open.push(name);
    }
    expect(open).toEqual([]);
    // Nothing is left after every known tag is removed.
    expect(svg.replaceAll(/<\/?[a-z]+(?:\s+[a-zA-Z-]+="[^"<>]*")*\s*\/?>/gu, '').trim()).toBe('');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 240"/u);
  });

  it('is a black symbol on white in a red diamond', () => {
    expect(svg).toContain(`fill="#fff" stroke="${FRAME_RED}"`);
    const colours = new Set([...svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]+)"/gu)].map(([, colour]) => colour));
    expect([...colours].every((colour) => ['#fff', '#000', FRAME_RED].includes(colour ?? ''))).toBe(true);
  });

  it('has no script and loads nothing', () => {
    expect(svg).not.toMatch(/script|href|url\(|@import|\son[a-z]+=|foreignObject|<style|<image|data:|<!/iu);
    expect(svg.length).toBeLessThan(BYTES_MAX);
  });
});
