/** Shows which functions a keystroke runs through, in both forms. */
import { PACE_MS, WARM_UP_PACE_MS, type Effort } from './effort.ts';
import { contenders, type Contender } from './pages.ts';
import { profile, type FunctionShare } from './profile.ts';
import { typingSubjects, type TypingSubject } from './typingSubjects.ts';
import { typeKeys } from './typing.ts';
import { focusAgain, focusInput, openForm, withBrowser } from './visitForm.ts';

export interface Profiled {
  readonly subject: TypingSubject;
  readonly contender: Contender;
  readonly functions: readonly FunctionShare[];
}

/** Builds with readable names, and writes a file for each form that the developers' tools open. */
export async function profileForms(effort: Effort, folder: string): Promise<readonly Profiled[]> {
  return withBrowser({ isReadable: true }, async (browser) => {
    const found: Profiled[] = [];
    for (const contender of contenders) {
      for (const subject of typingSubjects) {
        const { page, session } = await openForm(browser, { name: contender, rows: effort.rows });
        await focusInput(page, subject);
        await typeKeys(session, { keys: subject.keys, count: effort.warmUpKeys, paceMs: WARM_UP_PACE_MS });
        await focusAgain(page, subject);
        const work = (): Promise<void> =>
          typeKeys(session, { keys: subject.keys, count: effort.againKeys, paceMs: PACE_MS });
        found.push({
          subject,
          contender,
          functions: await profile(session, {
            keystrokes: effort.againKeys,
            work,
            file: `${folder}/keystroke-${contender}-${subject.key}.cpuprofile`,
          }),
        });
        await page.context().close();
      }
    }
    return found;
  });
}
