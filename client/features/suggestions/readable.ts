import { SUGGESTED_LINE, SUGGESTED_PARAGRAPH } from '#document/suggestions.ts'

/** Returns a suggested text with signs for the ends of paragraphs and lines, and for spaces alone. */
export function readable(text: string): string {
  if (text.trim() === '' && !text.includes(SUGGESTED_PARAGRAPH) && !text.includes(SUGGESTED_LINE))
    return '␣'.repeat(text.length)
  return text.replaceAll(SUGGESTED_PARAGRAPH, '¶ ').replaceAll(SUGGESTED_LINE, '↵ ')
}
