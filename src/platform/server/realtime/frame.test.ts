import { FrameImpl, Parser, type IRawFrameType } from '@stomp/stompjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { readFrame, writeFrame } from './frame.ts';

/** Reads as the client in the browser does. */
function readByClient(text: string): { command: string; headers: Record<string, string | undefined>; body: string }[] {
  const raw: IRawFrameType[] = [];
  new Parser(
    (frame) => raw.push(frame),
    () => undefined,
  ).parseChunk(text);
  return raw.map((rawFrame) => {
    const frame = FrameImpl.fromRawFrame(rawFrame, true);
    return { command: frame.command, headers: Object.fromEntries(Object.entries(frame.headers)), body: frame.body };
  });
}

/** The client trims spaces around names and values. */
const value = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '').trim());
/** Names are fixed words of ours or the client's: it escapes only values. */
const name = fc.stringMatching(/^[a-z][a-z-]{0,20}$/).filter((text) => text !== 'content-length');
const headers = fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: true });
const runs = propertyRuns(200);
const command = fc.constantFrom('MESSAGE', 'ERROR', 'RECEIPT');

describe('a frame', () => {
  it('written by the server is read correctly by the client', () => {
    fc.assert(
      fc.property(command, headers, value, (given, of, body) => {
        expect(readByClient(writeFrame(given, of, body))).toEqual([{ command: given, headers: of, body }]);
      }),
      runs,
    );
  });

  it('written by the client is read correctly', () => {
    fc.assert(
      fc.property(headers, value, (of, body) => {
        const frame = readFrame(
          new FrameImpl({
            command: 'SUBSCRIBE',
            headers: of,
            body,
            escapeHeaderValues: true,
            skipContentLengthHeader: false,
          }).serialize() as string,
        );
        if (frame === undefined || frame === 'beat') throw new Error('Not understood');
        const { 'content-length': _, ...rest } = Object.fromEntries(frame.headers);
        expect({ command: frame.command, headers: rest, body: frame.body }).toEqual({
          command: 'SUBSCRIBE',
          headers: of,
          body,
        });
      }),
      runs,
    );
  });

  it('is read without an error for any input', () => {
    const unit = fc.constantFrom('\0', '\n', '\r', ':', '\\', 'A', 'ก', ' ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => void readFrame(text)),
      runs,
    );
  });

  it('escapes nothing in CONNECT', () => {
    expect(readFrame('CONNECT\nAuthorization:Bearer a:b\\c\n\n\0')).toMatchObject({
      headers: new Map([['Authorization', String.raw`Bearer a:b\c`]]),
    });
  });

  it('may have Windows line ends, and be followed by line ends', () => {
    expect(readFrame('\r\nSUBSCRIBE\r\nid:1\r\n\r\nx\0\r\n\n')).toEqual({
      command: 'SUBSCRIBE',
      headers: new Map([['id', '1']]),
      body: 'x',
    });
  });

  it('uses the first of several headers of one name', () => {
    expect(readFrame('SUBSCRIBE\nid:1\nid:2\n\n\0')).toMatchObject({ headers: new Map([['id', '1']]) });
  });

  it.each([
    'SUBSCRIBE\nid:1\n\n',
    'SUBSCRIBE',
    'subscribe\n\n\0',
    'SUBSCRIBE\nid\n\n\0',
    'SUBSCRIBE\n:1\n\n\0',
    'SUBSCRIBE\nid:\\x\n\n\0',
    'SUBSCRIBE\ncontent-length:2\n\nx\0',
    'A\n\n\0B\n\n\0',
    '\0',
  ])('is not recognised in %j', (text) => {
    expect(readFrame(text)).toBeUndefined();
  });

  it.each(['\n', '\r\n', '\n\n', ''])('is not needed for a heart-beat: %j', (text) => {
    expect(readFrame(text)).toBe('beat');
  });
});
