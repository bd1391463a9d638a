import { useAtom, useAtomValue } from 'jotai'
import { ArrowDown, ArrowUp, CaseSensitive, Regex, Replace, WholeWord, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { isPressed } from '#client/editor/features/keys.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { ownEscape } from '#client/shared/ui/overlay/ownEscape.ts'
import { find as messages } from '#schema/messages/en/find.ts'

import { findForm } from './form.ts'
import { findKeys } from './keys.ts'
import { QUERY_MAX } from './query.ts'
import type { Found, Search } from './search.ts'

const t = translator(messages)

type Props = {
  session: EditorSession
  search: Search
  onOpen: (withReplace: boolean) => void
  onClose: () => void
}

/** Returns what the search came to. */
function resultOf(text: string, { count, index, state }: Pick<Found, 'count' | 'index' | 'state'>): string {
  switch (state) {
    case 'invalid':
      return t('invalid')
    case 'slow':
      return t('slow')
    case 'failed':
      return t('failed')
    case 'searching':
    case 'done':
      if (count > 0) return t('place', { index: `${index + 1}`, count: `${count}` })
      return text === '' || state === 'searching' ? '' : t('none')
  }
}

/** The bar above the text that finds and replaces. */
export function FindBar({ session: { editable, document }, search, onOpen, onClose }: Props) {
  const [form, setForm] = useAtom(findForm)
  const { text, matchCase, wholeWord, isExpression, replacement } = form
  const withReplace = editable && form.withReplace
  const { count, index, state } = useAtomValue(search.found)
  const [replaced, setReplaced] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.select()
    field.current?.focus()
    return search.start()
  }, [search])
  useEffect(
    () => search.look({ text, matchCase, wholeWord, isExpression }),
    [search, text, matchCase, wholeWord, isExpression],
  )

  const step = (direction: 1 | -1) => {
    setReplaced(0)
    search.step(direction)
  }
  const change = (changed: Partial<typeof form>) => {
    setReplaced(0)
    setForm({ ...form, ...changed })
  }
  const result = replaced > 0 ? t('replaced', { count: replaced }) : resultOf(text, { count, index, state })
  const replaceLabel = isExpression ? t('replaceWithGroups') : t('replaceWith')

  const onKeyDown = (event: KeyboardEvent) => {
    const isOf = (key: string) => isPressed(key, event)
    if (isOf('Escape')) onClose()
    else if (isOf(findKeys.find)) onOpen(false)
    else if (isOf(findKeys.replace)) onOpen(true)
    else if (isOf(findKeys.next)) step(1)
    else if (isOf(findKeys.previous)) step(-1)
    else return
    event.preventDefault()
  }
  const onEnter = (run: () => void, withShift: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.shiftKey) withShift()
    else run()
  }
  return (
    <div
      {...ownEscape}
      role="search"
      aria-label={t(`name.${document.kind}`)}
      onKeyDown={onKeyDown}
      className="grid shrink-0 gap-2 border-b bg-paper px-2 py-2 lg:px-4"
    >
      <div className="flex flex-wrap items-center gap-1">
        <div className="relative min-w-40 grow basis-40 sm:max-w-96">
          <Input
            ref={field}
            aria-label={t('find')}
            placeholder={t('find')}
            aria-invalid={state === 'invalid' || state === 'slow'}
            value={text}
            maxLength={QUERY_MAX}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="pr-24! pointer-fine:h-9!"
            onChange={({ target }) => change({ text: target.value })}
            onKeyDown={onEnter(
              () => step(1),
              () => step(-1),
            )}
          />
          <p
            role="status"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs whitespace-nowrap text-ink-faint tabular-nums"
          >
            {result}
          </p>
        </div>
        <IconButton
          size="sm"
          label={t('previous')}
          shortcut="Shift+F3"
          disabled={count === 0}
          onClick={() => step(-1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t('next')} shortcut="F3" disabled={count === 0} onClick={() => step(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={t('close')}
          shortcut="Esc"
          className="sm:order-last sm:ml-auto"
          onClick={onClose}
        >
          <X aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={t('matchCase')}
          pressed={matchCase}
          onClick={() => change({ matchCase: !matchCase })}
        >
          <CaseSensitive aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={t('wholeWord')}
          pressed={wholeWord}
          onClick={() => change({ wholeWord: !wholeWord })}
        >
          <WholeWord aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={t('expression')}
          pressed={isExpression}
          onClick={() => change({ isExpression: !isExpression })}
        >
          <Regex aria-hidden />
        </IconButton>
        {editable && (
          <IconButton
            size="sm"
            label={withReplace ? t('hideReplace') : t('showReplace')}
            aria-expanded={withReplace}
            onClick={() => change({ withReplace: !withReplace })}
          >
            <Replace aria-hidden />
          </IconButton>
        )}
      </div>
      {withReplace && (
        <div className="flex flex-wrap items-center gap-2">
          <div className="min-w-32 grow basis-32 sm:max-w-96">
            <Input
              aria-label={t('replaceWith')}
              placeholder={replaceLabel}
              value={replacement}
              maxLength={QUERY_MAX}
              autoComplete="off"
              className="pointer-fine:h-9!"
              onChange={({ target }) => change({ replacement: target.value })}
              onKeyDown={onEnter(
                () => void search.replace(replacement),
                () => undefined,
              )}
            />
          </div>
          <Button size="sm" disabled={count === 0} onClick={() => void search.replace(replacement)}>
            {t('replace')}
          </Button>
          <Button
            size="sm"
            disabled={count === 0 || state !== 'done'}
            onClick={() => setReplaced(search.replaceAll(replacement))}
          >
            {t('replaceAll')}
          </Button>
        </div>
      )}
    </div>
  )
}
