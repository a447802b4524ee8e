/**
 * The frame of the pages that partners of a demonstration show: no scripts, with the colours and fonts of the screens.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { escapeHtml } from '#platform/server/html.ts';

export interface Frame {
  readonly path: string;
  readonly locale: Locale;
  readonly nonce: string;
  readonly sheets: readonly string[];
  readonly icon: string | undefined;
  readonly publicUrl: string;
}

export interface FrameOptions {
  readonly path: string;
  readonly publicUrl: string;
  /** The folder of the built screens, whose styles the pages use. */
  readonly webDir: string;
}

export function createFrames({ path, publicUrl, webDir }: FrameOptions): (request: FastifyRequest) => Frame {
  const dress = stylesheetsOf(webDir);
  return (request) => ({
    path,
    locale: localeOf(request),
    nonce: randomBytes(NONCE_BYTES).toString('base64'),
    ...dress,
    publicUrl,
  });
}

export function labelHtml({ locale }: Frame, label: Label): string {
  return escapeHtml(inLocale(label, locale));
}

export function addressOf(
  { path, locale }: Frame,
  id = '',
  { language = locale, query = {} }: { readonly language?: Locale; readonly query?: Query } = {},
): string {
  const search = new URLSearchParams({ ...query, ...(language === 'en' ? { lang: 'en' } : {}) }).toString();
  return `${path}${id === '' ? '' : `/${id}`}${search === '' ? '' : `?${search}`}`;
}

/** The parameters of an address except the language. */
export type Query = Readonly<Record<string, string>>;

export interface Page {
  readonly title: string;
  readonly main: string;
  readonly style: string;
  /** Id of the page, for the link to the same page in the other language. */
  readonly id?: string;
  readonly query?: Query;
}

export function drawPage(frame: Frame, { title, main, style, id = '', query = {} }: Page): string {
  const other = frame.locale === 'th' ? 'en' : 'th';
  return `<!doctype html>
<html lang="${frame.locale}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${frame.icon === undefined ? '' : `<link rel="icon" href="${frame.icon}">`}
${frame.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
<style nonce="${frame.nonce}">${STYLE}${style}</style>
</head>
<body>
<header class="bar"><a href="/haz">${labelHtml(frame, TO_THE_SYSTEM)}</a><a href="${escapeHtml(addressOf(frame, id, { language: other, query }))}" lang="${other}" hreflang="${other}">${other === 'en' ? 'English' : 'ภาษาไทย'}</a></header>
<main>
${main}
</main>
</body>
</html>
`;
}

/**
 * The content may come from anybody: the policy allows no scripts and no foreign resources, and forms only to this
 * server and only on pages that have one.
 */
export function sendPage(reply: FastifyReply, { nonce }: Frame, page: string, { asks = false } = {}): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none';style-src 'self' 'nonce-${nonce}';font-src 'self';img-src 'self';base-uri 'none';form-action ${asks ? "'self'" : "'none'"};frame-ancestors 'none'`,
    )
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

const NONCE_BYTES = 18;
const TO_THE_SYSTEM: Label = ['ไปที่ระบบ', 'Go to the system'];

function localeOf({ query }: FastifyRequest): Locale {
  return (query as { readonly lang?: unknown }).lang === 'en' ? 'en' : 'th';
}

/** The stylesheets of the first page of the screens; their names change with every build. */
function stylesheetsOf(webDir: string): Pick<Frame, 'sheets' | 'icon'> {
  const path = join(webDir, 'index.html');
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    sheets: [...page.matchAll(/<link rel="stylesheet"[^>]* href="(\/[\w./-]+\.css)"/g)].map((match) => match[1] ?? ''),
    icon: /<link rel="icon" href="(\/[\w./-]+)"/.exec(page)?.[1],
  };
}

/** Every colour and size is a token of the screens; without the tokens a page is plain but readable. */
const STYLE = `
.bar { display: flex; gap: var(--space-4); justify-content: space-between; align-items: center; min-height: var(--height-bar); padding: 0 var(--space-4); background: var(--structure); }
.bar a { display: inline-flex; align-items: center; min-height: var(--size-target); color: var(--on-structure); }
main { display: grid; gap: var(--space-4); max-width: var(--width-reading); margin: var(--space-6) auto; padding: 0 var(--space-4); }
h1 { font-size: var(--text-title); overflow-wrap: anywhere; }
a { color: var(--link); }
.hint { color: var(--ink-soft); }
`;
