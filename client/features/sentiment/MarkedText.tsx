import { useMemo } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { sentiment } from '#schema/messages/en/sentiment.ts'
import type { SentimentReport } from '#schema/sentiment/report.ts'

import { levelOf, partsOf, type Part, type Piece } from './pieces.ts'

const t = translator(sentiment)

type Props = { text: string; sentences: SentimentReport['sentences'] }

/** A text whose sentences have the warmth of their scores, and whose telling words are marked. */
export function MarkedText({ text, sentences }: Props) {
  const parts = useMemo(() => partsOf(text, sentences), [text, sentences])
  return (
    <div className="reading max-w-none wrap-anywhere whitespace-pre-wrap">
      {parts.map(part =>
        part.kind === 'between' ? (
          <span key={part.start}>{part.text}</span>
        ) : (
          <Sentence key={part.start} {...part} />
        ),
      )}
    </div>
  )
}

const POSITIVE = ['', 'bg-success-tint/50', 'bg-success-tint', 'bg-success-tint']
const NEGATIVE = ['', 'bg-danger-tint/50', 'bg-danger-tint', 'bg-danger-tint']

function Sentence({ score, pieces }: Extract<Part, { kind: 'sentence' }>) {
  const level = levelOf(score)
  const isPositive = score > 0
  const value = Math.round(Math.abs(score) * 100)
  return (
    <span
      className={cn(
        'rounded-sm box-decoration-clone px-0.5 py-px',
        (isPositive ? POSITIVE : NEGATIVE)[level],
      )}
    >
      {pieces.map((piece, index) => (
        <Words key={`${index}`} {...piece} />
      ))}
      {level > 0 && (
        <span
          className={cn(
            'ml-1 align-[0.3em] font-sans text-xs font-medium tabular-nums select-none',
            isPositive ? 'text-success' : 'text-danger',
          )}
        >
          {t(isPositive ? 'scorePositive' : 'scoreNegative', { count: value })}
        </span>
      )}
    </span>
  )
}

function Words({ text, effect }: Piece) {
  if (effect === 'none') return <>{text}</>
  return (
    <mark
      className={cn(
        'bg-transparent font-medium text-ink underline decoration-2 underline-offset-4',
        effect === 'positive' ? 'decoration-success' : 'decoration-danger decoration-wavy',
      )}
    >
      {text}
    </mark>
  )
}
