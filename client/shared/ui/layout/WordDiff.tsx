import { useMemo } from 'react'

import { changeShown } from '#client/shared/lib/spacesShown.ts'
import { wordDiff } from '#writing/compare/wordDiff.ts'

type Props = { before: string; after: string }

/** The words that a change removes and adds, in their text. */
export function WordDiff({ before, after }: Props) {
  const segments = useMemo(() => wordDiff(before, after), [before, after])
  return segments.map((segment, index) => {
    // Segments have no identity besides their index.
    const key = `${index}`
    if (segment.kind === 'same') return <span key={key}>{segment.text}</span>
    if (segment.kind === 'removed')
      return (
        <del key={key} className="text-ink-faint">
          {changeShown(segment.text)}
        </del>
      )
    return (
      <ins key={key} className="mx-0.5 rounded-sm bg-success-tint px-0.5 text-success no-underline">
        {changeShown(segment.text)}
      </ins>
    )
  })
}
