// Without zod: the landing page has no room for it.

/** The Socket.IO namespace of everyone with a page of the site open. It needs no account. */
export const VISITORS = '/site'

/** The events that it passes on, by name. A page reads again what they name. */
export const SETTINGS_CHANGED = 'site.settings'
export const PLAN_CHANGED = 'plans.changed'
