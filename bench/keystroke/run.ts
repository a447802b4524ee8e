/** Measures a keystroke and prints the figures. */
import { compareForms } from './compareForms.ts';
import { quick, thorough } from './effort.ts';
import { profileForms } from './profileForms.ts';
import { keystrokeTables, profileTable } from './report.ts';

export interface KeystrokeOptions {
  readonly isSmall: boolean;
  /** Folder for the CPU profiles; if it is set, nothing is compared. */
  readonly profileFolder?: string | undefined;
  readonly say: (line: string) => void;
}

export async function measureKeystrokes({ isSmall, profileFolder, say }: KeystrokeOptions): Promise<void> {
  const effort = isSmall ? quick : thorough;
  say(
    `A keystroke in a form of 60 fields beside a table of ${effort.rows} rows: ours, drawn from its declaration, and one written by hand with React Hook Form.\n`,
  );
  if (profileFolder === undefined) say(keystrokeTables(await compareForms(effort)));
  else for (const found of await profileForms(effort, profileFolder)) say(profileTable(found));
}
