/** The pages of the mailbox, drawn without scripts in the colours and type of the screens. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { escapeHtml, linkedHtml } from '#platform/server/html.ts';
import type { KeptMail } from './keptMails.ts';

export interface Frame {
  readonly path: string;
  readonly locale: Locale;
  readonly nonce: string;
  readonly sheets: readonly string[];
  readonly icon: string | undefined;
  readonly publicUrl: string;
}

export function listPage(frame: Frame, mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="${addressOf(frame, mail.id)}"><strong>${subjectOf(frame, mail)}</strong><span>${escapeHtml(mail.to)}</span><time datetime="${mail.receivedAt}">${formatDatetime(mail.receivedAt, frame.locale)}</time></a></li>`,
  );
  const body = rows.length === 0 ? `<p class="empty">${word(frame, texts.empty)}</p>` : `<ol class="mails">${rows.join('\n')}</ol>`;
  return page(frame, { title: word(frame, texts.title), main: `<h1>${word(frame, texts.title)}</h1>\n<p class="hint">${word(frame, texts.hint)}</p>\n${body}` });
}

export function mailPage(frame: Frame, mail: KeptMail): string {
  const lines = [[texts.from, escapeHtml(mail.from)], [texts.to, escapeHtml(mail.to)], [texts.received, formatDatetime(mail.receivedAt, frame.locale)]] as const;
  const head = lines.map(([label, value]) => `<dt>${word(frame, label)}</dt><dd>${value}</dd>`).join('');
  const main = `${backLink(frame)}\n<article><h1>${subjectOf(frame, mail)}</h1>\n<dl>${head}</dl>\n<div class="text">${linkedHtml(mail.text.trim(), frame.publicUrl)}</div></article>`;
  return page(frame, { title: subjectOf(frame, mail), main, id: mail.id });
}

export function missingPage(frame: Frame): string {
  return page(frame, { title: word(frame, texts.missing), main: `${backLink(frame)}\n<h1>${word(frame, texts.missing)}</h1>` });
}

const texts = {
  title: ['กล่องจดหมายของระบบสาธิต', 'Mailbox of the demonstration'],
  hint: ['อีเมลทุกฉบับที่ระบบสาธิตส่งอยู่ที่นี่ ไม่มีฉบับใดส่งออกไปจริง', 'Every mail the demonstration sends is here. None of them leaves this machine.'],
  empty: ['ยังไม่มีอีเมล', 'There is no mail yet.'],
  missing: ['ไม่พบอีเมลฉบับนี้', 'This mail was not found'],
  noSubject: ['(ไม่มีชื่อเรื่อง)', '(no subject)'],
  from: ['จาก', 'From'],
  to: ['ถึง', 'To'],
  received: ['ได้รับเมื่อ', 'Received'],
  back: ['กลับไปที่กล่องจดหมาย', 'Back to the mailbox'],
  system: ['ไปที่ระบบ', 'To the system'],
} as const satisfies Record<string, Label>;

function word({ locale }: Frame, label: Label): string {
  return escapeHtml(inLocale(label, locale));
}

function subjectOf(frame: Frame, { subject }: KeptMail): string {
  return subject.trim() === '' ? word(frame, texts.noSubject) : escapeHtml(subject);
}

function addressOf({ path, locale }: Frame, id = '', asked: Locale = locale): string {
  return `${path}${id === '' ? '' : `/${id}`}${asked === 'en' ? '?lang=en' : ''}`;
}

function backLink(frame: Frame): string {
  return `<p><a href="${addressOf(frame)}">← ${word(frame, texts.back)}</a></p>`;
}

function page(frame: Frame, { title, main, id = '' }: { title: string; main: string; id?: string }): string {
  const other = frame.locale === 'th' ? 'en' : 'th';
  return `<!doctype html>
<html lang="${frame.locale}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${frame.icon === undefined ? '' : `<link rel="icon" href="${frame.icon}">`}
${frame.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
<style nonce="${frame.nonce}">${STYLE}</style>
</head>
<body>
<header class="bar"><a href="/haz">${word(frame, texts.system)}</a><a href="${addressOf(frame, id, other)}" lang="${other}" hreflang="${other}">${other === 'en' ? 'English' : 'ภาษาไทย'}</a></header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** Every colour and size is a token of the screens; without them it is plain, and can be read. */
const STYLE = `
.bar { display: flex; gap: var(--space-4); justify-content: space-between; align-items: center; min-height: var(--height-bar); padding: 0 var(--space-4); background: var(--structure); }
.bar a { display: inline-flex; align-items: center; min-height: var(--size-target); color: var(--on-structure); }
main { display: grid; gap: var(--space-4); max-width: var(--width-reading); margin: var(--space-6) auto; padding: 0 var(--space-4); }
h1 { font-size: var(--text-title); overflow-wrap: anywhere; }
a { color: var(--link); }
.hint { color: var(--ink-soft); }
.mails, article, .empty { border: var(--hairline) solid var(--line); border-radius: var(--radius); background: var(--surface); }
.mails { padding: 0; margin: 0; list-style: none; }
.mails li + li { border-top: var(--hairline) solid var(--line-soft); }
.mails a { display: grid; gap: 0 var(--space-4); grid-template-columns: 1fr auto; padding: var(--space-3) var(--space-4); color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
.mails a:hover { background: var(--surface-hover); }
.mails strong { grid-column: 1 / -1; color: var(--link); }
.mails span, .mails time { color: var(--ink-soft); font-size: var(--text-small); }
.empty { padding: var(--space-8) var(--space-4); text-align: center; color: var(--ink-soft); }
article { display: grid; gap: var(--space-4); padding: var(--space-5) var(--space-4); }
dl { display: grid; grid-template-columns: auto 1fr; gap: var(--space-1) var(--space-4); padding-bottom: var(--space-4); border-bottom: var(--hairline) solid var(--line); }
dt { color: var(--ink-soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
