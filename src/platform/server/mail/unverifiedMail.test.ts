import { describe, expect, it } from 'vitest';
import { mailboxOf } from './unverifiedMail.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Somchai@Example.COM', 'somchai@example.com'],
    [' somchai@example.com. ', 'somchai@example.com'],
    ['somchai@example.com..', 'somchai@example.com'],
    ['somchai+prize@example.com', 'somchai@example.com'],
    ['somchai+a+b@example.com', 'somchai@example.com'],
    ['ｓｏｍｃｈａｉ@example.com', 'somchai@example.com'],
    ['som.chai@gmail.com', 'somchai@gmail.com'],
    ['Som.Chai+x@GoogleMail.com.', 'somchai@gmail.com'],
    ['som.chai@example.com', 'som.chai@example.com'],
  ])('of %j is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});
