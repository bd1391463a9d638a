import type { Issue } from '#schema/corrections/issue.ts'

/** Faces that may touch a word: ":-)", ";)", ":'(", ":((", ">:(", "(-:". */
const FACE = String.raw`[<>}]?[:;=][',]?[-o^*]?[)(\]\[|\\/$@*<>}{]+|[:;=8B]-[)(\]\[DPpOoSs3Xx|\\/]+|[)(]+-?[',]?[:;]|<\/?3+|\^[._]?\^|>[._]<`
/** Faces with letters or digits, alone between spaces or signs: "xD", ":P", "T_T", "D:", "8)", ":3". */
const LETTERS = String.raw`[xX]+[dDpP]+|[:;=8][',]?-?(?:D+|[PpOoSsXxCc3]+|[bL])|D-?[:;=]|[TQoOuUnNvVxX0]_+[TQoOuUnNvVxX0]|[oO]\.[oO]|\\o\/|-_+-|\*[-_]\*|\._+\.|¯\\_\(ツ\)_\/¯|\([\^oOTx-][._][\^oOTx-]\)`
const START = String.raw`(?<=^|[\s"'“‘(\p{So}\p{Emoji_Presentation}])`
const END = String.raw`(?=$|[\s.,!?;…)\]"'”’\p{So}\p{Emoji_Presentation}])`
/** Several in a row may touch. */
const EMOTICON = new RegExp(
  String.raw`(?:${START}(?:${LETTERS}|${FACE})|(?<=[\p{L}\p{N}.!?,…"')])(?:${FACE}))(?:${FACE}|${LETTERS})*${END}`,
  'gu',
)
/** A text without one of these has no emoticon. */
const ANY = /[:;=^_<>*\\-]|xd|XD|xD|xp|XP/

/**
 * Returns the findings without those on emoticons: on their signs and letters, on the space or the
 * sign next to them, and on the small letter after one with a dot. They are written on purpose.
 */
export function withoutEmoticons(issues: readonly Issue[], text: string): readonly Issue[] {
  if (issues.length === 0 || !ANY.test(text)) return issues
  const faces = Array.from(text.matchAll(EMOTICON), ({ index, 0: face }) => ({
    start: index,
    end: index + face.length,
    hasDot: face.includes('.'),
  }))
  const others = text.replaceAll(EMOTICON, face => ' '.repeat(face.length))
  return issues.filter(({ rule, start, end }) => {
    if (/[\p{L}\p{N}]/u.test(others.slice(start, end)))
      return !rule.startsWith('SentenceCapital') || !faces.some(face => face.hasDot && isNext(face, start))
    return !faces.some(face => face.start <= end && start <= face.end)
  })

  function isNext(face: { end: number }, start: number): boolean {
    return face.end <= start && text.slice(face.end, start).trim() === ''
  }
}
