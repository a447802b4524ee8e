/** Shared by the commands next to the server: they print what they do, and end with one sentence if they fail. */
import { startProblemMessage } from '#platform/server/startProblem.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The result of `main` becomes the exit code. */
export async function runCommand(main: (args: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${startProblemMessage(error)}\n`);
    process.exitCode = 1;
  }
}
