/** The words of a list written with blanks and line ends between them. */
export function wordSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap(list => list.split(/\s+/)).filter(word => word !== ''))
}

/** Lines of `left = right`; lines without the sign are left out. */
export function pairs(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines.split('\n').flatMap(line => {
      const at = line.indexOf('=')
      return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const]
    }),
  )
}
