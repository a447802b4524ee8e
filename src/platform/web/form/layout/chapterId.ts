/** Ids and displayed numbers of headings; the ids differ from those of another form on the same page. */
import { createContext } from 'react';

export const ChapterIdContext = createContext<(number: string) => string>((number) => `chapter-${number}`);

/** Chapters without visible content are not counted. */
export const ChapterNumberContext = createContext<(number: string) => string>((number) => number);
