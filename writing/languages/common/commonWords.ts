/** The commonest words of a language, in lower case; none of a language that has no list. */
export const commonWordsOf = (_code: string): ReadonlySet<string> => new Set()
