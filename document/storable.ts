const UNSTORABLE = /[\0\p{Surrogate}]/u

/** PostgreSQL stores neither U+0000 nor half a surrogate pair, as text or as json. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text)

/** The text with what cannot be stored left out. */
export const storable = (text: string): string =>
  isStorable(text) ? text : text.replaceAll(/[\0\p{Surrogate}]/gu, '')
