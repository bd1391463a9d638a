import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { Check, X } from 'lucide-react'
import { Fragment, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react'

import { useColorOf } from '#client/editor/presence/PeopleColors.tsx'
import { Card } from '#client/editor/review/Card.tsx'
import { onCardKey } from '#client/editor/review/cardKeys.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import {
  isNote,
  isSameChange,
  suggestionKey,
  type SuggestedFormat,
  type SuggestedLink,
  type Suggestion,
  type SuggestionPart,
} from '#document/suggestions.ts'
import { suggestions as messages } from '#schema/messages/en/suggestions.ts'

import { readable, readableAddress } from './readable.ts'
import { useDecide } from './useDecide.ts'
import { useNameOf } from './useNameOf.ts'

const t = translator(messages)

type Props = { session: EditorSession; suggestion: Suggestion; isOpen: boolean; onOpen: () => void }

/** A suggestion in the review queue with its author, and the buttons that decide on it. */
export function SuggestionCard({ session, suggestion, isOpen, onOpen }: Props) {
  const { editor } = session
  const { focusWanted } = editor.storage.suggestions.handle
  const key = suggestionKey(suggestion)
  const wanted = useAtomValue(
    useMemo(() => selectAtom(focusWanted, each => each === key), [focusWanted, key]),
  )
  const head = useRef<HTMLButtonElement>(null)
  const { id: me } = useCurrentUser()
  const colorOf = useColorOf()
  const nameOf = useNameOf(session)
  const { decideOne, close, mayDecide, mayReject } = useDecide(session)
  const isRejectable = mayReject(suggestion)
  const name = nameOf(suggestion.author)
  const title = suggestion.author === me ? t('own') : t('by', { name })
  useLayoutEffect(() => {
    if (!wanted || !isOpen) return
    head.current?.focus({ preventScroll: true })
    store.set(focusWanted, null)
  }, [wanted, isOpen, focusWanted])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    onCardKey(event, {
      choose: index => {
        if (index !== 0 || !mayDecide) return false
        decideOne(suggestion, 'accept')
        return true
      },
      dismiss: () => {
        if (isRejectable) decideOne(suggestion, 'reject')
      },
      close,
    })
  }
  return (
    <Card
      isOpen={isOpen}
      headRef={head}
      onOpen={onOpen}
      onKeyDown={onKeyDown}
      head={
        <>
          <span className="flex items-center gap-2 text-sm font-medium">
            <Avatar name={name} color={colorOf(suggestion.author)} size="sm" decorative />
            <span className="min-w-0 truncate">{title}</span>
          </span>
          <Change suggestion={suggestion} isOpen={isOpen} />
        </>
      }
    >
      {isOpen && isRejectable && (
        <div
          role="group"
          aria-label={title}
          onKeyDown={onKeyDown}
          className="flex animate-appear flex-wrap gap-2 px-3 pb-3"
        >
          {mayDecide && (
            <Button size="sm" variant="primary" onClick={() => decideOne(suggestion, 'accept')}>
              <Check aria-hidden /> {t('accept')}
            </Button>
          )}
          <Button size="sm" onClick={() => decideOne(suggestion, 'reject')}>
            <X aria-hidden /> {t(mayDecide ? 'reject' : 'takeBack')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function formatName({ format, on }: SuggestedFormat): string {
  switch (format) {
    case 'paragraph':
    case 'heading1':
    case 'heading2':
    case 'heading3':
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return t(`blocks.${format}`)
    default:
      return t(`formats.${on ? 'on' : 'off'}.${format}`)
  }
}

function linkName({ href, before }: SuggestedLink): string {
  if (href === null) return t('links.end')
  return before === null ? t('links.set') : t('links.change')
}

/** The parts of a suggestion in text order. An open card shows all of a long address. */
const Change = ({ suggestion: { parts }, isOpen }: Pick<Props, 'suggestion' | 'isOpen'>) => (
  <span
    dir="auto"
    className={cn(
      'font-serif text-sm wrap-anywhere text-ink-soft',
      !(isOpen && parts.some(({ kind }) => kind === 'linking')) && 'line-clamp-4',
    )}
  >
    {parts.map((part, index) => {
      const before = parts[index - 1]
      const key = `${part.kind} ${part.from}`
      // A note on several texts, such as the items of a list, is said once.
      return before && isNote(part.kind) && isSameChange(before, part) ? (
        <Fragment key={key}>
          {' '}
          <span aria-hidden className="text-ink-faint">
            ·
          </span>{' '}
          {readable(part.text)}
        </Fragment>
      ) : (
        <Part key={key} part={part} isOpen={isOpen} />
      )
    })}
  </span>
)

function Part({ part, isOpen }: { part: SuggestionPart; isOpen: boolean }) {
  const text = readable(part.text)
  const address = isOpen ? 'block' : 'block truncate'
  switch (part.kind) {
    case 'deletion':
      return (
        <del className="text-ink-faint not-first:ml-1">
          <span className="sr-only"> {t('kinds.deletion')} </span>
          {text}
        </del>
      )
    case 'insertion':
      return (
        <ins className="font-semibold text-ink no-underline not-first:ml-1">
          <span className="sr-only"> {t('kinds.insertion')} </span>
          {text}
        </ins>
      )
    case 'formatting':
      return (
        <span className="not-first:ml-1">
          <span className="font-sans font-medium">{formatName(part)}</span> {text}
        </span>
      )
    case 'linking':
      return (
        <span className="not-first:ml-1">
          <span className="font-sans font-medium">{linkName(part)}</span>
          {part.before !== null && (
            <del className={cn(address, 'text-ink-faint')} dir="ltr">
              <span className="sr-only"> {t('links.before')} </span>
              {readableAddress(part.before)}
            </del>
          )}
          {part.href !== null && (
            <ins className={cn(address, 'font-semibold text-ink no-underline')} dir="ltr">
              <span className="sr-only"> {t('links.after')} </span>
              {readableAddress(part.href)}
            </ins>
          )}{' '}
          {text}
        </span>
      )
    default:
      return part satisfies never
  }
}
