/** The keys of the modes, as in other editors. */
export const modeKeys = {
  editing: 'Mod-Alt-Shift-z',
  suggesting: 'Mod-Alt-Shift-x',
  viewing: 'Mod-Alt-Shift-c',
} as const
