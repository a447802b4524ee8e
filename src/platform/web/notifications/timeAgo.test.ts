import { describe, expect, it } from 'vitest';
import { getInstant, instantMs } from '#language/values/instant.ts';
import { timeAgo } from './timeAgo.ts';

const createdAt = getInstant('2026-11-15T10:00:00+07:00');
const after = (seconds: number): number => instantMs(createdAt) + seconds * 1000;

describe('timeAgo', () => {
  it.each([
    [-30, 'เมื่อสักครู่', 'just now'],
    [0, 'เมื่อสักครู่', 'just now'],
    [59, 'เมื่อสักครู่', 'just now'],
    [60, '1 นาทีที่แล้ว', '1 min ago'],
    [5 * 60, '5 นาทีที่แล้ว', '5 min ago'],
    [3599, '59 นาทีที่แล้ว', '59 min ago'],
    [3600, '1 ชั่วโมงที่แล้ว', '1 h ago'],
    [86_399, '23 ชั่วโมงที่แล้ว', '23 h ago'],
    [86_400, '15/11/2569 10:00', '15/11/2026 10:00'],
    [-86_400, '15/11/2569 10:00', '15/11/2026 10:00'],
  ])('formats %d seconds later as %s', (seconds, th, en) => {
    expect([timeAgo(createdAt, after(seconds), 'th'), timeAgo(createdAt, after(seconds), 'en')]).toEqual([th, en]);
  });
});
