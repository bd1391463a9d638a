/** A part of a text around the caret. */
export type Unit = 'word' | 'sentence' | 'paragraph' | 'all'

/** A range of a text, end exclusive. */
type Span = { start: number; end: number }

/** Returns the range of the part at an offset, without the spaces around it; null if there is none. */
export function unitAt(text: string, offset: number, unit: Unit): Span | null {
  switch (unit) {
    case 'word':
      return within(text, offset, wordAt)
    case 'sentence':
      return within(text, offset, sentenceAt)
    case 'paragraph':
      return within(text, offset, whole)
    case 'all':
      return whole(text)
  }
}

/** Looks in the paragraph at the offset only. */
function within(text: string, offset: number, look: (part: string, at: number) => Span | null): Span | null {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const found = look(text.slice(from, end < 0 ? text.length : end), offset - from)
  return found && { start: from + found.start, end: from + found.end }
}

function whole(text: string): Span | null {
  return trimmed(text, { start: 0, end: text.length })
}

function wordAt(text: string, at: number): Span | null {
  const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike === true,
  )
  const found =
    words.find(({ index, segment }) => index <= at && at < index + segment.length) ??
    // Signs may stand between a word and the caret, as after dictation.
    words.findLast(
      ({ index, segment }) =>
        index + segment.length <= at && !/[\s\ufffc]/.test(text.slice(index + segment.length, at)),
    )
  return found ? { start: found.index, end: found.index + found.segment.length } : null
}

function sentenceAt(text: string, at: number): Span | null {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
  const found = sentences.find(({ index, segment }) => at < index + segment.length) ?? sentences.at(-1)
  return found ? trimmed(text, { start: found.index, end: found.index + found.segment.length }) : null
}

function trimmed(text: string, { start, end }: Span): Span | null {
  const part = text.slice(start, end)
  const first = start + part.length - part.trimStart().length
  return part.trim() === '' ? null : { start: first, end: first + part.trim().length }
}
