/** An edit of a text: so many characters from `start` go, and so many others come. */
export type Edit = { start: number; removed: number; added: number }

/** Returns the smallest edit that makes one text the other. */
export function editBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  let last = 0
  while (
    last < most - start &&
    before.charCodeAt(before.length - 1 - last) === after.charCodeAt(after.length - 1 - last)
  )
    last += 1
  return { start, removed: before.length - start - last, added: after.length - start - last }
}
