/** Messages of the declarations loaded so far. Until a declaration is loaded, the texts of the server are shown. */
import type { Message, MessageCatalogue } from '#language/message.ts';

const loadedMessages = new Map<string, Message>();

export function addMessages(messages: MessageCatalogue): void {
  for (const [key, text] of Object.entries(messages)) loadedMessages.set(key, text);
}

export function findMessage(key: string): Message | undefined {
  return loadedMessages.get(key);
}
