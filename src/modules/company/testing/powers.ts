/** Makes a company with its owner, an authoriser and a person to be its agent, for tests of powers. */
import { withCheckDigit } from '#language/values/idCard.ts';
import { addDays } from '#language/values/plainDate.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { advanceClock } from '#platform/testing/otpReader.ts';
import { makeCompanyRole, makeHolder, type Person } from '#platform/testing/people.ts';
import { acceptPower } from './invitations.ts';

export interface Company {
  readonly holderId: string;
  readonly owner: Person & { readonly email: string };
  readonly authorizerId: string;
  readonly roleId: string;
}

export type Body = Readonly<Record<string, unknown>>;

const POWERS = '/api/v1/transaction/user-authorizes';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n').toString(
  'base64',
);
let counter = 0;

export function createPowerTools(site: Pick<TestApp, 'app' | 'call' | 'person' | 'clock' | 'securityClock'>) {
  const day = (offset: number) => addDays(site.clock.today(), offset);

  const save = async (owner: Company['owner'], body: Body, otp?: unknown): Promise<TestAnswer> =>
    site.call('PUT', `${POWERS}/authorize`, {
      as: owner,
      body: { ...(await nameFor(body)), ...body, otp: otp ?? (await codeFor(owner)) },
    });

  /** An owner knows the person: the name on the card. */
  const nameFor = async (body: Body): Promise<Body> => {
    if (typeof body['idCard'] !== 'string' || 'id' in body || 'fullName' in body) return {};
    const { rows } = await site.app.pools.api.query<{ fullName: string }>(
      `select "full_name" as "fullName" from "user" where "id_card" = $1
        order by "document_type_person" = 'idCard' desc limit 1`,
      [body['idCard']],
    );
    return { fullName: rows[0]?.fullName ?? 'ใคร สักคน' };
  };

  /** Returns the code from the owner's mail; a minute later than the one before. */
  const codeFor = async (owner: Company['owner']): Promise<{ code: string; referCode: string }> => {
    advanceClock(site.securityClock, MINUTE_MS);
    const answer = await site.call('POST', '/api/v1/security/otps/generate', {
      as: owner,
      body: { purpose: 'authorisation' },
    });
    if (answer.status !== 200) throw new Error(answer.text);
    const { referCode } = answer.body as { referCode: string };
    const mail = (await queuedMails(site.app, owner.email)).find(({ text }) => text[0].includes(referCode));
    return { referCode, code: /\n(\d{6})\n/.exec(mail?.text[0] ?? '')?.[1] ?? '' };
  };

  /** Makes a registered person with an own number. */
  const stranger = async (
    more: Partial<Parameters<TestApp['person']>[0]> = {},
  ): Promise<Person & { readonly idCard: string; readonly email: string; readonly fullName: string }> => {
    counter += 1;
    const [email, idCard] = [`agent${counter}@example.com`, withCheckDigit(`1${String(counter).padStart(11, '0')}`)];
    const fullName = more.fullName ?? `ตัวแทน ${counter}`;
    const person = await site.person({ roles: ['OPERATOR_AGENT'], personType: 'employee', email, ...more, fullName });
    await site.app.pools.api.query('update "user" set "id_card" = $2, "document_type_person" = $3 where "id" = $1', [
      person.id,
      idCard,
      'idCard',
    ]);
    return { ...person, idCard, email, fullName };
  };

  const company = async ({ menus = ['to-whom.requests'] }: { menus?: readonly string[] } = {}): Promise<Company> => {
    counter += 1;
    const holderId = await makeHolder(site.app, `บริษัท มอบอำนาจ ${counter} จำกัด`);
    const email = `owner${counter}@example.com`;
    const owner = {
      ...(await site.person({
        roles: ['OPERATOR_OWNER'],
        personType: 'employee',
        email,
        memberOf: { holderId, kind: 'owner' },
      })),
      email,
    };
    const roleId = await makeCompanyRole(site.app, { holderId, menus });
    const saved = await save(owner, {
      refKind: { key: '1' },
      fullName: 'กรรมการ ผู้มีอำนาจ',
      position: 'กรรมการผู้จัดการ',
      startDate: day(-400),
    });
    if (saved.status !== 200) throw new Error(saved.text);
    return { holderId, owner, roleId, authorizerId: idOf(saved) };
  };

  /** Returns what the owner fills in. */
  const power = ({ roleId, authorizerId }: Company, idCard: string, more: Body = {}): Body => ({
    refKind: { key: '2' },
    idCard,
    refAuthorizer: { id: authorizerId },
    documentTypes: ['toWhom'],
    startDate: day(0),
    endDate: day(30),
    documentNo: 'มอ. 1/2569',
    documentDate: day(-1),
    file: { name: 'power.pdf', type: 'application/pdf', size: Buffer.from(PDF, 'base64').length, blob: PDF },
    roles: [{ refRole: { id: roleId } }],
    ...more,
  });

  /** Gives a power, accepted by the agent. */
  const give = async (to: Company, idCard: string, more: Body = {}): Promise<string> => {
    const saved = await save(to.owner, power(to, idCard, more));
    if (saved.status !== 200) throw new Error(saved.text);
    await acceptPower(site, idOf(saved));
    return idOf(saved);
  };

  /** Reinstating sends a code, unless another is passed. */
  const setStatus = async ({ owner }: Pick<Company, 'owner'>, body: Body): Promise<TestAnswer> =>
    site.call('PUT', `${POWERS}/status`, {
      as: owner,
      body: { ...(body['status'] === 'inForce' && !('otp' in body) ? { otp: await codeFor(owner) } : {}), ...body },
    });

  return { day, save, codeFor, stranger, company, power, give, setStatus };
}

const MINUTE_MS = 61_000;

export function idOf({ body }: Pick<TestAnswer, 'body'>): string {
  return (body as { readonly id: string }).id;
}
