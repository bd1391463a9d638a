/** The key that opens the version history, as in Google Docs. */
export const HISTORY_KEY = 'Mod-Alt-Shift-h'
