/** The window size that Covington and McFall suggest for general use. */
export const WINDOW = 50

export interface Vocabulary {
  different: number
  typeTokenRatio: number
  movingAverage: number
  window: number
}

/**
 * Returns how varied the words are: different words / words (the type–token ratio, which falls with
 * the length) and the mean of that ratio over every window of 50 words. The latter does not depend
 * on the length (MATTR: Covington and McFall 2010, "Cutting the Gordian knot"). A text shorter than
 * a window is one window. Words are compared as written, in lower case: "run" and "runs" are two.
 */
export function vocabularyOf(words: readonly string[], size = WINDOW): Vocabulary {
  const different = new Set(words).size
  const window = Math.min(size, words.length)
  if (window === 0) return { different, typeTokenRatio: 0, movingAverage: 0, window }

  const inWindow = new Map<string, number>()
  let sum = 0
  for (const [index, word] of words.entries()) {
    inWindow.set(word, (inWindow.get(word) ?? 0) + 1)
    const left = words[index - window]
    if (left !== undefined) {
      const times = (inWindow.get(left) ?? 0) - 1
      if (times > 0) inWindow.set(left, times)
      else inWindow.delete(left)
    }
    if (index >= window - 1) sum += inWindow.size / window
  }
  const windows = words.length - window + 1
  return { different, typeTokenRatio: different / words.length, movingAverage: sum / windows, window }
}
