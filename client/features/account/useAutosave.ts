import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 700

type Options = {
  /** What is kept now. */
  stored: string
  /** What is wrong with a value; null when it can be kept. */
  check: (value: string) => string | null
  save: (value: string) => void
}

/** A text that is kept by itself when its writer pauses or leaves the field. */
export function useAutosave({ stored, check, save }: Options) {
  // Null while nothing is being written: then what is kept is shown, also when another window changes it.
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
  /** It was kept: unless it is still being written in, what is kept is shown again. */
  const settle = () => {
    if (!focused.current) setDraft(null)
  }
  return {
    input: { value: draft ?? stored, onChange, onFocus, onBlur },
    error: draft === null ? null : check(draft),
    settle,
  }
}
