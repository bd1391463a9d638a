const RATING =
  /(?<![\d.,/])(\d{1,2}(?:\.\d)?)\s?(?:\/|out of)\s?(?:a )?(?:possible )?(5|10)(?![\d%]|\s?(?:people|times|minutes|users))|\b(?:gave|give|given|rate|rated|gets|get|got|deserves|scores|a solid|resounding)\b[^.!?\d]{0,30}?\b(?:a|an)?\s?["“]?(10)\b["”]?(?=\+|\s*[.!?,]|\s(?:in|on|for|because)\b|\s?$)|\b(\d)(?:\.5)?[ -]stars?\b/gi

/**
 * A rating in a text, such as 8/10 or "3 stars": its position and valence (−4 for the lowest, 4 for
 * full marks).
 */
export interface Rating {
  start: number
  end: number
  valence: number
}

/** Returns the ratings out of 5 or 10, or in stars out of 5, in text order. */
export function ratingsIn(text: string): Rating[] {
  return Array.from(text.matchAll(RATING), ({ 0: whole, 1: got, 2: of, 3: ten, 4: stars, index }) => {
    const share = ten === undefined ? Number(stars ?? got) / Number(stars === undefined ? of : 5) : 1
    return { start: index, end: index + whole.length, valence: 8 * (Math.min(1, share) - 0.55) }
  })
}
