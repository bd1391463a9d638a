import type { Editor } from '@tiptap/core'
import deepEqual from 'fast-deep-equal'
import { ListTree } from 'lucide-react'
import { useEffect, useState } from 'react'

import { goTo } from '#client/editor/core/goTo.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { shownKeys } from '#client/shared/lib/shownKeys.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { outline as messages } from '#schema/messages/en/outline.ts'

import { headingsIn, sectionAt, sectionsOf, type Section } from './headings.ts'

const t = translator(messages)

/** Without positions: they change with each key above a heading, and what is shown does not. */
function read(editor: Editor) {
  const { doc, selection } = editor.state
  const headings = headingsIn(doc)
  return {
    headings: headings.map(({ level, text }) => ({ level, text })),
    current: sectionAt(headings, selection.head),
  }
}

/** Returns the headings and the index of the current one, at most a frame late. */
function useHeadings(editor: Editor) {
  const [state, setState] = useState(() => read(editor))
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      if (editor.isDestroyed) return
      const now = read(editor)
      setState(before => (deepEqual(before, now) ? before : now))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    editor.on('transaction', schedule)
    return () => {
      cancelAnimationFrame(frame)
      editor.off('transaction', schedule)
    }
  }, [editor])
  return state
}

/** The sections of the open document. Each leads to its heading. */
export function OutlinePanel({ session: { editor, mode, showText } }: { session: EditorSession }) {
  const { headings, current } = useHeadings(editor)
  if (headings.length === 0)
    return mode === 'editing' ? (
      <EmptyState
        icon={<ListTree />}
        title={t('none')}
        description={t('noneText', { key: shownKeys('Ctrl+Alt+1') })}
      />
    ) : (
      <EmptyState icon={<ListTree />} title={t('noneToRead')} description={t('noneToReadText')} />
    )
  const show = (index: number) => {
    const heading = headingsIn(editor.state.doc)[index]
    if (!heading) return
    const { position } = heading
    showText()
    goTo(editor, { from: position, to: position })
    const element = editor.view.nodeDOM(position - 1)
    if (element instanceof HTMLElement) element.scrollIntoView({ block: 'start' })
  }
  return (
    <Roving role="navigation" aria-label={t('tab')} className="p-2">
      <Sections sections={sectionsOf(headings)} current={current} onShow={show} />
    </Roving>
  )
}

type SectionsProps = { sections: readonly Section[]; current: number; onShow: (index: number) => void }

function Sections({ sections, current, onShow }: SectionsProps) {
  return (
    <ol className="[&_ol]:pl-3.5">
      {sections.map(({ index, text, sections: inside }) => (
        <li key={index}>
          <button
            type="button"
            dir="auto"
            aria-current={index === current ? 'location' : undefined}
            onClick={() => onShow(index)}
            className="touch-target focus-inset block w-full truncate rounded-lg px-2.5 py-1.5 text-start text-sm text-ink-soft transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-brand-tint aria-[current]:font-medium aria-[current]:text-ink"
          >
            {text}
          </button>
          {inside.length > 0 && <Sections sections={inside} current={current} onShow={onShow} />}
        </li>
      ))}
    </ol>
  )
}
