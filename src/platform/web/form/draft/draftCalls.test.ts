import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { saveRecord, searchRecords, type WireRecord } from '../../api/resource.ts';
import { putDraft } from './draftCalls.ts';

vi.mock('../../api/resource.ts', () => ({
  saveRecord: vi.fn<typeof saveRecord>(),
  searchRecords: vi.fn<typeof searchRecords>(),
  runRowAction: vi.fn<() => Promise<void>>(),
}));

const owner = { userId: 'somsri', actingForId: null, entity: 'order' };
const content = { recordId: 'order', baseVersion: null, body: { values: {}, base: null } };
const writing = { row: undefined, content, isUserAction: true };
const refusal = (status: number, ...keys: string[]): ApiError =>
  new ApiError(status, '', { fields: keys.map((messageKey) => ({ path: '', messageKey, message: '' })) });

beforeEach(() => {
  vi.mocked(saveRecord).mockReset();
  const found = { data: [{ id: 'older', version: 2 }], totalPage: 1, totalSize: 1, page: 0, size: 5 };
  vi.mocked(searchRecords).mockReset().mockResolvedValue(found);
});

describe('putDraft', () => {
  it('overwrites a draft that another tab has written', async () => {
    const answer: WireRecord = { id: 'older', version: 3 };
    for (const replaced of [refusal(404), refusal(409), refusal(422, 'duplicateValue')]) {
      vi.mocked(saveRecord).mockRejectedValueOnce(replaced).mockResolvedValueOnce(answer);
      expect(await putDraft(owner, writing)).toEqual({ id: 'older', version: 3 });
    }
  });

  it('does not send a draft again if there are too many', async () => {
    for (const full of [refusal(422, 'quotaCount'), refusal(422, 'quotaBytes'), refusal(429)]) {
      vi.mocked(saveRecord).mockReset().mockRejectedValue(full);
      await expect(putDraft(owner, writing)).rejects.toBe(full);
      expect(saveRecord).toHaveBeenCalledTimes(1);
    }
  });
});
