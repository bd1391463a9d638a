const UNSTORABLE = /[\0\p{Surrogate}]/u

/**
 * Returns whether PostgreSQL can store the text. It rejects U+0000 and lone surrogates in text and
 * json.
 */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text)

/** Returns the text without characters that cannot be stored. */
export const storable = (text: string): string =>
  isStorable(text) ? text : text.replaceAll(/[\0\p{Surrogate}]/gu, '')
