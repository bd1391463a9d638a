import type { TextField } from '#schema/voice/contract.ts'

import type { SpokenField, TakeBack } from './fields.ts'
import { unitAt } from './units.ts'

/** Returns a text area as a field of voice commands. `wasUsed` tells whether its caret was ever placed. */
export function areaField(name: TextField, area: HTMLTextAreaElement, wasUsed: () => boolean): SpokenField {
  const place = () => {
    const isUsed = wasUsed()
    area.focus()
    // A caret that the user never placed is at the start.
    if (!isUsed) area.setSelectionRange(area.value.length, area.value.length)
  }
  const insert = (text: string): TakeBack | null => {
    place()
    const { selectionStart: start, selectionEnd: end, value } = area
    const replaced = value.slice(start, end)
    const isTooMuch = area.maxLength >= 0 && value.length - replaced.length + text.length > area.maxLength
    if (area.readOnly || area.disabled || isTooMuch) return null
    put(area, text, start, end)
    return () => {
      const after = start + text.length
      if (!area.isConnected || area.readOnly || area.value.slice(start, after) !== text) return false
      area.focus()
      put(area, replaced, start, after)
      return true
    }
  }
  return {
    name,
    read: () => area.value,
    selected: () => area.value.slice(area.selectionStart, area.selectionEnd),
    select(unit) {
      const found = unitAt(area.value, area.selectionStart, unit)
      if (!found) return false
      area.focus()
      area.setSelectionRange(found.start, found.end)
      return true
    },
    focus: place,
    writer: {
      before: () => area.value.slice(0, wasUsed() ? area.selectionStart : area.value.length),
      insert,
      paste: text => insert(text) !== null,
      step(step) {
        area.focus()
        return document.execCommand(step)
      },
      format: null,
    },
  }
}

/** Replaces a range of the focused area. The browser's own command keeps its history; not all have it. */
function put(area: HTMLTextAreaElement, text: string, start: number, end: number): void {
  if (start === end && text === '') return
  const before = area.value
  area.setSelectionRange(start, end)
  try {
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  } catch {
    // The browser has no such command.
  }
  if (area.value !== before) return
  area.setRangeText(text, start, end, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
