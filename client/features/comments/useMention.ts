import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from './drafts.ts'
import { askedAt, insertName, joined, matching, named, type Asked, type Candidate } from './mentions.ts'

type Options = {
  field: RefObject<HTMLTextAreaElement | null>
  draft: Draft
  people: readonly Candidate[]
  onChange: (draft: Draft) => void
}

/** The picker of people for a name that is being typed after `@`. */
export function useMention({ field, draft, people, onChange }: Options) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [at, setAt] = useState(0)
  /** The position of the space after a name that was just chosen. */
  const space = useRef<number | null>(null)
  const found = asked ? matching(people, asked.query) : []
  const chosen = found[at] ?? found[0] ?? null

  /** Looks for a name before the caret. */
  const look = () => {
    const { current } = field
    if (space.current !== null && current?.selectionStart !== space.current + 1) space.current = null
    const next =
      current?.selectionStart === current?.selectionEnd
        ? askedAt(current?.value ?? '', current?.selectionStart ?? 0)
        : null
    setAsked(next)
    if (next?.at !== asked?.at || next?.query !== asked?.query) setAt(0)
  }
  /** Changes the text and the caret together. */
  const change = (changed: Draft, caret: number) => {
    flushSync(() => {
      onChange(changed)
      setAsked(null)
    })
    field.current?.setSelectionRange(caret, caret)
  }
  /** Takes the text that the field has. Punctuation or a space right after a chosen name takes the place of its space. */
  const type = (text: string, isComposing: boolean) => {
    const caret = field.current?.selectionStart ?? 0
    const next = space.current !== null && !isComposing && joined(text, { caret, space: space.current })
    space.current = null
    if (next) change({ ...draft, text: next.text }, next.caret)
    else onChange({ ...draft, text })
    look()
  }
  /**
   * The people who were chosen before, without those of this name whom the text names no longer: the new name would
   * count for them, too.
   */
  const before = ({ at: start, query }: Asked, name: string): Draft['people'] => {
    const rest = draft.text.slice(0, start) + draft.text.slice(start + 1 + query.length)
    const present = named(rest, draft.people)
    return draft.people.filter(person => person.name !== name || present.includes(person))
  }
  const choose = ({ userId, name }: Candidate) => {
    if (!asked) return
    const { text, caret } = insertName(draft.text, asked, name)
    change({ ...draft, text, people: [...before(asked, name), { userId, name }] }, caret)
    space.current = text[caret - 1] === ' ' ? caret - 1 : null
  }
  const close = () => {
    setAsked(null)
    space.current = null
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
  return { found, chosen, look, type, choose, close, onKeyDown }
}
