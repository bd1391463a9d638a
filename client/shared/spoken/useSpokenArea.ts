import { useEffect, type RefObject } from 'react'

import type { TextField } from '#schema/voice/contract.ts'

import { areaField } from './areaField.ts'
import { fields, noteCaret } from './fields.ts'

/** Lets voice commands read and write a text area while it is shown. */
export function useSpokenArea(name: TextField, area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    let wasUsed = document.activeElement === element
    const field = areaField(name, element, () => wasUsed)
    const onFocus = () => {
      wasUsed = true
      noteCaret(field)
    }
    element.addEventListener('focus', onFocus)
    const remove = fields.add(field)
    return () => {
      element.removeEventListener('focus', onFocus)
      remove()
    }
  }, [name, area])
}
