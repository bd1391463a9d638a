import { useEffect, useRef, useState } from 'react'

import { reactions as messages } from '#schema/messages/en/reactions.ts'
import type { Reaction } from '#schema/reactions/contract.ts'
import { EMOJI, REACTIONS } from '#schema/reactions/emoji.ts'
import type { SharedReactions } from '#schema/sharing/discussion.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

type Props = {
  made: SharedReactions | undefined
  /** The reader's own. */
  mine: ReadonlySet<Reaction> | undefined
  /** Absent: the reader cannot react. */
  toggle: ((reaction: Reaction) => void) | undefined
}

const CHIP =
  'inline-flex h-8 items-center gap-1.5 rounded-full border px-2.5 text-sm text-ink-soft tabular-nums'
const BUTTON =
  'touch-target transition-colors hover:bg-hover aria-pressed:border-brand-text aria-pressed:bg-brand-tint aria-pressed:text-ink'

/** The reactions to a text or comment, and those that the reader may add. Draws nothing without any. */
export function ReactionBar({ made, mine, toggle }: Props) {
  const t = useTranslator(messages)
  const [isAdding, setIsAdding] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  // The button that opens the choice comes after it.
  useEffect(() => {
    if (isAdding) first.current?.focus()
  }, [isAdding])
  const counts = new Map(made?.reactions.map(({ reaction, count }) => [reaction, count]))
  const shown = REACTIONS.filter(reaction => (isAdding && toggle) || counts.has(reaction))
  if (shown.length === 0 && !toggle) return null
  return (
    <div
      role="group"
      aria-label={t('all')}
      className="flex flex-wrap items-center gap-1.5"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !isAdding) return
        setIsAdding(false)
        adder.current?.focus()
      }}
    >
      {shown.map((reaction, n) => {
        const count = counts.get(reaction) ?? 0
        const label =
          count > 0 ? t('counted', { reaction: t(`each.${reaction}`), count }) : t(`each.${reaction}`)
        const face = (
          <>
            <span aria-hidden>{EMOJI[reaction]}</span>
            {count > 0 && <span aria-hidden>{count}</span>}
          </>
        )
        return toggle ? (
          <button
            key={reaction}
            ref={n === 0 ? first : undefined}
            type="button"
            aria-pressed={mine?.has(reaction) ?? false}
            aria-label={label}
            title={label}
            onClick={() => {
              // The button goes with its last reaction.
              if (!isAdding && count === 1 && mine?.has(reaction)) adder.current?.focus()
              toggle(reaction)
            }}
            className={`${CHIP} ${BUTTON}`}
          >
            {face}
          </button>
        ) : (
          <span key={reaction} role="img" aria-label={label} title={label} className={CHIP}>
            {face}
          </span>
        )
      })}
      {toggle && (
        <button
          ref={adder}
          type="button"
          aria-expanded={isAdding}
          aria-label={t(isAdding ? 'close' : 'add')}
          title={t(isAdding ? 'close' : 'add')}
          onClick={() => setIsAdding(!isAdding)}
          className={`${CHIP} ${BUTTON} border-dashed`}
        >
          <span aria-hidden>{isAdding ? '×' : '☺+'}</span>
        </button>
      )}
    </div>
  )
}
