import { createRef } from 'react'

/** The field with the title of the open document, while it may be changed. */
export const openTitle = createRef<HTMLInputElement>()

/** Puts the caret into the title of the open document, all of it selected. */
export function editOpenTitle(): void {
  openTitle.current?.focus()
  openTitle.current?.select()
}
