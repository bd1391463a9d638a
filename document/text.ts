import type { Body, BodyNode } from './body.ts'
import { bodySchema } from './schema.ts'

/** The plain text of a body: one line for each paragraph, heading and code block; a line break inside one is '\n' too. */
export const textOf = (body: Body): string => {
  const lines: string[] = []
  const stack: BodyNode[] = [body]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const content = node.content ?? []
    if (bodySchema.nodes[node.type]?.inlineContent) {
      lines.push(content.map(child => (child.type === 'hardBreak' ? '\n' : (child.text ?? ''))).join(''))
    } else {
      for (const child of content.toReversed()) stack.push(child)
    }
  }
  return lines.join('\n')
}

const WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:['\u2019\u02BC_\-\u2010\u2011]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{N}\p{M}]+)*/gu
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{L}\p{M}\u30FC]*/gu

/** Built when first needed: it takes some milliseconds, and most texts are written with spaces. */
let segmenter: Intl.Segmenter | null = null

/**
 * Words of a text as a reader counts them: "don't", "well-known" and "3.14" are one each, punctuation is none. Scripts
 * written without spaces (Chinese, Japanese, Thai …) are divided by Intl.Segmenter, or by character where it is missing.
 */
export const wordsOf = (text: string): number => {
  let words = 0
  const spaced = text.replace(SPACELESS, run => {
    words += spacelessWords(run)
    return ' '
  })
  for (const _ of spaced.matchAll(WORD)) words += 1
  return words
}

const spacelessWords = (run: string): number => {
  if (typeof Intl.Segmenter !== 'function') return Array.from(run).length
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  let words = 0
  for (const segment of segmenter.segment(run)) if (segment.isWordLike) words += 1
  return words
}

/** Characters of a text in UTF-16 units: what an editor and the limit of a document count. */
export const charactersOf = (text: string): number => text.length
