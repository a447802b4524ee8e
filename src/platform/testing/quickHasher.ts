/**
 * Hashes by argon2id with the lowest cost, for accounts that only have to exist. A hash contains its own cost, so
 * people with such a hash sign in at once; what a server hashes itself costs as much as in production.
 */
import { hash } from '@node-rs/argon2';
import { argon, argonParameters, createPasswordHasher } from '#platform/server/auth/password.ts';

export const quickHasher = createPasswordHasher({
  ...argon,
  hash: (password) => hash(password, { ...argonParameters, memoryCost: 8, timeCost: 1 }),
});
