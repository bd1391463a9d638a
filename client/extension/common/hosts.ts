/** The sites whose pages are checked without a click, as match patterns. */
export const SITES = ['https://mail.google.com/*', 'https://www.linkedin.com/*'] as const

/** Returns whether the pages of an address are checked without a click. */
export const isSite = (url: URL): boolean =>
  SITES.some(pattern => pattern === `${url.protocol}//${url.hostname}/*`)
