/** The effects of the steps of a registration, in addition to those of every request. */
import { getHolderId } from '#platform/server/request/case/loadCase.ts';
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { mailTo } from '#platform/server/account/mails.ts';
import { conflict, Refusal } from '#platform/server/errors.ts';
import { queueMail } from '#platform/server/mail/queueMail.ts';
import { queueUnverifiedMail } from '#platform/server/mail/unverifiedMail.ts';
import { returnTakenClaims, takeClaim } from '#platform/server/request/step/claims.ts';
import { changesSince } from '#platform/server/request/case/difference.ts';
import { requestGuards } from '#platform/server/request/step/guards.ts';
import { effectsOf } from '#platform/server/request/step/forDocument.ts';
import '../../messages.ts';
import { enrol } from './enrol.ts';
import { CLAIM } from './guards.ts';
import { acceptedMail, cancelledMail, lapsedMail, officerMail, refusedMail, type MailText } from './mails.ts';
import {
  claimOf,
  isOfType,
  EMPLOYEE_REGISTRATION,
  officeOf,
  OFFICER_REGISTRATION,
  type RegistrationCase,
} from './registration.ts';

const REGISTRY_FIELDS: ReadonlySet<string> = new Set([
  'fullName',
  'fullNameEn',
  'juristicType',
  'juristicStatus',
  'registerDate',
  'registerCapital',
  'authority',
  'committees',
  'objectives',
]);

export const registrationEffects = effectsOf('userRequest', {
  routeToOffice: {
    apply: async ({ engine, db, found, request, dossier, document, today }) => {
      // Facts from the registry that were changed since are those of the applicant, and need the papers that prove
      // them.
      if (
        document.isFromRegistry &&
        (await changesSince(db, { found, version: 1 })).some(({ path }) =>
          REGISTRY_FIELDS.has(path.split('.')[0] ?? ''),
        )
      ) {
        document.isFromRegistry = false;
        const why = await requestGuards.attachmentsValid({
          engine,
          db,
          found: { ...found, document },
          actorIds: [],
          today,
        });
        if (why !== undefined) throw new Refusal(422, why);
      }
      const office = dossier.refDepartment?.id ?? officeOf(found);
      if (office !== null) for (const record of [request, dossier, document]) record.refDepartment = { id: office };
      dossier.isFiled = true;
    },
    // The office has seen it, so it stays with the office.
    undo: async () => undefined,
  },

  claimHolder: {
    // A cancelled or revoked registration does not block a new one with the same number.
    apply: async ({ db, found, dossier, today, detail }) => {
      detail['claimed'] = await takeClaim(db, { kind: CLAIM, ...claimOf(found), dossier, today }, () =>
        conflict(message('registeredAlready')),
      );
    },
    undo: async (context) => returnTakenClaims(context, claimOf(context.found).scope),
  },

  enrol: { apply: enrol },

  // They cannot open the case: an employee has no menu for it, and an officer has other menus now.
  tellApplicant: {
    apply: async ({ engine, db, found, request, remark, writer }) => {
      const isApproved = request.approveDate !== null;
      const isEmployee = isOfType(found, EMPLOYEE_REGISTRATION);
      if (!isEmployee && !(isApproved && isOfType(found, OFFICER_REGISTRATION))) return;
      const { rows } = await db.query<MailRecipient>(
        `select u."email", u."full_name" as "fullName", u."full_name_en" as "fullNameEn", h."full_name" as "company",
            coalesce(h."full_name_en", h."full_name") as "companyEn" from "user" u, "user" h
          where u."id" = $1 and h."id" = $2`,
        [found.document.refApplicant.id, getHolderId(found.document)],
      );
      const [recipient] = rows;
      if (recipient === undefined || recipient.email === null) return;
      const company = [recipient.company, recipient.companyEn] as const;
      const site = `${engine.config.publicUrl}/haz`;
      const { subject, text } = !isEmployee
        ? officerMail({ link: `${site}/account/login` })
        : isApproved
          ? acceptedMail({ company, link: `${site}/account/login` })
          : endMail(writer.actor.userId, { found, company, remark: remark ?? null, link: `${site}/register` });
      const mail = mailTo({ ...recipient, email: recipient.email, isProven: isApproved }, subject, text);
      // An applicant who cancels may have typed the address of anybody, and may do so again and again.
      if (!isApproved && writer.actor.userId === found.document.refApplicant.id)
        await queueUnverifiedMail(engine, db, mail);
      else await queueMail(engine, db, mail);
    },
  },
});

/** The text depends on who ended it: the company, the person themselves, or nobody. */
function endMail(
  byId: string | null,
  { found, company, remark, link }: { found: RegistrationCase; company: Label; remark: string | null; link: string },
): MailText {
  if (byId === null) return lapsedMail({ company, link });
  return byId === found.document.refApplicant.id ? cancelledMail({ company, link }) : refusedMail({ company, remark });
}

interface MailRecipient {
  readonly email: string | null;
  readonly fullName: string;
  readonly fullNameEn: string | null;
  readonly company: string;
  readonly companyEn: string;
}
