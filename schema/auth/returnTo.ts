const PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u

/**
 * Returns the page to open after sign-in: `wanted` if it is a path of this site, else `/`. Browsers
 * treat a backslash as a slash and drop tabs and line breaks, so `//host` has several spellings.
 * All are rejected.
 */
export const safeReturnTo = (wanted: unknown): string =>
  typeof wanted === 'string' && wanted.length <= 2000 && PATH.test(wanted) ? wanted : '/'
