/** Ids of headings: of this form, and not of another on the same page. */
import { createContext } from 'react';

export const ChapterIdContext = createContext<(number: string) => string>((number) => `chapter-${number}`);
