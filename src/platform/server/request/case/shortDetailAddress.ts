/** Where anybody sees whether a document counts today: the public page of it, as its QR code names it. */
import type { AnyRecord } from '#language/record.ts';
import type { Config } from '../../config.ts';
import type { QrCode } from '../../print/formData.ts';

export interface Check {
  readonly address: string;
  /** What stands at the end of the address, for who has to read it out. */
  readonly code: string;
  /** With the address in it. */
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
