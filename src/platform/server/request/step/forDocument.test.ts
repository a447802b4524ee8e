import { describe, expect, it } from 'vitest';
import '#platform/testing/consignmentModule.ts';
import type { EffectContext, GuardContext } from './stepParts.ts';
import { effectsOf, guardsOf } from './forDocument.ts';

const guards = guardsOf('consignment', {
  found: async ({ found: { document } }) => (document.finding === null ? { messageKey: 'checkFirst' } : undefined),
});
const effects = effectsOf('consignment', {
  number: {
    apply: async ({ document }) => void (document.sampleNo = 'S1'),
    undo: async ({ document }) => void (document.sampleNo = null),
  },
  forGood: { apply: async () => undefined },
});

const contextOf = (
  entity: string,
  document: Record<string, unknown>,
): { readonly found: object; readonly document: Record<string, unknown> } => ({
  found: { entity: { name: entity }, document },
  document,
});
const guardContext = (entity: string, document: Record<string, unknown>): GuardContext =>
  contextOf(entity, document) as unknown as GuardContext;
const effectContext = (entity: string, document: Record<string, unknown>): EffectContext =>
  contextOf(entity, document) as unknown as EffectContext;

describe('guards and effects of one kind of document', () => {
  it('run in a case of this kind', async () => {
    expect(await guards['found']?.(guardContext('consignment', { finding: null }))).toEqual({
      messageKey: 'checkFirst',
    });
    const document = { sampleNo: null };
    await effects['number']?.apply(effectContext('consignment', document));
    expect(document).toEqual({ sampleNo: 'S1' });
    await effects['number']?.undo?.(effectContext('consignment', document));
    expect(document).toEqual({ sampleNo: null });
  });

  it('are refused if a workflow of another kind names them', () => {
    expect(() => guards['found']?.(guardContext('toWhom', {}))).toThrow(
      '"found" is for "consignment", and a workflow of "toWhom" names it',
    );
    expect(() => effects['number']?.apply(effectContext('toWhom', {}))).toThrow('"number" is for "consignment"');
  });

  it('have no undo and no preparation if none was declared', () => {
    expect(Object.keys(effects['forGood'] ?? {})).toEqual(['apply']);
    expect(Object.keys(effects['number'] ?? {})).toEqual(['apply', 'undo']);
  });
});
