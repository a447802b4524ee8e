import { describe, expect, it, vi } from 'vitest';
import type { AnyRecord } from '#language/record.ts';
import { ApiError, NoResponse } from '../../api/errors.ts';
import type { WireRecord } from '../../api/resource.ts';
import { countingIds, newOrder, sale, savedOrder } from '../store/formFixtures.ts';
import type { FormStore } from '../store/formStore.ts';
import { createSaver, type SavePort } from './saver.ts';

/** A server with one record: merges what is sent, counts versions, and loses answers on request. */
function oneRecord(stored: AnyRecord | undefined) {
  let record = stored;
  let lose: 'answer' | 'question' | undefined;
  let loss: Error = new NoResponse();
  const sent: AnyRecord[] = [];
  const port: SavePort = {
    newId: countingIds(),
    find: () => Promise.resolve(record as WireRecord | undefined),
    put: (body) => {
      sent.push(body as AnyRecord);
      const losing = lose;
      lose = undefined;
      if (losing === 'question') return Promise.reject(loss);
      const { id, version, ...values } = JSON.parse(JSON.stringify(body)) as AnyRecord;
      if (record !== undefined && version === undefined)
        return Promise.reject(new ApiError(409, 'Conflict', { messageKey: 'alreadyExists' }));
      if (record !== undefined && version !== record['version'])
        return Promise.reject(new ApiError(409, 'Conflict', { messageKey: 'staleVersion', data: { theirs: record } }));
      record = {
        isUrgent: false,
        ...record,
        ...values,
        ...('lines' in values
          ? { lines: (values['lines'] as AnyRecord[]).map((row, index) => ({ id: `stored-${index}`, ...row })) }
          : {}),
        id,
        version: Number(record?.['version'] ?? 0) + 1,
      };
      return losing === 'answer' ? Promise.reject(loss) : Promise.resolve(record as WireRecord);
    },
  };
  return {
    port,
    sent,
    get: () => record,
    loseNext: (what: 'answer' | 'question', how: Error = new NoResponse()) => void ([lose, loss] = [what, how]),
    change: (values: AnyRecord) =>
      void (record = { ...record, ...values, version: Number(record?.['version']) + 1, updateBy: 'somchai' }),
  };
}

const stored = { id: 'order', version: 3, title: 'A', kind: sale, lines: [] };

function open(start: AnyRecord = stored): {
  store: FormStore;
  server: ReturnType<typeof oneRecord>;
  saver: ReturnType<typeof createSaver>;
} {
  const store = savedOrder(start);
  const server = oneRecord(start);
  return { store, server, saver: createSaver(store, server.port) };
}

describe('a save', () => {
  it('sends the changes once, and continues from the stored record', async () => {
    const { store, server, saver } = open();
    store.change('title', 'B');
    const [first, second] = await Promise.all([saver.save(), saver.save()]);
    expect([first?.kind, second]).toEqual(['saved', undefined]);
    expect(server.sent).toEqual([{ id: 'order', version: 3, title: 'B' }]);
    expect(store.getBase()['version']).toBe(4);
    expect(saver.isChanged()).toBe(false);
    expect((await saver.save())?.kind).toBe('unchanged');
  });

  it('sends nothing while there are problems', async () => {
    const { store, server, saver } = open();
    store.change('title', '');
    expect(await saver.save()).toMatchObject({
      kind: 'invalid',
      problems: [{ address: 'title', messageKey: 'required' }],
    });
    expect(server.sent).toEqual([]);
    expect(store.getReport().hasFailed).toBe(true);
  });

  it('preserves what is typed while the save is running', async () => {
    const { store, saver } = open();
    store.change('title', 'B');
    const added = store.addRow('lines');
    store.change(`lines.${added}.label`, 'one');
    const saving = saver.save();
    store.change('country', 'TH');
    store.change(`lines.${added}.label`, 'two');
    expect((await saving)?.kind).toBe('saved');
    expect(store.getValues()).toMatchObject({ title: 'B', country: 'TH', lines: [{ id: 'stored-0', label: 'two' }] });
    expect(saver.isChanged()).toBe(true);
  });

  it('shows problems that only the server finds', async () => {
    const { store } = open();
    const put = vi.fn<SavePort['put']>(() =>
      Promise.reject(
        new ApiError(422, '', {
          messageKey: 'formInvalid',
          fields: [{ path: 'title', message: 'ซ้ำ', messageKey: 'duplicateValue' }],
        }),
      ),
    );
    store.change('title', 'B');
    const outcome = await createSaver(store, {
      put,
      find: () => Promise.resolve(undefined),
      newId: countingIds(),
    }).save();
    expect(outcome).toMatchObject({ kind: 'invalid', problems: [{ address: 'title', messageKey: 'duplicateValue' }] });
    expect(store.getField('title').problem).toMatchObject({ messageKey: 'duplicateValue', message: 'ซ้ำ' });
  });
});

describe('invalid input', () => {
  it('typed during a save prevents the next save from storing the old value in its place', async () => {
    const { store, server, saver } = open();
    store.change('title', 'B');
    const saving = saver.save();
    store.setInvalidInput('discount', { messageKey: 'onlyNumbers' });
    await saving;
    expect(saver.isChanged()).toBe(true);
    expect(await saver.save()).toMatchObject({
      kind: 'invalid',
      problems: [{ address: 'discount', messageKey: 'onlyNumbers' }],
    });
    expect(server.sent).toHaveLength(1);
  });
});

describe('a save without an answer', () => {
  it('leaves everything in the form, and the next attempt saves', async () => {
    const { store, server, saver } = open();
    store.change('title', 'B');
    server.loseNext('question');
    expect((await saver.save())?.kind).toBe('lost');
    expect(store.getField('title').value).toBe('B');
    expect((await saver.save())?.kind).toBe('saved');
    expect(server.get()).toMatchObject({ title: 'B', version: 4 });
  });

  it('is recognised by the next attempt if it was stored, and not repeated', async () => {
    const { store, server, saver } = open();
    store.change('title', 'B');
    store.change(`lines.${store.addRow('lines')}.label`, 'one');
    server.loseNext('answer');
    expect((await saver.save())?.kind).toBe('lost');
    expect((await saver.save())?.kind).toBe('saved');
    expect(server.get()).toMatchObject({ title: 'B', version: 4, lines: [{ label: 'one' }] });
    expect(saver.isChanged()).toBe(false);
  });

  it.each([502, 503, 504])('is assumed for status %i, which a gateway may have returned', async (status) => {
    const { store, server, saver } = open();
    store.change('title', 'B');
    server.loseNext('question', new ApiError(status, '', {}));
    expect((await saver.save())?.kind).toBe('lost');
    server.loseNext('answer', new ApiError(status, '', {}));
    expect((await saver.save())?.kind).toBe('lost');
    expect((await saver.save())?.kind).toBe('saved');
    expect(server.get()).toMatchObject({ title: 'B', version: 4 });
  });

  it('that was stored lets later changes be saved on top of it', async () => {
    const { store, server, saver } = open();
    const added = store.addRow('lines');
    store.change(`lines.${added}.label`, 'one');
    server.loseNext('answer');
    await saver.save();
    store.change('title', 'C');
    store.change(`lines.${added}.label`, 'two');
    expect((await saver.save())?.kind).toBe('saved');
    expect(server.sent.at(-1)).toEqual({
      id: 'order',
      version: 4,
      title: 'C',
      lines: [{ id: 'stored-0', label: 'two' }],
    });
  });

  it('does not create a new record twice', async () => {
    const server = oneRecord(undefined);
    const store = newOrder();
    const saver = createSaver(store, server.port);
    store.change('title', 'A');
    server.loseNext('answer');
    expect((await saver.save())?.kind).toBe('lost');
    store.change('title', 'B');
    expect((await saver.save())?.kind).toBe('saved');
    expect(server.sent.at(-1)).toEqual({ id: 'order', version: 1, title: 'B' });
    expect(server.get()).toMatchObject({ title: 'B', version: 2 });
  });
});

describe('a save by another person in between', () => {
  it('is reported as a conflict with all three states of the record', async () => {
    const { store, server, saver } = open();
    store.change('title', 'Mine');
    server.change({ country: 'TH' });
    expect(await saver.save()).toMatchObject({
      kind: 'conflict',
      sides: {
        base: { title: 'A' },
        mine: { title: 'Mine' },
        theirs: { title: 'A', country: 'TH', updateBy: 'somchai', version: 4 },
      },
    });
  });

  it('is not mistaken for an unanswered save of our own', async () => {
    const { store, server, saver } = open();
    store.change('title', 'Mine');
    server.loseNext('question');
    await saver.save();
    server.change({ title: 'Theirs' });
    expect((await saver.save())?.kind).toBe('conflict');
  });
});
