/**
 * Hashes by argon2id as cheap as it can be made, for accounts that only have to exist. A hash says what it costs to
 * compare with, so those who have one sign in at once; what a server hashes itself costs what it costs in production.
 */
import { hash } from '@node-rs/argon2';
import { argon, argonParameters, createPasswordHasher } from '#platform/server/auth/password.ts';

export const quickHasher = createPasswordHasher({
  ...argon,
  hash: (password) => hash(password, { ...argonParameters, memoryCost: 8, timeCost: 1 }),
});
