import { describe, expect, it } from 'vitest';
import { isSelected, viewNameOf, readOptions } from './options.ts';

const viewsOf = (...args: string[]): string[] => readOptions(args).views.map(viewNameOf);

describe('the options of a sweep', () => {
  it('are everything by default, in both languages and three widths', () => {
    expect(readOptions([])).toMatchObject({ only: [], out: 'sweep' });
    expect(viewsOf()).toEqual(['th-390', 'th-1366', 'th-1920', 'en-390', 'en-1366', 'en-1920']);
  });

  it('are the given ones, each once and in that order', () => {
    expect(viewsOf('--locales', 'en,th', '--widths', '1920, 390,390')).toEqual([
      'en-1920',
      'en-390',
      'th-1920',
      'th-390',
    ]);
    expect(viewsOf('--locales=th', '--widths=390', '--themes=dark,light')).toEqual(['th-390-dark', 'th-390']);
    expect(readOptions(['--only', '/app/haz,/requests', '--out', '/tmp/pictures'])).toMatchObject({
      only: ['/app/haz', '/requests'],
      out: '/tmp/pictures',
    });
  });

  it.each([
    [['--locales', 'th,fr'], '--locales does not know "fr"'],
    [['--themes', 'grey'], '--themes does not know "grey"'],
    [['--widths', '390,wide'], '--widths does not know "wide"'],
    [['--widths', '39'], '--widths does not know "39"'],
    [['--widths', '-390'], 'Usage'],
    [['--only', ''], '--only does not know ""'],
    [['--only', '/app/haz,'], '--only does not know ""'],
    [['--width', '390'], '--width'],
    [['haz'], 'haz'],
  ])('are refused with the usage for %j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
    expect(() => readOptions(args)).toThrow('npm run sweep');
  });

  it('select the addresses that contain any of the parts', () => {
    const patterns = [
      '/app/haz',
      '/app/haz/requests/{id}/edit',
      '/requests/short-details',
      '/app/master-mgt/haz-objects',
    ];
    const chosen = (...only: string[]): string[] => patterns.filter((pattern) => isSelected(pattern, { only }));
    expect(chosen()).toEqual(patterns);
    expect(chosen('/app/haz')).toEqual(['/app/haz', '/app/haz/requests/{id}/edit']);
    expect(chosen('{id}', 'short')).toEqual(['/app/haz/requests/{id}/edit', '/requests/short-details']);
    expect(chosen('nowhere')).toEqual([]);
  });
});
