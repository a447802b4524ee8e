import { expect, it } from 'vitest';
import { qrSvg } from './qr.mjs';

it('is the same drawing for the same text, with white margins', () => {
  const drawn = qrSvg('https://haz.example.go.th/haz/requests/short-detail/q7Hq0yXo3mIlO0-_aBcDeF');
  expect(qrSvg('https://haz.example.go.th/haz/requests/short-detail/q7Hq0yXo3mIlO0-_aBcDeF')).toBe(drawn);
  const side = Number(/viewBox="0 0 (\d+) /.exec(drawn)?.[1]);
  const starts = [...drawn.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y),
    Number(x) + Number(width),
  ]);
  expect(Math.min(...starts.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...starts.map(([, , end = 0]) => end))).toBe(side - 4);
});

it('is different for different texts', () => {
  expect(qrSvg('a')).not.toBe(qrSvg('b'));
});
