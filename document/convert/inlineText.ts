import type { BodyNode } from '../body.ts'

/** Returns the text of a paragraph, with a line feed for each break. */
export const inlineTextOf = (content: readonly BodyNode[]): string =>
  content.map(child => (child.type === 'hardBreak' ? '\n' : (child.text ?? ''))).join('')
