import { Fragment } from 'react'
import { Link } from 'wouter'

import { cn } from '#client/shared/ui/cn.ts'
import { partsWith, type TextPart } from '#schema/documents/folded.ts'
import type { Excerpt } from '#schema/documents/search.ts'

import type { Found } from './results.ts'
import { selectMatch } from './selectMatch.ts'

type Props = { found: Found; words: readonly string[]; open: boolean; onChosen: (() => void) | undefined }

/** A found document. It opens with the match selected. */
export function ResultRow({ found, words, open, onChosen }: Props) {
  const { id, title, excerpt } = found
  const choose = () => {
    selectMatch(found)
    onChosen?.()
  }
  return (
    <li className={cn('rounded-lg transition-colors', open ? 'bg-paper ring-1 ring-line' : 'hover:bg-hover')}>
      <Link
        to={`/document/${id}`}
        aria-current={open ? 'page' : undefined}
        onClick={choose}
        className="focus-inset grid min-h-11 content-center gap-0.5 rounded-lg px-2.5 py-2"
      >
        <span className={cn('truncate text-sm', open ? 'font-medium text-ink' : 'text-ink-soft')}>
          <Marked text={title} parts={partsWith(title, words)} />
        </span>
        {excerpt && (
          <span className="line-clamp-2 text-xs text-ink-faint [overflow-wrap:anywhere]">
            <MarkedExcerpt excerpt={excerpt} />
          </span>
        )}
      </Link>
    </li>
  )
}

function MarkedExcerpt({ excerpt: { text, parts, cutBefore, cutAfter } }: { excerpt: Excerpt }) {
  return (
    <>
      {cutBefore && '… '}
      <Marked text={text} parts={parts} />
      {cutAfter && ' …'}
    </>
  )
}

/** A text with marked parts, which are in order and apart. */
function Marked({ text, parts }: { text: string; parts: readonly TextPart[] }) {
  return (
    <>
      {parts.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(parts[index - 1]?.end ?? 0, start)}
          <mark className="rounded-sm bg-brand-tint text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.end ?? 0)}
    </>
  )
}
