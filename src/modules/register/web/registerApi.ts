/** Calls of the pages while they are filled in. */
import type { FileValue } from '#language/record.ts';
import { message, type MessageRef } from '#language/message.ts';
import { isJuristicId } from '#language/values/idCard.ts';
import { isActiveCompany } from '#modules/company/index.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { call } from '#platform/web/api/call.ts';
import { ApiError } from '#platform/web/api/errors.ts';
import { uploadBytes, type UploadOptions } from '#platform/web/fields/file/uploadFile.ts';
import type { RegisterOptions } from '../options.ts';
import type { RegistryAnswer } from './registrationDraft.ts';

const USERS = '/api/v1/security/users';
const quiet = { silent: true, background: true } as const;

export function loadOptions(signal?: AbortSignal): Promise<RegisterOptions> {
  return call('GET', `${USERS}/register/options`, { ...quiet, ...(signal === undefined ? {} : { signal }) });
}

/** Reads what the registry returns before anything is sent, or a problem of the number. */
export async function askRegistry(
  idTax: string,
): Promise<RegistryAnswer | { readonly problem: MessageRef & { readonly message?: string } }> {
  if (!isJuristicId(idTax)) return { problem: message('taxNumberInvalid') };
  try {
    const { ResultList } = await call<{ readonly ResultList: readonly JuristicRow[] }>(
      'POST',
      `${USERS}/check-id-tax`,
      { ...quiet, body: { idTax } },
    );
    const [row] = ResultList;
    if (row === undefined) return { idTax, state: 'unknown' };
    return { idTax, state: isActiveCompany(row) ? 'found' : 'ended', row };
  } catch (error) {
    if (error instanceof ApiError && error.status < PARTNER_DOWN)
      return {
        problem: {
          messageKey: error.body.messageKey ?? 'unavailable',
          ...(error.body.message === undefined ? {} : { message: error.body.message }),
          ...(error.body.data === undefined ? {} : { data: error.body.data as MessageRef['data'] }),
        } as MessageRef & { message?: string },
      };
    return { idTax, state: 'down' };
  }
}

const PARTNER_DOWN = 500;

/** Returns false if the call fails: it is checked again when the form is sent. */
export async function isTaken(
  what: 'has-username' | 'has-id-card',
  body: object,
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    return await call<boolean>('POST', `${USERS}/${what}`, {
      ...quiet,
      body,
      ...(signal === undefined ? {} : { signal }),
    });
  } catch {
    return false;
  }
}

export async function uploadPaper(file: File, sending: UploadOptions): Promise<FileValue> {
  return (await (await uploadBytes(`${USERS}/register/upload`, file, sending)).json()) as FileValue;
}
