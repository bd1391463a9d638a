const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

// Line ends of every kind, other control characters, and those that turn the direction of what follows them.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** The text as a part of one line, which a header may hold: what would end the line or reorder it is a space. */
export const oneLine = (text: string): string => text.replaceAll(CONTROL, ' ').trim()

/** The text, on one line, as HTML that says just that, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  oneLine(text).replaceAll(/[&<>"']/g, character => ENTITY[character] ?? character)
