import { describe, expect, it } from 'vitest';
import { ApiError, NoResponse } from '../api/errors.ts';
import { readImport } from './importAnswer.ts';

const ignoreProgress = (): void => undefined;
const bodyOf = (text: string): ReadableStream<Uint8Array> => new Blob([text]).stream();

describe('readImport', () => {
  it('throws the error of the server if the answer reports a failure', async () => {
    const failed = readImport(
      bodyOf('{"kind":"progress","done":1,"of":2}\n{"kind":"failed","status":503,"message":"ระบบกำลังยุ่ง"}\n'),
      ignoreProgress,
    );
    await expect(failed).rejects.toMatchObject({ status: 503, body: { message: 'ระบบกำลังยุ่ง' } });
    await expect(failed).rejects.toBeInstanceOf(ApiError);
  });

  it.each([
    ['without a last line', '{"kind":"progress","done":1,"of":2}\n'],
    ['with half a line', '{"kind":"progress","done":1,"of":2}\n{"kind":"outc'],
    ['with nothing in it', ''],
  ])('throws NoResponse for an answer %s', async (_, text) => {
    await expect(readImport(bodyOf(text), ignoreProgress)).rejects.toBeInstanceOf(NoResponse);
  });

  it('throws if the response breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('gone')) });
    await expect(readImport(broken, ignoreProgress)).rejects.toThrow('gone');
  });
});
