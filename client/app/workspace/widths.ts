/** From here on the documents stand beside the page. */
export const WIDE = '(min-width: 1024px)'
/** From here on the review rail does, too. */
export const WIDEST = '(min-width: 1200px)'
