import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'

/** Opens voice commands and listens, or stops listening, on every screen. */
export const VOICE_KEY = 'Mod-Shift-s'

/** The key as it is shown. */
export const VOICE_SHORTCUT = shortcutOf(VOICE_KEY)
