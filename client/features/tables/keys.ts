/** The key that moves the focus to the tools of the table around the caret, as in other editors. */
export const TABLE_TOOLS_KEY = 'Alt-F10'
