/** Keeps what a person types and draws about a place, and writes the place to the record when it is complete. */
import { useState } from 'react';
import { message, type MessageRef } from '#language/message.ts';
import { draftOf, placeOf, readDegrees, type PlaceDraft, type TypedPosition } from './placeDraft.ts';

export interface PlaceWriter {
  readonly onChange: (value: unknown) => void;
  /** Called with a problem while something typed cannot be part of the place, so that the form is not saved without it. */
  readonly onInvalidInput: (problem: MessageRef | undefined) => void;
}

export function usePlaceDraft(
  value: unknown,
  { onChange, onInvalidInput }: PlaceWriter,
): { readonly draft: PlaceDraft; readonly change: (more: Partial<PlaceDraft>) => void } {
  const [state, setState] = useState(() => ({ draft: draftOf(value), written: JSON.stringify(value ?? null) }));
  const current = JSON.stringify(value ?? null);
  // Something else has changed the record: a reload, an undo, a draft that was restored.
  const shown = current === state.written ? state : { draft: draftOf(value), written: current };
  if (shown !== state) setState(shown);
  return {
    draft: shown.draft,
    change: (more) => {
      const draft = { ...shown.draft, ...more };
      const place = placeOf(draft);
      setState({ draft, written: JSON.stringify(place) });
      onInvalidInput(findIncomplete(draft));
      onChange(place);
    },
  };
}

/** The first thing that is typed and not part of the place. */
export function findIncomplete({ pin, corners }: PlaceDraft): MessageRef | undefined {
  if (isIncomplete(pin) || corners.some(isUnreadable)) return message('coordinatesNotRead');
  return corners.length > 0 && corners.length < 3 ? message('placeRingShort') : undefined;
}

function isIncomplete({ latitude, longitude }: TypedPosition): boolean {
  return (latitude !== '' || longitude !== '') && isUnreadable({ latitude, longitude });
}

function isUnreadable({ latitude, longitude }: TypedPosition): boolean {
  return readDegrees(latitude) === undefined || readDegrees(longitude) === undefined;
}
