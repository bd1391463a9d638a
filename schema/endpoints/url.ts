import type { UrlInput, Endpoint } from '#schema/endpoints/endpoint.ts'

type Parts = { params?: unknown; query?: unknown }

/**
 * Returns the path and query of a call, such as `/api/documents?trash=1`. Throws for a missing
 * parameter.
 */
export function urlOf<E extends Endpoint>(endpoint: E, input: UrlInput<E>): string
export function urlOf({ route }: Endpoint, { params, query }: Parts): string {
  const values = new Map(entriesOf(params))
  const path = route.slice(route.indexOf('/')).replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new TypeError(`${route} needs ${name}.`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams(entriesOf(query)).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Returns the members of an object as texts, without undefined ones. */
const entriesOf = (values: unknown): [string, string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
