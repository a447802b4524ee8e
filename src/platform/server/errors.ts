/** The refusals of calls, always as a message key with its data. */
import { fieldProblem, message, type MessageRef, type Problem, type Warning } from '#language/message.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly ref: MessageRef;
  readonly fields: readonly Problem[];
  /** Seconds after which a retry is worthwhile. */
  readonly retryAfter: number | undefined;
  /** Warnings that have to be acknowledged before the call takes effect. */
  readonly warnings: readonly Warning[];
  /** Further data for the client to show, such as both sides of a conflict. */
  readonly detail: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    ref: MessageRef,
    more: {
      fields?: readonly Problem[];
      warnings?: readonly Warning[];
      retryAfter?: number;
      detail?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(ref.messageKey);
    this.status = status;
    this.ref = ref;
    this.fields = more.fields ?? [];
    this.warnings = more.warnings ?? [];
    this.retryAfter = more.retryAfter;
    this.detail = more.detail;
  }
}

export const badInput = (ref: MessageRef, fields: readonly Problem[] = []): Refusal =>
  new Refusal(400, ref, { fields });
export const unauthenticated = (): Refusal => new Refusal(401, message('unauthenticated'));
export const forbidden = (): Refusal => new Refusal(403, message('forbidden'));
export const notFound = (): Refusal => new Refusal(404, message('notFound'));
export const conflict = (ref: MessageRef, detail?: Readonly<Record<string, unknown>>): Refusal =>
  new Refusal(409, ref, detail === undefined ? {} : { detail });
export const invalid = (fields: readonly Problem[]): Refusal => new Refusal(422, message('formInvalid'), { fields });
/** One broken rule, as the error itself and at its field. */
export const ruleBroken = (path: string, ref: MessageRef): Refusal =>
  new Refusal(422, ref, { fields: [fieldProblem(path, ref)] });
export const unavailable = (retryAfter: number): Refusal => new Refusal(503, message('unavailable'), { retryAfter });
