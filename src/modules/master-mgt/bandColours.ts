/** The colours of the band on a label. They are those of the paper, not of the screen: the same in every theme. */
import type { RecordValues } from '#language/record.ts';

export const bandColours: Readonly<Record<NonNullable<RecordValues<'ld50'>['refBandColour']>, string>> = {
  red: '#d8201f',
  yellow: '#ffcf00',
  blue: '#1f5fbf',
  green: '#2f9e4f',
};
