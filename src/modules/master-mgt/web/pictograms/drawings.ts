/** The addresses of the drawings. */
import { hasDrawing, type PictogramWithDrawing } from '../../pictogramsOnLabel.ts';
import ghs01 from '../../pictograms/ghs01.svg';
import ghs02 from '../../pictograms/ghs02.svg';
import ghs03 from '../../pictograms/ghs03.svg';
import ghs04 from '../../pictograms/ghs04.svg';
import ghs05 from '../../pictograms/ghs05.svg';
import ghs06 from '../../pictograms/ghs06.svg';
import ghs07 from '../../pictograms/ghs07.svg';
import ghs08 from '../../pictograms/ghs08.svg';
import ghs09 from '../../pictograms/ghs09.svg';

const drawings: Readonly<Record<PictogramWithDrawing, string>> = {
  GHS01: ghs01,
  GHS02: ghs02,
  GHS03: ghs03,
  GHS04: ghs04,
  GHS05: ghs05,
  GHS06: ghs06,
  GHS07: ghs07,
  GHS08: ghs08,
  GHS09: ghs09,
};

export function findDrawing(code: unknown): string | undefined {
  return hasDrawing(code) ? drawings[code] : undefined;
}
