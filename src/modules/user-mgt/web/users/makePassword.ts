import { readablePassword } from '#platform/model/readablePassword.ts';

export function makePassword(): string {
  return readablePassword(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0);
}
