/** How a link in running text looks on these pages. */
export const TEXT_LINK =
  'font-medium text-brand-text underline decoration-current/40 underline-offset-4 hover:decoration-current'
