/**
 * The address at which anybody can check whether a document is valid today: its public page, which its QR code
 * contains.
 */
import type { AnyRecord } from '#language/record.ts';
import type { Config } from '../../config.ts';
import type { QrCode } from '../../print/formData.ts';

export interface Check {
  readonly address: string;
  /** The last part of the address, for people who have to read it out. */
  readonly code: string;
  /** The QR code of the address. */
  readonly qr: QrCode;
}

const PAGE = '/haz/requests/short-detail/';

export function checkOf(config: Pick<Config, 'publicUrl'>, { publicToken }: AnyRecord): Check {
  const code = String(publicToken);
  const address = pageOf(config, code);
  return { address, code, qr: { qrOf: address } };
}

export function pageOf({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return publicUrl + PAGE + token;
}
