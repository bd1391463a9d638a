/** Minimum width for the documents next to the page. */
export const WIDE = '(min-width: 1024px)'
/** Minimum width for the review rail as well. */
export const WIDEST = '(min-width: 1200px)'
