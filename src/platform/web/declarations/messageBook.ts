/** Messages of the declarations loaded so far. Until they are, the server's own words are shown. */
import type { Message, MessageCatalogue } from '#language/message.ts';

const book = new Map<string, Message>();

export function addMessages(messages: MessageCatalogue): void {
  for (const [key, text] of Object.entries(messages)) book.set(key, text);
}

export function findMessage(key: string): Message | undefined {
  return book.get(key);
}
