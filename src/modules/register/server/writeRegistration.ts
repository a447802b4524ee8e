/** Writes everything of a registration in the transaction of the caller. */
import type { PoolClient } from 'pg';
import type { RecordValues } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import { APPLICANT_ROLE, SIGNED_IN_ROLE } from '#platform/model/access/accessRules.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { originOf, recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { queueUnverifiedMail } from '#platform/server/mail/unverifiedMail.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { newId } from '#platform/server/database/newId.ts';
import { holderTaxOf } from './checks.ts';
import { documentOf, documentTypes, documentPathInBody } from './documents.ts';
import { fileRegistration } from './fileRegistration.ts';
import { receivedMail } from './mails.ts';
import { makeParties, type NewRegistration } from './parties.ts';
import { adoptFiles } from './waitingFiles.ts';

/** Returns the number of the request. */
export async function writeRegistration(
  context: CallContext,
  db: PoolClient,
  registration: NewRegistration,
): Promise<string> {
  const { app } = context;
  const { sent, username, row } = registration;
  const { applicant, personType } = sent;
  const origin = originOf(context);
  const personId = newId();
  const body = await documentOf(db, { sent, row });
  const holderId = await makeParties(app, db, { registration, personId, origin, company: body });
  await adoptFiles(db, { ids: (sent.document.attachments ?? []).map(({ file }) => file.id), ownerId: personId });
  const writer: Writer = {
    ...origin,
    actor: applicantFor(app, { personId, username, holderId }),
    rights: new Set(rights),
  };
  const code = await fileRegistration(app, db, {
    writer,
    type: documentTypes[personType],
    holderId,
    body,
    managed: managedOf(app, { registration, personId }),
    pathInBody: (path) => documentPathInBody(sent, path),
  });
  await recordSecurityEvent(db, {
    action: 'accountChanged',
    outcome: 'success',
    userId: personId,
    username,
    reason: `registered: ${personType}, ${code}`,
    origin,
    nowMs: app.securityClock.nowMs(),
  });
  await queueUnverifiedMail(
    app,
    db,
    receivedMail(applicant.email, {
      code,
      personType,
      link: `${app.config.publicUrl}/haz${personType === 'employee' ? '/register-cancel' : '/account/login'}`,
    }),
  );
  return code;
}

/** The actor they will be when they sign in, acting for the holder they register. */
function applicantFor(
  { access }: Pick<App, 'access'>,
  { personId, username, holderId }: { personId: string; username: string; holderId: string },
): Actor {
  const roles = [APPLICANT_ROLE, SIGNED_IN_ROLE];
  return {
    userId: personId,
    username,
    actingForId: holderId,
    authorizeId: null,
    sessionId: null,
    scope: { kind: 'holder', holderId },
    fieldClasses: access.profileFor(roles).fieldClasses,
    grants: access.grantsFor(roles),
  };
}

function managedOf(
  { clock }: Pick<App, 'clock'>,
  {
    registration: { sent, numbers, row, isFromRegistry },
    personId,
  }: { registration: NewRegistration; personId: string },
): Partial<RecordValues<'userRequest'>> {
  const { personType, applicant } = sent;
  const isCompany = personType === 'legalEntity';
  const now = clock.now();
  return {
    refPersonType: personType,
    refApplicant: { id: personId },
    applicantName: applicant.fullName,
    applicantIdCard: numbers.idCard,
    refDocumentTypePerson: isCompany ? 'juristic' : numbers.documentType,
    idCard: isCompany ? numbers.companyTax : numbers.idCard,
    idTax: holderTaxOf(sent, numbers),
    isFromRegistry,
    registryDate: row === undefined ? null : now,
    termsDate: now,
  };
}
