/** Signs that turn the text after them, until its paragraph ends. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u
const ISOLATES = /[\u2066-\u2069]/gu

/**
 * Returns a name for the middle of a text, whose direction it does not change: as `<bdi>` in markup.
 * Isolating signs in the name would end that, so they are left out.
 */
export const keptApart = (name: string): string => `\u2068${name.replaceAll(ISOLATES, '')}\u2069`

/** The same, and a name without such signs as it is. */
export const keptApartIfTurning = (name: string): string => (TURNING.test(name) ? keptApart(name) : name)
