import { Tag, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'

import { attempt } from '#client/shared/lib/attempt.ts'
import { isComposing } from '#client/shared/lib/composing.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { useTooMuch } from '#client/shared/ui/form/useTooMuch.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { openSnippet } from '#schema/messages/en/openSnippet.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { mayRename } from '#schema/sharing/roles.ts'
import { differentTags, TAG_MAX, TAGS_MAX, tidyTag, type TagChange } from '#schema/snippets/tags.ts'

import { useTags } from './useTags.ts'

const t = translator(openSnippet)

/** The tags of an open snippet. Editors add them with Enter or a comma, and remove them. */
export function TagsBar({ snippet }: { snippet: DocumentSummary }) {
  const [draft, setDraft] = useState('')
  const [wasTooMany, setTooMany] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { tags: shown, change } = useTags(snippet)
  const isEditable = mayRename(snippet.role)
  const isFull = shown.length >= TAGS_MAX
  const isTooLong = useTooMuch(field)
  if (!isEditable && shown.length === 0) return null
  const save = (wanted: TagChange) => attempt(change(wanted), t('tagsFailed'), snippet.id)
  const add = async () => {
    const typed = draft.split(',').map(tidyTag).filter(Boolean)
    const all = differentTags([...shown, ...typed])
    const addTags = all.slice(shown.length, TAGS_MAX)
    const left = all.slice(shown.length + addTags.length).join(', ')
    // It waits for another tag to be removed.
    setDraft(left)
    setTooMany(left !== '')
    if (addTags.length > 0 && !(await save({ addTags }))) setDraft(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Backspace' && draft === '' && shown.length > 0)
      void save({ removeTags: shown.slice(-1) })
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    void add()
  }
  return (
    <div
      role="group"
      aria-label={t('tags')}
      className="flex min-w-0 grow flex-wrap items-center gap-1.5 px-4 py-1.5"
    >
      <Tag aria-hidden className="size-4 text-ink-faint" />
      {shown.map(tag => (
        <span
          key={tag}
          className={cn(
            'inline-flex h-6.5 max-w-60 items-center rounded-full bg-sunk pl-2.5 text-xs font-medium text-ink-soft',
            !isEditable && 'pr-2.5',
          )}
        >
          <bdi className="truncate">{tag}</bdi>
          {isEditable && (
            <button
              type="button"
              aria-label={t('removeTag', { label: isolatedText(tag) })}
              onClick={() => {
                field.current?.focus()
                void save({ removeTags: [tag] })
              }}
              className="touch-target inline-flex size-6.5 shrink-0 items-center justify-center rounded-full text-ink-faint hover:text-ink"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </span>
      ))}
      {isEditable && (
        <input
          ref={field}
          dir="auto"
          aria-label={t('addTag')}
          placeholder={isFull ? t('full', { most: TAGS_MAX }) : t('addTag')}
          maxLength={TAG_MAX}
          value={draft}
          onChange={event => {
            setTooMany(isFull && event.target.value !== '')
            setDraft(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => void add()}
          className="h-8 w-32 grow bg-transparent px-1 text-base text-ink placeholder:text-ink-faint sm:text-sm"
        />
      )}
      {isEditable && (
        <p role="status" className="text-xs text-ink-soft empty:hidden">
          {wasTooMany && isFull
            ? t('full', { most: TAGS_MAX })
            : isTooLong && t('tagFull', { most: TAG_MAX })}
        </p>
      )}
    </div>
  )
}
