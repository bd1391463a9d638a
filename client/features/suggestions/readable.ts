import { SUGGESTED_PARAGRAPH } from '#document/suggestions.ts'

/** Returns an address without the invisible signs that hide or reverse a part of it. */
export const readableAddress = (address: string): string => address.replaceAll(/\p{Cf}/gu, '\uFFFD')

/** Returns a suggested text with signs for the ends of paragraphs and lines, and for spaces alone. */
export function readable(text: string): string {
  if (text.trim() === '' && !/[\u2028\u2029\n]/.test(text)) return '␣'.repeat(text.length)
  return text.replaceAll(SUGGESTED_PARAGRAPH, '¶ ').replaceAll(/[\u2028\n]/g, '↵ ')
}
