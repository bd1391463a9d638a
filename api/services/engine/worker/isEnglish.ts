import { languageOf } from '#writing/languages/identify/languageOf.ts'

/** The beginning of a text that its language is read from. */
const LOOK = 2000

/** Returns whether a text is in English, unless the evidence for another language is clear. */
export const isEnglish = async (text: string): Promise<boolean> =>
  (await languageOf(text.slice(0, LOOK), 'en')) === 'en'
