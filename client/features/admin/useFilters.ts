import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import * as z from 'zod/mini'

import { usePaused } from '#client/shared/hooks/usePaused.ts'

export type Filters<T> = {
  filters: T
  change: (wanted: Partial<T>) => void
  /** The text as it is typed. It is a filter once it has not changed for a moment. */
  typed: string
  type: (text: string) => void
}

/**
 * The filters of a list, one of which is a text. They are in the address, so that Back and a reload keep
 * them. An address that `schema` refuses shows the whole list.
 */
export function useFilters<T extends object>(
  schema: z.ZodMiniType<T>,
  textName: keyof T & string,
): Filters<T> {
  const [path] = useState(() => window.location.pathname)
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get(textName) ?? ''
  const [typed, setTyped] = useState(inAddress)
  const settled = usePaused(typed.trim())
  const last = useRef(inAddress)
  useEffect(() => {
    if (inAddress === last.current) return
    // Another address was opened, such as that of the tab.
    last.current = inAddress
    setTyped(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (settled === last.current) return
    // A link that was pressed before this effect has opened another page, whose address stays.
    if (window.location.pathname !== path) return
    last.current = settled
    setSearch(before => changed(before, { [textName]: settled }), { replace: true })
  }, [settled, setSearch, textName, path])
  const parsed = z.safeParse(schema, Object.fromEntries(search))
  return {
    filters: parsed.success ? parsed.data : z.parse(schema, {}),
    change: wanted => setSearch(before => changed(before, wanted), { replace: true }),
    typed,
    type: setTyped,
  }
}

/** One of some choices in the address, so that Back and a reload keep it. The first one is the default. */
export function useChoice<const T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): [T, (choice: T) => void] {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get(name)
  const choice = choices.find(each => each === wanted) ?? choices[0]
  const choose = (chosen: T) =>
    setSearch(before => changed(before, { [name]: chosen === choices[0] ? '' : chosen }), { replace: true })
  return [choice, choose]
}

/** Returns the parameters of an address with other values. An empty one is left out. */
function changed(before: URLSearchParams, wanted: object): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined || value === '') after.delete(name)
    else after.set(name, String(value))
  }
  return after
}
