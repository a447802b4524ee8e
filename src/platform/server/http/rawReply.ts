/** The answer of a handler that is not a value sent as JSON. */
export interface RawReply {
  readonly raw: true;
  readonly status?: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Buffer | NodeJS.ReadableStream | string;
}

export function isRawReply(value: unknown): value is RawReply {
  return typeof value === 'object' && value !== null && 'raw' in value && value.raw === true;
}
