const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago a moment is, in words: "2 hours ago", "just now". */
export function ago(moment: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1000
  const unit = UNITS.find(([, length]) => seconds >= length)
  if (!unit) return 'just now'
  const [name, length] = unit
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(seconds / length), name)
}

/** "1 word", "1,204 words". */
export const wordCount = (words: number): string =>
  `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** "5 December 2026", where the reader is. */
export const longDay = (moment: string): string => LONG_DAY.format(new Date(moment))
