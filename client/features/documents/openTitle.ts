/** The id of the title of the open document. */
export const OPEN_TITLE = 'open-title'
