// @ts-check
/**
 * Reads XML piece by piece with saxes, which checks that it is well-formed and knows no entities but the five of XML. A
 * document type, with which others could be declared, is refused. Names are passed on without their prefixes.
 *
 * @typedef {Readonly<Record<string, string>>} XmlAttributes
 * @typedef {{ readonly open: (name: string, attributes: XmlAttributes) => void, readonly text?: (text: string) => void, readonly close?: (name: string) => void }} XmlHandler
 */
import { SaxesParser } from 'saxes';
import { SheetProblem } from './sheetProblem.mjs';

/** The most letters of one text or one tag, which saxes holds in memory until it ends: Excel writes 32,767. */
const MAX_TOKEN_LENGTH = 1.5 * 1024 * 1024;
/** Excel writes about ten levels. */
const MAX_DEPTH = 100;

/** @param {XmlHandler} handler */
export function createXmlReader({ open, text = () => undefined, close = () => undefined }) {
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  let lettersSinceTag = 0;
  const refuse = () => {
    throw new SheetProblem('broken');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) refuse();
    lettersSinceTag = 0;
    open(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    lettersSinceTag = 0;
    close(withoutPrefix(name));
  });
  return {
    /** @param {string} piece */
    write: (piece) => {
      lettersSinceTag += piece.length;
      parser.write(piece);
      if (lettersSinceTag > MAX_TOKEN_LENGTH) refuse();
    },
    end: () => parser.close(),
  };
}

/** @param {string} name */
export function withoutPrefix(name) {
  return name.slice(name.indexOf(':') + 1);
}
