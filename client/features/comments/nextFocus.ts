import { neighborOf, type Lost } from '#client/shared/ui/keptFocus.ts'
import { tabOf } from '#client/shared/ui/useKeptFocus.ts'

/** Selects cards, and the comments in them. */
export const FOCUSED_ITEMS = '[data-item], [data-comment]'

/**
 * Returns where the focus goes when its place in the comments is gone: to the comment of which a field has
 * closed, to the comment before one that was deleted, to the same card in another list, or to the card
 * after one that is gone.
 */
export function nextFocus(lost: Lost, list: Element): Element | null | undefined {
  const { trail } = lost
  const place = trail.find(({ isConnected }) => isConnected)
  const comment = place?.closest('[data-comment]')
  if (comment) return comment.querySelector('[data-comment-tools] button') ?? comment
  const card = place?.closest('[data-item]')
  if (card) return neighborOf(lost, '[data-comment]', 'before') ?? card.querySelector('[data-card-head]')
  const id = trail.find(element => element.matches('[data-item]'))?.getAttribute('data-item')
  const moved = id ? list.querySelector(`[data-item="${CSS.escape(id)}"]`) : null
  // Someone else has resolved the thread of a reply that is being written.
  const field = trail[0]?.matches('textarea') ? moved?.querySelector('textarea') : null
  const next = moved ?? neighborOf(lost, '[data-item]')
  return field ?? next?.querySelector('[data-card-head], button') ?? tabOf(list)
}
