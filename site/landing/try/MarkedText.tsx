import type { Issue } from '#schema/corrections/issue.ts'

import { piecesWith } from './pieces.ts'

/** The field and its underlines lie on each other: both need the same letters and lines. */
export const SAME_PLACE =
  'px-5 py-6 font-serif text-lg leading-relaxed whitespace-pre-wrap wrap-anywhere sm:px-7 sm:py-8'

/** The underlines of a text, below the field that shows it. The field grows with it. */
export function MarkedText({ text, issues }: { text: string; issues: readonly Issue[] }) {
  return (
    <div aria-hidden dir="auto" className={`pointer-events-none text-transparent ${SAME_PLACE}`}>
      {piecesWith(text, issues).map(({ at, text: part, issue }) =>
        issue ? (
          <span key={at} className={`issue issue-${issue.category}`}>
            {part}
          </span>
        ) : (
          <span key={at}>{part}</span>
        ),
      )}
      {/* A last line without letters has no height. */}
      {'\u200B'}
    </div>
  )
}
