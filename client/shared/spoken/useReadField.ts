import { useEffect, useRef } from 'react'

import type { TextField } from '#schema/voice/contract.ts'

import { fields } from './fields.ts'

/** Lets voice commands read a text that is shown without a field. `edit` shows its field instead. */
export function useReadField(name: TextField, text: string, edit: () => void): void {
  const latest = useRef({ text, edit })
  useEffect(() => {
    latest.current = { text, edit }
  })
  useEffect(
    () =>
      fields.add({
        name,
        read: () => latest.current.text,
        selected: () => '',
        select: () => false,
        focus: () => undefined,
        writer: null,
        edit: () => latest.current.edit(),
      }),
    [name],
  )
}
