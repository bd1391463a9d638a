import { useAtomValue } from 'jotai'
import * as Primitive from 'radix-ui/dialog'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import type { Command } from '#client/editor/commands/command.ts'
import { ranked } from '#client/editor/commands/fuzzy.ts'
import { isComposing } from '#client/shared/lib/composing.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { useEscape } from '#client/shared/ui/overlay/useEscape.ts'
import { commands as messages } from '#schema/messages/en/commands.ts'

import { optionId } from './optionId.ts'
import { PaletteList } from './PaletteList.tsx'
import { noteUse, recentCommands } from './recent.ts'

const t = translator(messages)

/** A longer list is not read; the search finds the rest. */
const SHOWN = 60

type Props = { commands: readonly Command[]; onClose: () => void }

/**
 * A search field over the commands. The arrow keys choose, Enter runs. The focus returns to where it
 * was before the command runs.
 */
export function PaletteDialog({ commands, onClose }: Props) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const recent = useAtomValue(recentCommands)
  // The field takes the focus as it is drawn, so that no key goes to the text.
  const [before] = useState(() => document.activeElement)
  const wanted = useRef<Command | null>(null)
  const available = commands.filter(({ isAvailable }) => isAvailable?.() ?? true)
  const found = ranked(available, query, recent).slice(0, SHOWN)
  // Without a query, Enter runs nothing that was not chosen.
  const row = chosen ?? (query.trim() === '' ? null : 0)
  const escape = useEscape(true, onClose)
  const current = row === null ? undefined : found[Math.min(row, found.length - 1)]
  const run = (command: Command) => {
    noteUse(command.id)
    wanted.current = command
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event.key, row, found.length)
    if (next !== null) setChosen(next)
    else if (event.key === 'Enter' && current && !isComposing(event.nativeEvent)) run(current)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    document.getElementById(current ? optionId(current) : '')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-(--scrim)" />
        <Primitive.Content
          aria-describedby={undefined}
          {...escape}
          onCloseAutoFocus={event => {
            event.preventDefault()
            if (before instanceof HTMLElement) before.focus()
            wanted.current?.run()
          }}
          className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[min(28rem,calc(100dvh-1rem))] max-w-xl animate-appear flex-col overflow-hidden rounded-xl border bg-paper text-ink shadow-float sm:top-[14vh]"
        >
          <Primitive.Title className="sr-only">{t('palette')}</Primitive.Title>
          <input
            ref={focus}
            role="combobox"
            aria-label={t('search')}
            aria-expanded
            aria-controls="palette-results"
            aria-activedescendant={current && optionId(current)}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('placeholder')}
            value={query}
            onChange={event => {
              setQuery(event.target.value)
              setChosen(null)
            }}
            onKeyDown={onKeyDown}
            className="focus-inset h-13 w-full shrink-0 border-b bg-transparent px-4 text-base outline-none placeholder:text-ink-faint"
          />
          <p role="status" className="sr-only">
            {t('count', { count: found.length })}
          </p>
          <PaletteList
            found={found}
            current={current}
            query={query}
            recent={recent}
            onPoint={command => setChosen(found.indexOf(command))}
            onRun={run}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const focus = (field: HTMLInputElement | null): void => field?.focus()

/** Returns the row that a key leads to, round the ends; null for any other key. */
function nextOf(key: string, row: number | null, count: number): number | null {
  if (count === 0) return null
  const at = row ?? (key === 'ArrowUp' ? 0 : -1)
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'PageDown':
      return Math.min(at + 8, count - 1)
    case 'PageUp':
      return Math.max(at - 8, 0)
    default:
      return null
  }
}
