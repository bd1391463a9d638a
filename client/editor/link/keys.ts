/** The key that asks for the address of a link. */
export const LINK_KEY = 'Mod-k'
