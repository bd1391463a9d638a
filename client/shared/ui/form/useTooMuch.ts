import { useEffect, useState, type RefObject } from 'react'

/**
 * Returns whether the user has just typed or pasted more than fits into a field with a `maxLength`.
 * The browser leaves out the rest without a word.
 */
export function useTooMuch(field: RefObject<HTMLInputElement | null>): boolean {
  const [isTooMuch, setTooMuch] = useState(false)
  useEffect(() => {
    const { current: input } = field
    if (!input) return undefined
    const onBeforeInput = ({ data, isComposing }: InputEvent) => {
      // A composition replaces its own earlier text, so its length says nothing about the field.
      if (data === null || isComposing) return
      const selected = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)
      if (input.value.length - selected + data.length > input.maxLength) setTooMuch(true)
    }
    const onInput = () => {
      if (input.value.length < input.maxLength) setTooMuch(false)
    }
    const onBlur = () => setTooMuch(false)
    input.addEventListener('beforeinput', onBeforeInput)
    input.addEventListener('input', onInput)
    input.addEventListener('blur', onBlur)
    return () => {
      input.removeEventListener('beforeinput', onBeforeInput)
      input.removeEventListener('input', onInput)
      input.removeEventListener('blur', onBlur)
    }
  }, [field])
  return isTooMuch
}
