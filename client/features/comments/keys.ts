/** The key that comments on the selected text, as in Google Docs. */
export const COMMENT_KEY = 'Mod-Alt-m'

/** The tab of the review that shows the comments. */
export const COMMENTS_TAB = 'comments'
