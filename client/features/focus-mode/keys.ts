/** The key that enters and leaves focus mode. */
export const FOCUS_KEY = 'Mod-Shift-f'
