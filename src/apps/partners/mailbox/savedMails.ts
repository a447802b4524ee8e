/** The newest mails caught by a demonstration, one file each. */
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { instantFromMs, type Instant } from '#language/values/instant.ts';

export interface SavedMail {
  readonly id: string;
  readonly receivedAt: Instant;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export const MAX_MAILS = 200;

export async function saveMail(folder: string, raw: Buffer, nowMs = Date.now()): Promise<void> {
  const id = `${nowMs}-${randomBytes(4).toString('hex')}`;
  // A reader sees the whole mail or nothing. It may contain a link into an account, so only the owner of the file may
  // read it.
  const unfinished = join(folder, `${id}.part`);
  await writeFile(unfinished, raw, { mode: 0o600 });
  await rename(unfinished, join(folder, `${id}${ENDING}`));
  for (const old of (await idsIn(folder)).slice(MAX_MAILS)) await rm(join(folder, `${old}${ENDING}`), { force: true });
}

/** Newest first. */
export async function listMails(folder: string): Promise<readonly SavedMail[]> {
  const mails: SavedMail[] = [];
  for (const id of await idsIn(folder)) {
    const mail = await findMail(folder, id);
    if (mail !== undefined) mails.push(mail);
  }
  return mails;
}

export async function findMail(folder: string, id: string): Promise<SavedMail | undefined> {
  if (!ID.test(id)) return undefined;
  const raw = await readFile(join(folder, `${id}${ENDING}`)).catch(() => undefined);
  if (raw === undefined) return undefined;
  const { from, to, subject, text } = await PostalMime.parse(raw);
  const receivedAt = instantFromMs(Number(id.split('-')[0]));
  return {
    id,
    receivedAt,
    from: addressText(from === undefined ? [] : [from]),
    to: addressText(to ?? []),
    subject: subject ?? '',
    text: text ?? '',
  };
}

const ENDING = '.eml';
/**
 * The time in milliseconds (13 digits until the year 2286) and random digits that distinguish two mails of the same
 * time.
 */
const ID = /^\d{13}-[0-9a-f]{8}$/;

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter((id) => ID.test(id))
    .toSorted()
    .toReversed();
}

function addressText(addresses: readonly Address[]): string {
  return addresses.map(({ name, address = '' }) => (name === '' ? address : `${name} <${address}>`)).join(', ');
}
