/** One client at the other end of a connection: says who it is, subscribes, and from then on only listens. */
import { message, type MessageRef } from '#language/message.ts';
import type { Member } from './audience.ts';
import { startBeats, type Beats } from './beats.ts';
import { destinations } from './destinations.ts';
import { BEAT, readFrame, writeFrame, type Frame } from './frame.ts';
import { MAX_FRAME, type RealtimeLimits } from './limits.ts';

/** What carries text to the client. */
export interface Wire {
  readonly write: (text: string) => void;
  /** After what was written. */
  readonly close: () => void;
}

export interface Conversation {
  readonly heard: (text: string) => void;
  /** To what the client has subscribed to, and else to nobody. */
  readonly push: (destination: string, body?: object) => void;
  readonly refuse: (ref: MessageRef) => void;
  readonly close: () => void;
}

export interface ConversationPort {
  readonly wire: Wire;
  readonly findLive: (token: string) => Promise<Member | undefined>;
  /** Why there is no place for one more of this session. */
  readonly findObstacle: (member: Member) => MessageRef | undefined;
  readonly opened: (member: Member) => void;
  readonly subscribed: (member: Member, destination: string) => void;
  /** Somebody signed in asked for what is not theirs. */
  readonly refused: (member: Member, what: string) => void;
  readonly closed: () => void;
  /** In both languages: a frame knows nothing of its reader. */
  readonly textsOf: (ref: MessageRef) => { readonly th: string; readonly en: string };
  readonly limits: RealtimeLimits;
  readonly beatMs: number;
  readonly connectMs: number;
}

export function createConversation(port: ConversationPort): Conversation {
  const { wire, beatMs, limits } = port;
  const isSlowEnough = createSpeedLimit(limits.framesPerSecond);
  let state: 'new' | 'asking' | 'open' | 'closed' = 'new';
  let member: Member | undefined;
  let beats: Beats | undefined;

  const isClosed = (): boolean => state === 'closed';
  const close = (): void => {
    if (isClosed()) return;
    state = 'closed';
    clearTimeout(tooLate);
    beats?.stop();
    wire.close();
    port.closed();
  };
  const refuse = (ref: MessageRef): void => {
    if (isClosed()) return;
    const { th, en } = port.textsOf(ref);
    wire.write(
      writeFrame(
        'ERROR',
        { message: `${th} / ${en}`, 'content-type': 'application/json' },
        JSON.stringify({ messageKey: ref.messageKey, message: { th, en } }),
      ),
    );
    close();
  };
  const desk = createDesk(port, { refuse, close });
  const tooLate = setTimeout(() => refuse(message('unauthenticated')), port.connectMs);
  tooLate.unref();

  const open = (found: Member, { headers }: Frame, version: string): void => {
    state = 'open';
    member = found;
    clearTimeout(tooLate);
    wire.write(writeFrame('CONNECTED', { version, 'heart-beat': `${beatMs},${beatMs}` }));
    beats = startBeats({
      offer: headers.get('heart-beat'),
      everyMs: beatMs,
      beat: () => wire.write(BEAT),
      dead: close,
    });
    port.opened(found);
  };
  const connect = async (frame: Frame): Promise<void> => {
    state = 'asking';
    const version = versionOf(frame.headers.get('accept-version'));
    const token = tokenIn(frame);
    const found = version === undefined || token === undefined ? undefined : await port.findLive(token);
    if (isClosed()) return;
    const obstacle = found === undefined ? message('badToken') : port.findObstacle(found);
    if (version === undefined) refuse(message('socketNotUnderstood'));
    else if (found === undefined || obstacle !== undefined) refuse(obstacle ?? message('badToken'));
    else open(found, frame, version);
  };
  const obey = (frame: Frame): void => {
    if (member !== undefined) desk.obey(member, frame);
    else if (state === 'new' && OPENINGS.has(frame.command)) connect(frame).catch(() => refuse(message('unavailable')));
    else refuse(message('unauthenticated'));
  };
  return {
    heard: (text) => {
      if (isClosed()) return;
      beats?.heard();
      const frame = text.length > MAX_FRAME ? undefined : readFrame(text);
      if (!isSlowEnough()) refuse(message('tooManyRequests', { seconds: 1 }));
      else if (frame === undefined) refuse(message('socketNotUnderstood'));
      else if (frame !== 'beat') obey(frame);
    },
    push: (destination, body) => {
      if (!isClosed()) desk.push(destination, body);
    },
    refuse,
    close,
  };
}

interface Desk {
  readonly obey: (member: Member, frame: Frame) => void;
  readonly push: Conversation['push'];
}

/** What an open conversation is about: subscriptions, and nothing else. */
function createDesk(
  { wire, limits, refused, subscribed }: ConversationPort,
  { refuse, close }: Pick<Conversation, 'refuse' | 'close'>,
): Desk {
  const subscriptions = new Map<string, string>();
  let pushed = 0;
  /** What was asked for has been done. */
  const confirm = ({ headers }: Frame): void => {
    const receipt = headers.get('receipt');
    if (receipt !== undefined) wire.write(writeFrame('RECEIPT', { 'receipt-id': receipt }));
  };
  const forbid = (member: Member, what: string): void => {
    refused(member, what.trim());
    refuse(message('forbidden'));
  };
  const subscribe = (member: Member, frame: Frame): void => {
    const [id, destination] = [frame.headers.get('id'), frame.headers.get('destination')];
    if (id === undefined || destination === undefined || subscriptions.has(id)) refuse(message('socketNotUnderstood'));
    else if (!destinations.has(destination)) forbid(member, `SUBSCRIBE ${destination}`);
    else if (subscriptions.size >= limits.subscriptions)
      refuse(message('tooMany', { what: 'SUBSCRIBE', limit: limits.subscriptions }));
    else {
      subscriptions.set(id, destination);
      confirm(frame);
      subscribed(member, destination);
    }
  };
  return {
    obey: (member, frame) => {
      switch (frame.command) {
        case 'SUBSCRIBE':
          subscribe(member, frame);
          break;
        case 'UNSUBSCRIBE':
          subscriptions.delete(frame.headers.get('id') ?? '');
          confirm(frame);
          break;
        case 'DISCONNECT':
          confirm(frame);
          close();
          break;
        default:
          forbid(member, `${frame.command} ${frame.headers.get('destination') ?? ''}`);
      }
    },
    push: (destination, body) => {
      for (const [subscription, wanted] of subscriptions) {
        if (wanted !== destination) continue;
        pushed += 1;
        const headers = { subscription, 'message-id': String(pushed), destination };
        wire.write(
          body === undefined
            ? writeFrame('MESSAGE', headers)
            : writeFrame('MESSAGE', { ...headers, 'content-type': 'application/json' }, JSON.stringify(body)),
        );
      }
    },
  };
}

const OPENINGS: ReadonlySet<string> = new Set(['CONNECT', 'STOMP']);
const VERSIONS = ['1.2', '1.1'];
const SECOND_MS = 1000;

/** The newest both speak. */
function versionOf(accepted: string | undefined): string | undefined {
  const offered = new Set((accepted ?? '').split(',').map((version) => version.trim()));
  return VERSIONS.find((version) => offered.has(version));
}

function tokenIn({ headers }: Frame): string | undefined {
  return /^Bearer +([\w.-]+)$/i.exec(headers.get('Authorization') ?? headers.get('authorization') ?? '')?.[1];
}

function createSpeedLimit(perSecond: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / SECOND_MS);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= perSecond;
  };
}
