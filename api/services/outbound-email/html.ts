const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

// Line ends, other control characters, and characters that change the direction of text.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Returns a text as one line, safe in a header. Characters that end or reorder the line become
 * spaces.
 */
export const oneLine = (text: string): string => text.replaceAll(CONTROL, ' ').trim()

/** Returns a text as one line of HTML, safe in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  oneLine(text).replaceAll(/[&<>"']/g, character => ENTITY[character] ?? character)
