/** The two collections of texts, by the first part of their addresses. */
export type Library = 'blog' | 'help'

export type ListQuery = { q: string; tag: string | null; page: number }

/** Returns the address of a page of a list. */
export function listPath(library: Library, { q = '', tag = null, page = 1 }: Partial<ListQuery>): string {
  const query = new URLSearchParams()
  if (q !== '') query.set('q', q)
  if (tag !== null) query.set('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? `/${library}` : `/${library}?${query}`
}
