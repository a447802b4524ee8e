/**
 * The facts that a local agent reads from an ID card, and where a page finds them. Any program on that computer could
 * answer, so they are parsed strictly.
 */
import { isPersonId } from '#language/values/idCard.ts';
import { findCompactDate } from '#language/values/compactDate.ts';
import { findPlainDate, type PlainDate } from '#language/values/plainDate.ts';

/** One port, the same on every computer, because a page cannot search for it. */
export const CARD_READER_PORT = 14_820;
export const CARD_READER_URL = `ws://127.0.0.1:${CARD_READER_PORT}`;

/** The message of a page that requests a card. */
export const READ_CARD_MESSAGE = JSON.stringify({ type: 'read' });

export interface IdCardFacts {
  readonly citizenId: string;
  readonly titleTh: string | null;
  readonly firstNameTh: string;
  readonly lastNameTh: string;
  readonly titleEn: string | null;
  readonly firstNameEn: string | null;
  readonly lastNameEn: string | null;
  readonly birthDate: PlainDate | null;
  /** In one line, as it is printed. */
  readonly address: string | null;
  /** As a data URL. */
  readonly photo: string | null;
}

export type CardReaderAnswer = { readonly card: IdCardFacts } | { readonly problem: 'noCard' | 'unreadable' };

/** An agent without a card answers `{"problem":"noCard"}`; any other answer that is no card is unreadable. */
export function parseCardReaderAnswer(text: unknown): CardReaderAnswer {
  const sent = parseObject(text);
  if (sent === undefined) return { problem: 'unreadable' };
  if (sent['problem'] === 'noCard') return { problem: 'noCard' };
  const card = findCard(sent);
  return card === undefined ? { problem: 'unreadable' } : { card };
}

const ANSWER_LENGTH_MAX = 400_000;
const NAME_LENGTH_MAX = 100;
const ADDRESS_LENGTH_MAX = 500;
/** A card stores 5 KB of picture. */
const PHOTO_LENGTH_MAX = 100_000;
/** A JPEG in base64. */
const PHOTO = /^(?:data:image\/jpeg;base64,)?(\/9j\/[A-Za-z0-9+/]+={0,2})$/u;

type CardMessage = Readonly<Record<string, unknown>>;

function parseObject(text: unknown): CardMessage | undefined {
  if (typeof text !== 'string' || text.length > ANSWER_LENGTH_MAX) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as CardMessage) : undefined;
  } catch {
    return undefined;
  }
}

function findCard(sent: CardMessage): IdCardFacts | undefined {
  const names = {
    titleTh: readText(sent, 'titleTH'),
    firstNameTh: readText(sent, 'firstNameTH'),
    lastNameTh: readText(sent, 'lastNameTH'),
    titleEn: readText(sent, 'titleEN'),
    firstNameEn: readText(sent, 'firstNameEN'),
    lastNameEn: readText(sent, 'lastNameEN'),
  };
  const { firstNameTh, lastNameTh } = names;
  const citizenId = readText(sent, 'citizenId');
  const birthday = readText(sent, 'birthday');
  const address = readText(sent, 'address', ADDRESS_LENGTH_MAX);
  const photo = readPhoto(sent);
  const birthDate = typeof birthday === 'string' ? (findPlainDate(birthday) ?? findCompactDate(birthday)) : birthday;
  const isComplete =
    typeof citizenId === 'string' &&
    isPersonId(citizenId) &&
    typeof firstNameTh === 'string' &&
    typeof lastNameTh === 'string';
  if (
    !isComplete ||
    names.titleTh === undefined ||
    names.titleEn === undefined ||
    names.firstNameEn === undefined ||
    names.lastNameEn === undefined
  )
    return undefined;
  if (birthDate === undefined || address === undefined || photo === undefined) return undefined;
  return {
    citizenId,
    titleTh: names.titleTh,
    firstNameTh,
    lastNameTh,
    titleEn: names.titleEn,
    firstNameEn: names.firstNameEn,
    lastNameEn: names.lastNameEn,
    birthDate,
    // The chip separates the parts of the address by this sign.
    address: address?.replaceAll(/[#\s]+/gu, ' ').trim() ?? null,
    photo,
  };
}

/** Null if it is absent, undefined if it is something else. */
function readText(sent: CardMessage, name: string, longest = NAME_LENGTH_MAX): string | null | undefined {
  const value = sent[name] ?? '';
  if (typeof value !== 'string' || value.length > longest || /\p{Cc}/u.test(value)) return undefined;
  return value.trim() === '' ? null : value.trim();
}

function readPhoto(sent: CardMessage): string | null | undefined {
  const text = readText(sent, 'photo', PHOTO_LENGTH_MAX);
  if (typeof text !== 'string') return text;
  const [, bytes] = PHOTO.exec(text) ?? [];
  return bytes === undefined ? undefined : `data:image/jpeg;base64,${bytes}`;
}
