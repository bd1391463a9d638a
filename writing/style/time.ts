/**
 * Silent reading of English non-fiction by adults: Brysbaert 2019, "How many words do we read per
 * minute?".
 */
const READ_PER_MINUTE = 238
/** The pace of lectures: Tauroza and Allison 1990, "Speech rates in British English". */
const SPOKEN_PER_MINUTE = 140

/** Returns the seconds to read a number of words: words × 60 / 238, rounded up. */
export function readingSeconds(words: number): number {
  return Math.ceil((words * 60) / READ_PER_MINUTE)
}

/** Returns the seconds to speak a number of words: words × 60 / 140, rounded up. */
export function speakingSeconds(words: number): number {
  return Math.ceil((words * 60) / SPOKEN_PER_MINUTE)
}
