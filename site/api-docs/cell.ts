/** A cell of the tables of the page. */
export const CELL = 'border-b px-2 py-2 text-start align-top wrap-anywhere sm:px-3'
