import { memo, useEffect, useRef } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { editor } from '#schema/messages/en/editor.ts'

import type { ReviewCard } from './cards.ts'
import { chunksOf } from './chunks.ts'

const t = translator(editor)

/** About the height of a card and the gap after it, in rem. */
const CARD = 6
/** Cards with a head. Others have several buttons, each a stop. */
const ROWS = '[data-card-head]'

type Props = {
  cards: readonly ReviewCard[]
  /** Id of the open card. */
  active: string | null
  onOpen: (id: string) => void
}

/** The cards in text order. Handles thousands. */
export const CardList = memo(({ cards, active, onOpen }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active !== null)
      list.current
        ?.querySelector('[aria-current]')
        ?.closest('[role=listitem]')
        ?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
  }, [active])
  return (
    <div ref={list}>
      <Roving
        items={ROWS}
        role="list"
        aria-label={t('issues')}
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        {chunksOf(cards).map((chunk, _index, { length }) => {
          const hasOpen = chunk.some(({ id }) => id === active)
          return (
            <Chunk
              key={chunk[0]?.id}
              cards={chunk}
              active={hasOpen ? active : null}
              // The open card needs its true place to scroll into view.
              isSkipped={length > 1 && !hasOpen}
              onOpen={onOpen}
            />
          )
        })}
      </Roving>
    </div>
  )
})

type ChunkProps = Props & { isSkipped: boolean }

/** Cards that are drawn together. `isSkipped`: they are not while they are out of sight. */
const Chunk = memo(
  ({ cards, active, isSkipped, onOpen }: ChunkProps) => (
    <div
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-2', isSkipped && '[content-visibility:auto]')}
      style={{ containIntrinsicSize: `auto ${cards.length * CARD}rem` }}
    >
      {cards.map(card => (
        <Row key={card.id} card={card} active={card.id === active} onOpen={onOpen} />
      ))}
    </div>
  ),
  (before, after) =>
    before.active === after.active &&
    before.onOpen === after.onOpen &&
    before.isSkipped === after.isSkipped &&
    before.cards.length === after.cards.length &&
    before.cards.every((card, index) => card === after.cards[index]),
)

type RowProps = { card: ReviewCard; active: boolean; onOpen: (id: string) => void }

const Row = memo(({ card, active, onOpen }: RowProps) => (
  <div role="listitem">{card.draw(active, () => onOpen(card.id))}</div>
))
