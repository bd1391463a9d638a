import { act } from 'react'

/** Puts another text into a field of a drawn form, as typing does. */
export const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> =>
  act(async () => {
    // React hears of a value only if it was set past its own setter.
    Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', text, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
