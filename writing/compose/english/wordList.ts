/** Splits whitespace-separated lists into a set of words. */
export function wordSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap(list => list.split(/\s+/)).filter(word => word !== ''))
}

/** Parses lines of `left = right`. Lines without the sign are skipped. */
export function pairs(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines.split('\n').flatMap(line => {
      const at = line.indexOf('=')
      return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const]
    }),
  )
}
