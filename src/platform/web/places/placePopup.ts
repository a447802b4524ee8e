/** What is shown of the places behind a mark. Made of elements and not of HTML, because the texts come from records. */
import css from './places.module.css';
import { isNear, type MappedPlace } from './mappedPlace.ts';

export interface PopupTexts {
  readonly places: (n: number) => string;
  readonly near: (metres: number) => string;
  readonly more: (n: number) => string;
  readonly zoomHere: string;
}

export interface PopupOptions {
  readonly texts: PopupTexts;
  readonly open: (url: string) => void;
  /** Absent where zooming in does not separate the places. */
  readonly zoomHere?: (() => void) | undefined;
}

/** More would have to be scrolled for long: the list has them all. */
export const LISTED_MAX = 20;

export function popupContent(places: readonly MappedPlace[], options: PopupOptions): HTMLElement {
  const { texts, zoomHere } = options;
  const content = element('div', 'popup');
  const [first] = places;
  if (places.length === 1 && first !== undefined) {
    content.append(titleOf(first, options), ...nearLine(first, texts), factsOf(first));
    return content;
  }
  const list = element('ul', 'listed');
  for (const place of places.slice(0, LISTED_MAX)) {
    const row = document.createElement('li');
    const [number] = place.facts;
    row.append(titleOf(place, options), ...(number === undefined ? [] : [textElement('span', 'soft', number.text)]));
    row.append(...nearLine(place, texts));
    list.append(row);
  }
  content.append(textElement('p', 'popupTitle', texts.places(places.length)), list);
  if (places.length > LISTED_MAX) content.append(textElement('p', 'soft', texts.more(places.length - LISTED_MAX)));
  if (zoomHere !== undefined) {
    const button = textElement('button', 'popupButton', texts.zoomHere);
    button.type = 'button';
    button.addEventListener('click', zoomHere);
    content.append(button);
  }
  return content;
}

function titleOf({ title, url }: MappedPlace, { open }: PopupOptions): HTMLElement {
  if (url === undefined) return textElement('span', 'popupTitle', title);
  const link = textElement('a', 'popupTitle', title);
  link.href = `/haz${url}`;
  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(url);
  });
  return link;
}

function factsOf({ facts }: MappedPlace): HTMLElement {
  const list = element('dl', 'popupFacts');
  for (const { label, text } of facts) list.append(textElement('dt', '', label), textElement('dd', '', text));
  return list;
}

function nearLine(place: MappedPlace, texts: PopupTexts): readonly HTMLElement[] {
  return isNear(place) ? [textElement('p', 'nearTag', texts.near(place.nearMetres ?? 0))] : [];
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = css[className] ?? '';
  return made;
}

function textElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = element(tag, className);
  made.textContent = text;
  return made;
}
