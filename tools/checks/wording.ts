/** The texts that people read, found in the source, and the phrases that docs/terms.md has replaced. */
import { isTest, lineAt, type SourceFile } from './sources.ts';

export interface WrittenText {
  readonly path: string;
  readonly line: number;
  readonly th: string;
  readonly en: string;
}

/** A pair in either form: `{ th: '…', en: '…' }`, or a label `['…', '…']` whose first half is Thai. */
const QUOTED = String.raw`(?:'((?:[^'\\]|\\.)*)'|${'`'}((?:[^${'`'}\\]|\\.)*)${'`'})`;
const IN_OBJECT = new RegExp(String.raw`\bth:\s*${QUOTED},\s*en:\s*${QUOTED}`, 'gu');
const IN_LABEL = new RegExp(String.raw`[[(]\s*${QUOTED},\s*${QUOTED}`, 'gu');
const THAI = /[\u0E00-\u0E7F]/u;

export function textsIn({ path, text }: SourceFile): WrittenText[] {
  return [IN_OBJECT, IN_LABEL].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .map(({ 1: th, 2: thTemplate, 3: en, 4: enTemplate, index }) => ({
        path,
        line: lineAt(text, index),
        th: th ?? thTemplate ?? '',
        en: en ?? enTemplate ?? '',
      }))
      .filter(({ th, en }) => THAI.test(th) && !THAI.test(en)),
  );
}

/** Phrases that are unusual in English, or have another word in docs/terms.md. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\b(?:some|every)body\b/iu, 'someone, everyone'],
  [/\bmend(?:ed)?\b/iu, 'correct'],
  [/\banew\b/iu, 'again'],
  [/\btell the administrator\b/iu, 'contact the administrator'],
  [/\b(?:give|gives|gave|given) up\b/iu, 'cancel, stop using'],
  [/\b(?:put|puts) aside\b/iu, 'stop using'],
  [/\b(?:take|takes|taken|took) (?:out|in|back)\b/iu, 'remove, accept, undo'],
  [/\bbring(?:s)? (?:in|back)\b|\bbrought (?:in|back)\b/iu, 'import, use again'],
  [
    /\b(?<!people )(?:who|what) (?:registered|was (?:issued|filed|asked for))\b/iu,
    'applicant, issued document, request',
  ],
  [/\bwants? to join\b/iu, 'request to join'],
  [/\bon (?:its|their) way\b/iu, 'in process'],
  [/\bgoes? on\b/iu, 'continue'],
  [/\bworked out\b/iu, 'calculated'],
  [/\bstanding of\b/iu, 'status'],
  [/\bkinds? of (?:request|operator)s?\b/iu, 'request type, operator type'],
  [/\blisted (?:hazardous )?objects?\b/iu, 'listed hazardous substance'],
  [/\bpapers on file\b/iu, 'company documents'],
  [/\b(?:log|logs|logged) (?:in|out)\b/iu, 'sign in, sign out'],
];

/** Familiar or commanding words, and words that have another one in docs/terms.md. */
const THAI_WORDS: readonly (readonly [RegExp, string])[] = [
  [/คุณ(?!ภาพ|สมบัติ|ลักษณะ|วุฒิ)/u, 'ท่าน'],
  [/สิทธิ์/u, 'สิทธิ'],
  [/เอาไฟล์ออก/u, 'นำไฟล์ออก'],
  [/ลองคิดค่าธรรมเนียม/u, 'ทดลองคำนวณค่าธรรมเนียม'],
  [/หนึ่งเดียว/u, 'เพียงหนึ่ง'],
  [/โดย (?:system|ระบบระบบ)/u, 'โดยระบบ'],
];

export function replacedPhrases(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !path.includes('/testing/'))
    .flatMap(textsIn)
    .flatMap(({ path, line, th, en }) => [
      ...ENGLISH.filter(([phrase]) => phrase.test(en)).map(([, word]) => `${path}:${line} “${en}”: ${word}`),
      ...THAI_WORDS.filter(([phrase]) => phrase.test(th)).map(([, word]) => `${path}:${line} “${th}”: ${word}`),
    ]);
}

/** An e-mail is a letter, and a task is a sentence of one. No other text on a screen uses it. */
const LETTERS =
  /\/(?:mails?|mailText|notify\w*|accountNotices|powerNotifications|\w*Text|overdue|chargeTask|saveNotice|settle|testEmail)\b/u;

export function politeScreens(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !path.includes('/testing/') && !LETTERS.test(path))
    .flatMap((file) =>
      textsIn(file)
        .filter(({ en, line }) => /\bplease\b/iu.test(en) && !/\btask:/u.test(lineOf(file, line)))
        .map(({ path, line, en }) => `${path}:${line} “${en}”: leave out “Please”`),
    );
}

function lineOf({ text }: SourceFile, line: number): string {
  return text.split('\n')[line - 1] ?? '';
}
