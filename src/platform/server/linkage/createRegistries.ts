/**
 * The two registries over HTTP. The number of a company is sent in the address, that of a person never: addresses are
 * stored in logs.
 */
import type { z } from 'zod';
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import type { CitizenRow, JuristicRow } from '#platform/model/linkage/registryRows.ts';
import type { RegistryConfig } from '../config.ts';
import { callPartner, type Partner } from './callPartner.ts';
import { createPartnerConnection, type PartnerConnectionOptions } from './partnerConnection.ts';
import type { Registries } from './registries.ts';
import { citizenAnswer, companyAnswer, type RegistryAnswer } from './registryAnswers.ts';

export const COMPANY_REGISTRY = registry('company-registry', ['ทะเบียนนิติบุคคล', 'company registry']);
export const CITIZEN_REGISTRY = registry('citizen-registry', ['ทะเบียนราษฎร', 'civil registry']);

function registry(name: string, partner: Label): Partner {
  return {
    name,
    noResponse: message('linkageNoResponse', { partner }),
    failed: (code) => message('linkageFailed', { partner, code }),
  };
}

export interface RegistryOptions extends PartnerConnectionOptions {
  readonly config: RegistryConfig;
}

export function createRegistries({ config, ...parts }: RegistryOptions): Registries {
  const line = createPartnerConnection(parts);
  const headers = { 'Consumer-Key': config.consumerKey, Token: config.token };
  return {
    findCompany: async (idTax, partnerCaller) => {
      const answer = await callPartner(
        {
          partner: COMPANY_REGISTRY,
          name: 'juristic',
          url: config.companyUrl,
          method: 'GET',
          query: { JuristicID: idTax },
          headers,
          answer: answerAbout(companyAnswer, ({ JuristicID }) => JuristicID === idTax),
          summary: companySummary,
          caller: partnerCaller,
        },
        line,
      );
      return answer.ResultList[0];
    },
    findCitizen: async (idCard, partnerCaller) => {
      const answer = await callPartner(
        {
          partner: CITIZEN_REGISTRY,
          name: 'citizen',
          url: config.citizenUrl,
          method: 'POST',
          body: { CitizenID: idCard },
          headers,
          answer: answerAbout(citizenAnswer, ({ citizenId }) => citizenId === idCard),
          summary: citizenSummary,
          caller: partnerCaller,
        },
        line,
      );
      return answer.ResultList[0];
    },
  };
}

/** An answer about another number is refused. */
function answerAbout<Row>(
  answer: z.ZodType<RegistryAnswer<Row>>,
  isAbout: (row: Row) => boolean,
): z.ZodType<RegistryAnswer<Row>> {
  return answer.refine(({ ResultList }) => ResultList.every(isAbout));
}

function companySummary({ ResultList }: RegistryAnswer<JuristicRow>): Readonly<Record<string, unknown>> {
  const [row] = ResultList;
  return row === undefined
    ? NOBODY
    : {
        found: true,
        name: row.JuristicName_TH,
        status: row.JuristicStatus,
        committees: row.CommitteeInformations.length,
        objectives: row.StandardObjectives.length,
      };
}

/** Whether there is such a person; their data must not be logged. */
function citizenSummary({ ResultList }: RegistryAnswer<CitizenRow>): Readonly<Record<string, unknown>> {
  return ResultList.length === 0 ? NOBODY : { found: true };
}

const NOBODY = { found: false };
