/** Reads the body of a call strictly: an unknown field is named and refused. */
import { z } from 'zod';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { isUuid } from '#language/values/uuid.ts';
import { badInput } from '../errors.ts';

export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const read = schema.safeParse(body ?? {}, { reportInput: true });
  if (read.success) return read.data;
  const problems = read.error.issues.flatMap(problemsOf);
  const [first] = problems;
  throw badInput(first === undefined ? message('formInvalid') : withoutPath(first), problems);
}

/** A text that a person typed; control characters are refused. */
export function typedText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((text) => !text.includes('\0'));
}

/** The id of a row, as it is stored. */
export const idSchema = z
  .string()
  .refine(isUuid)
  .transform((id) => id.toLowerCase());

type Issue = z.core.$ZodIssue;

function problemsOf(issue: Issue): Problem[] {
  const name = issue.path.join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        fieldProblem([...issue.path, key].join('.'), message('unknownField', { name: key.slice(0, NAME_LENGTH) })),
      );
    case 'too_big':
      return [fieldProblem(name, message('maxLength', { n: Number(issue.maximum) }))];
    case 'invalid_type':
      return [
        fieldProblem(
          name,
          issue.input === undefined && name !== ''
            ? message('required')
            : message('wrongType', { name: name || 'body', expected: issue.expected }),
        ),
      ];
    default:
      return [fieldProblem(name, message('invalidFormat'))];
  }
}

const NAME_LENGTH = 100;

function withoutPath({ messageKey, data }: Problem): { messageKey: string; data?: NonNullable<Problem['data']> } {
  return data === undefined ? { messageKey } : { messageKey, data };
}
