/** The colour band of a label in the colours of the screen. */
import css from './bands.module.css';

const classesOfColours: Readonly<Record<string, string | undefined>> = { red: css.red, yellow: css.yellow, blue: css.blue, green: css.green };

export function bandClass(colour: string | null | undefined): string | undefined {
  return colour === null || colour === undefined ? undefined : classesOfColours[colour];
}
