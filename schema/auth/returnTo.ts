const PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u

/**
 * Where to go after signing in: `wanted` when it is a path of this site, else `/`. Browsers read a backslash as a slash
 * and drop tabs and line ends, so that `//host` has several spellings; all are refused.
 */
export const safeReturnTo = (wanted: unknown): string =>
  typeof wanted === 'string' && wanted.length <= 2000 && PATH.test(wanted) ? wanted : '/'
