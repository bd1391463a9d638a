/** The keys that start an AI action on the selection, or open the menu of all actions. */
export const assistKeys = { improve: 'Mod-j', menu: 'Alt-Enter' } as const
