import { memo, useEffect, useRef } from 'react'

import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'

import type { ReviewCard } from './cards.ts'

const t = translator(editor)

/** Cards that are drawn, or skipped while they are out of sight, together. */
const CHUNK = 40
/** Cards with a head. Others have several buttons, each a stop. */
const ROWS = '[data-card-head]'

type Props = {
  cards: readonly ReviewCard[]
  /** Id of the open card. */
  active: string | null
  onOpen: (id: string) => void
}

/** The cards in text order. Handles thousands. */
export function CardListPart(props: Props) {
  return <CardList {...props} />
}

const CardList = memo(({ cards, active, onOpen }: Props) => {
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
        {chunksOf(cards).map(chunk => (
          <Chunk
            key={chunk[0]?.id}
            cards={chunk}
            active={chunk.some(({ id }) => id === active) ? active : null}
            onOpen={onOpen}
          />
        ))}
      </Roving>
    </div>
  )
})

const chunksOf = (cards: readonly ReviewCard[]): (readonly ReviewCard[])[] =>
  Array.from({ length: Math.ceil(cards.length / CHUNK) }, (_, index) =>
    cards.slice(index * CHUNK, (index + 1) * CHUNK),
  )

const Chunk = memo(
  ({ cards, active, onOpen }: Props) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 [contain-intrinsic-size:auto_240rem] [content-visibility:auto]">
      {cards.map(card => (
        <Row key={card.id} card={card} active={card.id === active} onOpen={onOpen} />
      ))}
    </div>
  ),
  (before, after) =>
    before.active === after.active &&
    before.onOpen === after.onOpen &&
    before.cards.length === after.cards.length &&
    before.cards.every((card, index) => card === after.cards[index]),
)

type RowProps = { card: ReviewCard; active: boolean; onOpen: (id: string) => void }

const Row = memo(({ card, active, onOpen }: RowProps) => (
  <div role="listitem">{card.draw(active, () => onOpen(card.id))}</div>
))
