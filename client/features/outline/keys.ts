/** The key that shows the outline, as in code editors. */
export const OUTLINE_KEY = 'Mod-Shift-o'
