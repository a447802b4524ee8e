import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { escapeHtml, linkedHtml } from '../html.ts';
import { maskEmail } from './mail.ts';
import { MailProblem, mailProblemOf } from './mailProblem.ts';
import { writeMail } from './mailText.ts';

const settings = { brand: ['ระบบทดสอบ <ก>', 'Test & Co'] as const, publicUrl: 'https://haz.example.go.th' };

describe('a masked address', () => {
  it.each([
    ['somchai@example.com', 'so***@example.com'],
    ['ab@example.com', 'a***@example.com'],
    ['a@example.com', 'a***@example.com'],
    ['not an address', '***'],
    ['', '***'],
  ])('of %j is %j', (address, masked) => expect(maskEmail(address)).toBe(masked));

  it('never contains more than two characters of the name', () => {
    assertProperty(
      fc.property(fc.emailAddress(), (address) => {
        const [name = ''] = address.split('@');
        const [visiblePart = ''] = maskEmail(address).split('***');
        expect(visiblePart.length).toBeLessThanOrEqual(2);
        expect(name.startsWith(visiblePart)).toBe(true);
      }),
    );
  });
});

describe('a mail', () => {
  it('contains everything in Thai first and then in English, in its subject too', () => {
    const { subject, text } = writeMail(
      { subject: ['รหัส\nยืนยัน', 'One-time code'], text: ['สวัสดี', 'Good day'] },
      settings,
    );
    expect(subject).toBe('รหัส ยืนยัน / One-time code');
    expect(text.indexOf('สวัสดี')).toBeLessThan(text.indexOf('Good day'));
    expect(text).toContain('ระบบทดสอบ <ก>');
    expect(text).toContain('Test & Co');
  });

  it('has an HTML form that runs nothing, loads nothing and links only to this system', () => {
    const bad =
      '<script>x</script> <img src="https://evil.example/p.png"> https://evil.example/login https://haz.example.go.th@evil.example/ https://haz.example.go.th/haz/a?key=b_c-1.';
    const { html } = writeMail({ subject: ['ก', 'a'], text: [bad, bad] }, settings);
    expect(html).not.toMatch(
      /<(?!\/?(?:html|head|meta|body|div|p|br|hr|small|a)\b|!doctype)|<\w+[^>]*\s(?:src|style|on\w+)=/,
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      'https://haz.example.go.th/haz/a?key=b_c-1',
      'https://haz.example.go.th/haz/a?key=b_c-1',
    ]);
    expect(html).toContain('ระบบทดสอบ &lt;ก&gt;');
  });

  it('escapes any text in its HTML', () => {
    assertProperty(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
        expect(linkedHtml(text, settings.publicUrl).replaceAll(/<a href="[^"<>]*">|<\/a>/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe('the reason why a mail was not sent', () => {
  it('is a sentence that repeats neither recipient nor text, whatever the library reports', () => {
    const error = Object.assign(new Error('550 <somchai@example.com> rejected; code 123456'), {
      code: 'EENVELOPE',
      responseCode: 550,
      rejected: ['somchai@example.com'],
    });
    const problem = mailProblemOf(error, { host: 'mail.example', port: 25 });
    expect(problem.message).toBe(
      'The mail server mail.example:25 does not take mail from this sender or to this recipient (it answered 550).',
    );
    expect(JSON.stringify(Object.entries(problem)) + String(problem.stack)).not.toContain('somchai');
    expect(problem.cause).toBeUndefined();
  });

  it.each([
    ['EAUTH', /username and password/],
    ['EDNS', /no mail server of the name/],
    ['ETIMEDOUT', /in time/],
    ['ECONNREFUSED', /cannot be reached/],
    ['ETLS', /encrypted/],
  ])('distinguishes %s', (code, words) => {
    expect(mailProblemOf({ code }, { host: 'h', port: 1 }).message).toMatch(words);
  });

  it('is passed on if it is already ours', () => {
    const ours = new MailProblem('x');
    expect(mailProblemOf(ours, { host: 'h', port: 1 })).toBe(ours);
  });
});
