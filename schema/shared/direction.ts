/** Signs that turn the text after them, until its paragraph ends. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u
/** Signs that would end an isolation early: those of another one, and ends of lines and paragraphs. */
const ENDS = /[\u2066-\u2069\u2028\u2029\p{Cc}]/gu

/** Returns a name without these signs. */
export const withoutEnds = (name: string): string => name.replaceAll(ENDS, '')

/**
 * Returns a name that stays apart from the words around it in a plain string, such as a label: as
 * `<bdi>` in markup.
 */
export const isolatedText = (name: string): string => `\u2068${withoutEnds(name)}\u2069`

/** The same for a name with such signs. Any other is returned as it is. */
export const isolatedIfTurning = (name: string): string => (TURNING.test(name) ? isolatedText(name) : name)
