/** The keys of the modes. The one between them is for suggestions elsewhere. */
export const modeKeys = { editing: 'Mod-Alt-Shift-z', viewing: 'Mod-Alt-Shift-c' } as const
