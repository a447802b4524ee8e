/**
 * Registers a person. Slow work is done first: the registry is called, the password is hashed. Then one transaction
 * writes the rows of the person and the company, the document with its request, its submission and the mail. Nobody is
 * half registered.
 */
import { refuseWeakPassword } from '#platform/server/account/passwordPolicy.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { Registered } from '../options.ts';
import { askRegistry } from './askRegistry.ts';
import type { RegistrationBody } from './body.ts';
import { checkBody } from './checks.ts';
import { isAllFromRegistry } from './documents.ts';
import { idempotencyKeyOf, findEarlierAnswer, registerOnce } from './registerOnce.ts';
import { writeRegistration } from './writeRegistration.ts';

export async function register(context: CallContext, sent: RegistrationBody): Promise<Registered> {
  const { app, requestId } = context;
  const { applicant, password, personType } = sent;
  const key = idempotencyKeyOf(context, sent);
  const answered = await findEarlierAnswer(app, key);
  if (answered !== undefined) return answered;
  const username = sent.username.trim();
  const numbers = checkBody(app, sent);
  await refuseWeakPassword(app.pools.api, password, {
    username,
    email: applicant.email,
    fullName: applicant.fullName,
    fullNameEn: applicant.fullNameEn ?? null,
  });
  const row = personType === 'legalEntity' ? await askRegistry(context, numbers.companyTax ?? '') : undefined;
  const isFromRegistry = isAllFromRegistry(sent, row);
  const passwordHash = await app.passwords.hash(password);
  return inTransaction(app.pools.api, { requestId }, (db) =>
    registerOnce(context, db, {
      key,
      work: async () => {
        const code = await writeRegistration(context, db, {
          sent,
          username,
          numbers,
          row,
          isFromRegistry,
          passwordHash,
        });
        return { code, username, personType, isFromRegistry };
      },
    }),
  );
}
