/** The type under which a dragged document carries its id. */
export const DRAGGED = 'application/x-document-id'
