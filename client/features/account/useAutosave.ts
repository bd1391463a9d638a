import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 700

type Options = {
  /** The saved value. */
  stored: string
  /** Returns what is wrong with a value, or null. */
  check: (value: string) => string | null
  save: (value: string) => void
}

/** A text field that saves itself when the user pauses or leaves it. */
export function useAutosave({ stored, check, save }: Options) {
  // Null while the user is not editing. Then the saved value shows, even if another window changes
  // it.
  const [draft, setDraft] = useState<string | null>(null)
  const focused = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useRef<() => void>(() => undefined)

  useEffect(() => {
    flush.current = () => {
      clearTimeout(timer.current)
      if (draft === null || draft.trim() === stored || check(draft) !== null) return
      save(draft.trim())
    }
  })
  useEffect(() => () => flush.current(), [])

  const onChange = (event: { target: { value: string } }) => {
    setDraft(event.target.value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => flush.current(), PAUSE_MS)
  }
  const onFocus = () => {
    focused.current = true
  }
  const onBlur = () => {
    focused.current = false
    flush.current()
    if (draft?.trim() === stored) setDraft(null)
  }
  /** Shows the saved value again, unless the user is still in the field. */
  const settle = () => {
    if (!focused.current) setDraft(null)
  }
  return {
    input: { value: draft ?? stored, onChange, onFocus, onBlur },
    error: draft === null ? null : check(draft),
    settle,
  }
}
