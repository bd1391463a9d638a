/** Silent reading of English non-fiction by adults: Brysbaert 2019, "How many words do we read per minute?". */
const READ_PER_MINUTE = 238
/** The pace of lectures: Tauroza and Allison 1990, "Speech rates in British English". */
const SPOKEN_PER_MINUTE = 140

/** Seconds to read so many words: words × 60 / 238, rounded up. */
export function readingSeconds(words: number): number {
  return Math.ceil((words * 60) / READ_PER_MINUTE)
}

/** Seconds to give so many words as a talk: words × 60 / 140, rounded up. */
export function speakingSeconds(words: number): number {
  return Math.ceil((words * 60) / SPOKEN_PER_MINUTE)
}
