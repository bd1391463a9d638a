/** The moods in the catalogue, each with its synonyms. */
const spoken: Readonly<Record<string, string>> = {
  modern: 'contemporary fresh new current sleek futuristic progressive innovative dynamic trendy cool young',
  classic: 'traditional timeless conservative old established formal heritage historic academic',
  elegant: 'graceful refined sophisticated romantic stylish chic feminine delicate beautiful classy poetic',
  friendly:
    'approachable welcoming casual informal open human cheerful kind nice helpful conversational relaxed',
  serious:
    'professional authoritative sober strict official businesslike corporate firm grave neutral factual',
  playful: 'fun funny happy childish cute whimsical lively energetic joyful quirky silly light',
  technical: 'tech digital scientific precise engineered mechanical geeky rational industrial',
  warm: 'cosy cozy homely natural organic soft comforting heartfelt gentle inviting rustic earthy emotional',
  bold: 'strong loud confident powerful striking dramatic impactful heavy urgent edgy brave exciting',
  minimal: 'minimalist minimalistic clean simple plain quiet understated clear uncluttered lean',
  creative: 'artistic original unusual expressive unique imaginative eclectic experimental inspiring',
  calm: 'peaceful serene relaxing soothing balanced mindful tranquil easy quietly',
  vintage: 'retro nostalgic antique aged historical western victorian seventies',
  luxurious: 'luxury premium expensive opulent glamorous exclusive fancy rich lavish high-end posh',
  literary: 'bookish scholarly thoughtful intellectual narrative reflective novelistic',
  trustworthy:
    'reliable trusted honest credible dependable solid safe sincere reassuring persuasive informative',
}
export const moods: readonly string[] = Object.keys(spoken)

const moodByWord = new Map(
  Object.entries(spoken).flatMap(([mood, words]) =>
    [mood, ...words.split(' ')].map(word => [word, mood] as const),
  ),
)
const NEGATION = /^(?:not|no|without|never|less|isn't|non)$/

/**
 * Returns the moods that the words name, in order and once each. A negated mood ("not playful") is
 * skipped.
 */
export function moodsIn(words: readonly string[]): string[] {
  const found = words.flatMap((word, index) => {
    const denied =
      NEGATION.test(words[index - 1] ?? '') ||
      (/^(?:too|very|so)$/.test(words[index - 1] ?? '') && NEGATION.test(words[index - 2] ?? ''))
    const mood = moodByWord.get(word)
    return mood === undefined || denied ? [] : [mood]
  })
  return [...new Set(found)]
}
