/** The id of the button that opens the dialog of a document's people. */
export const SHARE_BUTTON = 'share'
