/**
 * Returns the range of the sentences of a text that contain a range. The offsets are UTF-16, the
 * end exclusive and without the space after it.
 */
export function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
  const first = sentences.findLast(({ index }) => index <= start)
  const last = sentences.find(({ index, segment }) => index + segment.length >= end)
  return {
    start: first?.index ?? 0,
    end: last ? last.index + last.segment.trimEnd().length : text.length,
  }
}
