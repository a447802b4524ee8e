import { describe, expect, it } from 'vitest';
import { screensPolicy, secureHeaders } from './secureHeaders.ts';

describe('the headers of an answer', () => {
  it('let a page load and be framed by this site only, over TLS, without type sniffing', async () => {
    const { page } = await secureHeaders();
    expect(page).toMatchObject({
      'content-security-policy':
        "default-src 'self';base-uri 'self';object-src 'none';frame-ancestors 'self';form-action 'self';img-src 'self' data: blob:",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('of data are a subset of those of a page', async () => {
    const { page, call } = await secureHeaders();
    expect(page).toMatchObject(call);
    expect(Object.keys(call).toSorted()).toEqual([
      'content-security-policy',
      'cross-origin-resource-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]);
    expect(Object.values(call)).not.toContain(undefined);
  });

  it('contain nothing that belongs to a single answer', async () => {
    const { page } = await secureHeaders();
    expect(
      Object.keys(page).filter((name) => /^(?:content-(?!security)|date|connection|cache|set-cookie)/.test(name)),
    ).toEqual([]);
  });

  it('let the page of the screens run only scripts and styles with the nonce of this answer', () => {
    const policy = screensPolicy('abc').split(';');
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).toContain("style-src 'self' 'nonce-abc'");
    expect(policy.filter((line) => /unsafe|\*|https?:/.test(line))).toEqual(["style-src-attr 'unsafe-inline'"]);
  });

  it('let it load map pictures from the one origin that is set, and nothing else from there', () => {
    const policy = screensPolicy('abc', 'https://maps.example.go.th:8443').split(';');
    expect(policy.filter((line) => line.includes('maps.example'))).toEqual([
      "img-src 'self' data: blob: https://maps.example.go.th:8443",
    ]);
  });
});
