import { useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from './drafts.ts'
import { askedAt, insertName, matching, type Asked, type Person } from './mentions.ts'

type Options = {
  field: RefObject<HTMLTextAreaElement | null>
  draft: Draft
  people: readonly Person[]
  onChange: (draft: Draft) => void
}

/** The picker of people for a name that is being typed after `@`. */
export function useMention({ field, draft, people, onChange }: Options) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [at, setAt] = useState(0)
  const found = asked ? matching(people, asked.query) : []
  const chosen = found[at] ?? found[0] ?? null

  /** Looks for a name before the caret. */
  const look = () => {
    const { current } = field
    const next =
      current?.selectionStart === current?.selectionEnd
        ? askedAt(current?.value ?? '', current?.selectionStart ?? 0)
        : null
    setAsked(next)
    if (next?.at !== asked?.at || next?.query !== asked?.query) setAt(0)
  }
  const choose = (person: Person) => {
    if (!asked) return
    const { text, caret } = insertName(draft.text, asked, person.name)
    flushSync(() => {
      onChange({ ...draft, text, people: [...draft.people, person] })
      setAsked(null)
    })
    field.current?.setSelectionRange(caret, caret)
  }
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (!chosen || ctrlKey || metaKey) return false
    const step = (by: number) => setAt((found.indexOf(chosen) + by + found.length) % found.length)
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Enter' || key === 'Tab') choose(chosen)
    else if (key === 'Escape') setAsked(null)
    else return false
    return true
  }
  return { found, chosen, look, choose, close: () => setAsked(null), onKeyDown }
}
