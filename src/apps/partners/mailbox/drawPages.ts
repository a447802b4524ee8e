/** The pages of the mailbox. */
import type { Label } from '#language/label.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { escapeHtml, linkedHtml } from '#platform/server/html.ts';
import { addressOf, drawPage, labelHtml, type Frame } from '../partnerPage.ts';
import type { SavedMail } from './savedMails.ts';

export function listPage(frame: Frame, mails: readonly SavedMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="${addressOf(frame, mail.id)}"><strong>${subjectOf(frame, mail)}</strong><span>${escapeHtml(mail.to)}</span><time datetime="${mail.receivedAt}">${formatDatetime(mail.receivedAt, frame.locale)}</time></a></li>`,
  );
  const body =
    rows.length === 0
      ? `<p class="empty">${labelHtml(frame, texts.empty)}</p>`
      : `<ol class="mails">${rows.join('\n')}</ol>`;
  return drawPage(frame, {
    style: STYLE,
    title: labelHtml(frame, texts.title),
    main: `<h1>${labelHtml(frame, texts.title)}</h1>\n<p class="hint">${labelHtml(frame, texts.hint)}</p>\n${body}`,
  });
}

export function mailPage(frame: Frame, mail: SavedMail): string {
  const lines = [
    [texts.from, escapeHtml(mail.from)],
    [texts.to, escapeHtml(mail.to)],
    [texts.received, formatDatetime(mail.receivedAt, frame.locale)],
  ] as const;
  const head = lines.map(([label, value]) => `<dt>${labelHtml(frame, label)}</dt><dd>${value}</dd>`).join('');
  const main = `${backLink(frame)}\n<article><h1>${subjectOf(frame, mail)}</h1>\n<dl>${head}</dl>\n<div class="text">${linkedHtml(mail.text.trim(), frame.publicUrl)}</div></article>`;
  return drawPage(frame, { style: STYLE, title: subjectOf(frame, mail), main, id: mail.id });
}

export function missingPage(frame: Frame): string {
  return drawPage(frame, {
    style: STYLE,
    title: labelHtml(frame, texts.missing),
    main: `${backLink(frame)}\n<h1>${labelHtml(frame, texts.missing)}</h1>`,
  });
}

const texts = {
  title: ['กล่องจดหมายของระบบสาธิต', 'Demonstration mailbox'],
  hint: [
    'อีเมลทุกฉบับที่ระบบสาธิตส่งอยู่ที่นี่ ไม่มีฉบับใดส่งออกไปจริง',
    'Every e-mail the demonstration sends is kept here. None of them leaves this machine.',
  ],
  empty: ['ยังไม่มีอีเมล', 'No e-mail yet'],
  missing: ['ไม่พบอีเมลฉบับนี้', 'This e-mail was not found'],
  noSubject: ['(ไม่มีชื่อเรื่อง)', '(no subject)'],
  from: ['จาก', 'From'],
  to: ['ถึง', 'To'],
  received: ['ได้รับเมื่อ', 'Received'],
  back: ['กลับไปที่กล่องจดหมาย', 'Back to the mailbox'],
} as const satisfies Record<string, Label>;

function subjectOf(frame: Frame, { subject }: SavedMail): string {
  return subject.trim() === '' ? labelHtml(frame, texts.noSubject) : escapeHtml(subject);
}

function backLink(frame: Frame): string {
  return `<p><a href="${addressOf(frame)}">← ${labelHtml(frame, texts.back)}</a></p>`;
}

const STYLE = `
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
