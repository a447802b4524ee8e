/** Of headings: ids of this form, and not of another on the same page, and the numbers that are shown. */
import { createContext } from 'react';

export const ChapterIdContext = createContext<(number: string) => string>((number) => `chapter-${number}`);

/** Chapters of which nothing is shown are not counted. */
export const ChapterNumberContext = createContext<(number: string) => string>((number) => number);
