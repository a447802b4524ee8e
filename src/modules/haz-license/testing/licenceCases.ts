/** Licences and notices of tests: drafts on papers that are shared, the steps to their issue, and what their cards say. */
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import {
  editDocument,
  expectOk,
  fileDocument,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { registerDocument, sharedTypeOf } from '#platform/testing/registerDocument.ts';
import { check, pass, pay, receive, refileAs, submit, type RefilingOptions } from '#platform/testing/requestSteps.ts';
import { CA_PASSWORD, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { licenceAttachments, licenceValues, papersFor, type LicensePapers, type LicenceTerms } from './licences.ts';

type Values = Readonly<Record<string, unknown>>;
type Id = { readonly id: string };

export const LICENCES = '/api/v1/transaction/haz-licenses';

export interface LicenceCases {
  /** The product and the places of a type: entered in the register once. */
  readonly papers: (type: string) => Promise<LicensePapers>;
  /** Enters a document of the operator in the register. */
  readonly register: (name: string, values?: Values) => Promise<Id>;
  /** Everything that a submission needs, but for the attachments. */
  readonly body: (type: string, values?: Values, terms?: Partial<LicenceTerms>) => Promise<Values>;
  readonly put: (type: string, values?: Values, terms?: Partial<LicenceTerms>) => Promise<TestAnswer>;
  /** A draft that can be submitted. */
  readonly file: (type: string, values?: Values, terms?: Partial<LicenceTerms>) => Promise<FiledRequest>;
  readonly refile: (kind: RefilingOptions['kind'], base: Id, values?: Values) => Promise<FiledRequest>;
  readonly edit: (filed: Id, values: Values) => Promise<TestAnswer>;
  readonly submit: (filed: FiledRequest) => Promise<TestAnswer>;
  /** Until it is paid, and the signatory decides. */
  readonly toSignatory: (filed: FiledRequest) => Promise<FiledRequest>;
  /** Signed; a cancellation is approved, because it has no paper. */
  readonly decide: (filed: FiledRequest) => Promise<TestAnswer>;
  readonly issue: (filed: FiledRequest) => Promise<FiledRequest>;
}

export function licenceCases(test: TestApp, people: SigningPeople): LicenceCases {
  const known = new Map<string, Promise<LicensePapers>>();
  const register: LicenceCases['register'] = (name, values) =>
    registerDocument(test, people.operator, { name, ...(values === undefined ? {} : { values }) });
  const papers: LicenceCases['papers'] = (type) => {
    const found = known.get(type) ?? papersFor({ registered: register }, type);
    known.set(type, found);
    return found;
  };
  const body: LicenceCases['body'] = async (type, values = {}, terms = {}) => ({
    ...licenceValues({ ...(await papers(type)), type, ...terms }),
    ...sharedTypeOf(test.app.catalogue, 'hazLicense', type),
    ...values,
  });
  const toSignatory: LicenceCases['toSignatory'] = async (filed) => {
    for (const step of [submit, receive, check, pass]) await step(test, people, filed);
    await pay(test, people, filed);
    return filed;
  };
  const decide: LicenceCases['decide'] = async (filed) => {
    const isSigned = (await kindOf(test, filed)) !== 'cancel';
    const more = isSigned ? { sign: { caPassword: CA_PASSWORD } } : {};
    return sendRequestStep(test, people.signatory, filed, 'approve', more);
  };
  return {
    papers,
    register,
    body,
    put: async (type, values, terms) =>
      test.call('PUT', LICENCES, { as: people.operator, body: await body(type, values, terms) }),
    file: async (type, values = {}, terms = {}) =>
      fileDocument(test, people.operator, {
        wire: 'transaction/haz-licenses',
        values: {
          attachments: await licenceAttachments({ test, operator: people.operator }),
          ...(await body(type, values, terms)),
        },
      }),
    refile: (kind, base, values = {}) => refileAs(test, people, { kind, base, values }),
    edit: (filed, values) => editDocument(test, people.operator, filed, values),
    submit: (filed) => sendRequestStep(test, people.operator, filed, 'request'),
    toSignatory,
    decide,
    issue: async (filed) => {
      await toSignatory(filed);
      await expectOk(decide(filed));
      return filed;
    },
  };
}

async function kindOf({ app }: TestApp, { requestId }: FiledRequest): Promise<string | undefined> {
  const { rows } = await app.pools.api.query<{ kind: string }>(
    'select "request_type" as "kind" from "request" where "id" = $1',
    [requestId],
  );
  return rows[0]?.kind;
}

/** Withdraws a request, so that the next one about the same paper can be filed. */
export async function withdraw(test: TestApp, { operator }: SigningPeople, filed: FiledRequest): Promise<void> {
  await takeStep(test, operator, filed, 'cancel', { remark: 'No longer wanted.' });
}

/** `quota reserve use held` of each card of a dossier, by kind and the place of the line among its lines. */
export async function cardsOf({ app }: Pick<TestApp, 'app'>, { id }: Id): Promise<Readonly<Record<string, string>>> {
  const { rows } = await app.pools.api.query<{ name: string; figures: string }>(
    `select s."kind" || ' ' || coalesce(d."sequence", 0) as "name", concat_ws(' ', trim_scale(s."quota"), trim_scale(s."reserve"),
  trim_scale(s."use"), trim_scale(s."held")) as "figures"
from "haz_license" h join "stock_card" s on s."dossier_id" = h."dossier_id"
left join lateral (select distinct p."sequence" from "haz_license_detail" p join "haz_license" r on r."id" = p."haz_license_id"
  where r."dossier_id" = h."dossier_id" and p."line_id" = s."line_id") d on true
where h."id" = $1 order by 1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ name, figures }) => [name, figures]));
}

/** `quota reserve use held` of the square metres of the first area of a place. */
export async function areaOf({ app }: Pick<TestApp, 'app'>, { id }: Id): Promise<string | undefined> {
  const { rows } = await app.pools.api.query<{ figures: string }>(
    `select concat_ws(' ', trim_scale(c."quota"), trim_scale(c."reserve"), trim_scale(c."use"), trim_scale(c."held")) as "figures"
from "storage_location" p join "storage_location_sub" a on a."storage_location_id" = p."id"
join "stock_card" c on c."dossier_id" = p."dossier_id" and c."line_id" = a."line_id" and c."kind" = 'area'
where p."id" = $1 order by a."seq" limit 1`,
    [id],
  );
  return rows[0]?.figures;
}

/** The rows of a part, in their order. */
export async function rowsOf(
  { app }: Pick<TestApp, 'app'>,
  { id }: Id,
  part: 'detail' | 'storage_location' | 'condition' | 'country',
): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await app.pools.api.query<Record<string, unknown>>(
    `select * from "haz_license_${part}" where "haz_license_id" = $1 order by "seq"`,
    [id],
  );
  return rows;
}
