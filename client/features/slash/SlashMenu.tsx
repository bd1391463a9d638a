import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import type { Command } from '#client/editor/commands/command.ts'
import { format } from '#client/editor/commands/formatFeature.ts'
import { ranked } from '#client/editor/commands/fuzzy.ts'
import { viewOf, whileMoving } from '#client/editor/core/floatingPlace.ts'
import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { slash as messages } from '#schema/messages/en/slash.ts'

import { runInText } from './runInText.ts'
import { closeSlash, slashIn, listenToSlashKeys } from './trigger.ts'

const t = translator(messages)

type Props = { session: EditorSession; container: HTMLElement | null }

/**
 * The commands that match what is typed after the slash. The focus stays in the text: the arrow keys
 * choose, Enter runs, Escape closes. Without a match it closes, so that a slash can be just text.
 */
export function SlashMenu({ session: { editor, contributions }, container }: Props) {
  const slash = useEditorState(editor, stateOfSlash)
  const contributed = useAtomValue(contributions.all)
  const [chosen, setChosen] = useState({ query: '', index: 0 })
  const available = contributed
    .toSorted((a, b) => Number(b.id === format.id) - Number(a.id === format.id))
    .flatMap(({ commands }) => commands ?? [])
    .filter(({ inText, isAvailable }) => inText && (isAvailable?.() ?? true))
  const found = slash ? ranked(available, slash.query, []) : []
  const index = slash && chosen.query === slash.query ? Math.min(chosen.index, found.length - 1) : 0
  const current = found[index]
  const list = useId()
  const idOf = (command: Command) => `${list}-${available.indexOf(command)}`
  const place = usePlace(editor, container, slash?.from)
  const isEmpty = slash !== null && found.length === 0

  const choose = (next: number) =>
    setChosen({ query: slash?.query ?? '', index: (next + found.length) % found.length })
  const onKey = (key: string): boolean => {
    if (!current) return false
    if (key === 'ArrowDown') choose(index + 1)
    else if (key === 'ArrowUp') choose(index - 1)
    else if (key === 'Enter' || key === 'Tab') runInText(editor, current)
    else if (key === 'Escape') closeSlash(editor)
    else return false
    return true
  }
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  })
  useLayoutEffect(() => listenToSlashKeys(editor, key => latest.current(key)), [editor, latest])
  useEffect(() => {
    if (isEmpty) closeSlash(editor)
  }, [editor, isEmpty])
  const active = current && idOf(current)
  useActiveOption(editor, list, active)

  if (!place || found.length === 0) return null
  return (
    <div
      className="absolute z-20 w-64 animate-appear overflow-hidden rounded-xl border bg-paper shadow-float"
      style={place}
    >
      <div
        id={list}
        role="listbox"
        aria-label={t('menu')}
        // A part that scrolls must be reachable, although the keys work from the text.
        tabIndex={0}
        className="max-h-72 overflow-y-auto overscroll-contain p-1.5"
        onMouseDown={event => event.preventDefault()}
      >
        {found.map((command, at) => (
          <div
            key={command.id}
            id={idOf(command)}
            role="option"
            aria-selected={command === current}
            tabIndex={-1}
            onPointerMove={() => at !== index && choose(at)}
            onClick={() => runInText(editor, command)}
            onKeyDown={undefined}
            className="flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 text-sm select-none aria-selected:bg-hover pointer-coarse:min-h-11"
          >
            {command.icon && <command.icon aria-hidden className="size-4 shrink-0 text-ink-faint" />}
            <span className="min-w-0 grow truncate">{command.label}</span>
          </div>
        ))}
      </div>
      {slash?.query === '' && <p className="border-t px-4 py-2 text-xs text-ink-faint">{t('hint')}</p>}
      <p role="status" className="sr-only">
        {t('count', { count: found.length })}
      </p>
    </div>
  )
}

const stateOfSlash = ({ state }: Editor) => slashIn(state)

/** Names the chosen option to assistive technology, since the focus stays in the text. */
function useActiveOption({ view }: Editor, list: string, active: string | undefined): void {
  useLayoutEffect(() => {
    const { dom } = view
    if (active === undefined) return undefined
    dom.setAttribute('aria-controls', list)
    dom.setAttribute('aria-activedescendant', active)
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [view, list, active])
}

const WIDTH = 256
const HEIGHT = 330
const GAP = 6

/** Returns a place under the slash, or over it where there is more room. */
function usePlace(editor: Editor, container: HTMLElement | null, from: number | undefined) {
  const [place, setPlace] = useState<{ left: number; top?: number; bottom?: number } | null>(null)
  useLayoutEffect(() => {
    if (from === undefined || !container) return undefined
    return whileMoving(() => {
      // A change that another user makes may not have reached this place yet.
      if (from > editor.state.doc.content.size) return
      const at = editor.view.coordsAtPos(from)
      const box = container.getBoundingClientRect()
      const view = viewOf(container)
      const bottom = Math.min(view.bottom, window.visualViewport?.height ?? view.bottom)
      const left = Math.max(0, Math.min(at.left - box.left, box.width - WIDTH))
      const isAbove = at.bottom + HEIGHT > bottom && at.top - view.top > bottom - at.bottom
      setPlace(
        isAbove ? { left, bottom: box.bottom - at.top + GAP } : { left, top: at.bottom - box.top + GAP },
      )
    })
  }, [editor, container, from])
  return place
}
