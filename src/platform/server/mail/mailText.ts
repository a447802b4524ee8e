/** Writes a mail as text and as HTML: the same words, Thai first, and nothing that is loaded from elsewhere. */
import type { Label } from '#language/label.ts';
import { escapeHtml, linkedHtml } from '../html.ts';
import type { Mail } from './mail.ts';
import type { MailSettings } from './mailSettings.ts';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function writeMail(
  { subject, text }: Pick<Mail, 'subject' | 'text'>,
  { brand, publicUrl }: Pick<MailSettings, 'brand' | 'publicUrl'>,
): WrittenMail {
  return {
    subject: subject.map((subjectText) => subjectText.replaceAll(/\s+/g, ' ').trim()).join(' / '),
    text: `${text.map((body, index) => `${body.trim()}\n\n${brand[index] ?? ''}\n${automatic[index] ?? ''}`).join(`\n\n${RULE}\n\n`)}\n`,
    html: htmlOf({ text, brand, publicUrl }),
  };
}

const RULE = '-'.repeat(40);
const automatic: Label = [
  'อีเมลนี้ส่งโดยระบบอัตโนมัติ กรุณาอย่าตอบกลับ',
  'This e-mail was sent automatically. Please do not reply to it.',
];
const languages = ['th', 'en'] as const;

/** No colours and no external styles: it must be readable in every mail program. */
function htmlOf({ text, brand, publicUrl }: { text: Label; brand: Label; publicUrl: string }): string {
  const blocks = text.map((body, index) => {
    const paragraphs = body
      .trim()
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${linkedHtml(paragraph, publicUrl).replaceAll('\n', '<br>')}</p>`);
    return `<div lang="${languages[index] ?? 'th'}">\n${paragraphs.join('\n')}\n<p>${escapeHtml(brand[index] ?? '')}<br><small>${escapeHtml(automatic[index] ?? '')}</small></p>\n</div>`;
  });
  return `<!doctype html>\n<html lang="th"><head><meta charset="utf-8"></head><body>\n${blocks.join('\n<hr>\n')}\n</body></html>\n`;
}
