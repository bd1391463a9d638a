import { SmilePlus } from 'lucide-react'
import { useState } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { locale, translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { Popover } from '#client/shared/ui/overlay/Popover.tsx'
import { Tooltip } from '#client/shared/ui/overlay/Tooltip.tsx'
import { reactions as messages } from '#schema/messages/en/reactions.ts'
import { EMOJI, REACTIONS } from '#schema/reactions/emoji.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import type { ShownReaction } from './reactions.ts'
import { useReactions } from './useReactions.ts'

const t = translator(messages)
const LIST = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })

/** `targetId`: the comment, or the document itself. */
type Props = { documentId: string; targetId: string; canAdd: boolean }

/** The reactions to a comment or a document, with the names of the people, and those that can be added. */
export function Reactions({ documentId, targetId, canAdd }: Props) {
  const { reactions, toggle } = useReactions(documentId, targetId)
  const { id: me } = useCurrentUser()
  const [isAdding, setIsAdding] = useState(false)
  if (reactions.length === 0 && !canAdd) return null
  return (
    <div className="relative z-10 flex flex-wrap items-center gap-1" role="group" aria-label={t('all')}>
      {reactions.map(each => (
        <Tooltip key={each.reaction} label={namesOf(each, me)}>
          <button
            type="button"
            aria-pressed={each.isMine}
            aria-label={t('by', {
              reaction: t(`each.${each.reaction}`),
              names: namesOf(each, me),
            })}
            onClick={() => toggle(each.reaction)}
            className="touch-target inline-flex h-7 items-center gap-1 rounded-full border px-2 text-xs text-ink-soft tabular-nums transition-colors hover:bg-hover aria-pressed:border-brand-text aria-pressed:bg-brand-tint aria-pressed:text-ink"
          >
            <span aria-hidden>{EMOJI[each.reaction]}</span>
            {each.count}
          </button>
        </Tooltip>
      ))}
      {canAdd && (
        <Popover
          label={t('add')}
          open={isAdding}
          onOpenChange={setIsAdding}
          className="w-auto! p-1.5!"
          trigger={
            <IconButton size="sm" label={t('add')}>
              <SmilePlus aria-hidden />
            </IconButton>
          }
        >
          <Roving role="toolbar" aria-label={t('all')} className="flex gap-0.5">
            {REACTIONS.map(reaction => (
              <IconButton
                key={reaction}
                label={t(`each.${reaction}`)}
                pressed={reactions.some(each => each.reaction === reaction && each.isMine)}
                onClick={() => {
                  toggle(reaction)
                  setIsAdding(false)
                }}
              >
                <span aria-hidden>{EMOJI[reaction]}</span>
              </IconButton>
            ))}
          </Roving>
        </Popover>
      )}
    </div>
  )
}

function namesOf({ people, count }: ShownReaction, me: string): string {
  const names = people.map(({ userId, name }) => (userId === me ? t('you') : isolatedText(name)))
  const more = count - names.length
  return more > 0 ? t('names', { names: names.join(', '), more }) : LIST.format(names)
}
