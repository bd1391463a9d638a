/** Bytes of a name: what is added to it (a number, an ending) has room within the 255 that file systems allow. */
const MAX_BYTES = 180

// What Windows, or a shell, takes for something else; and characters that are not seen.
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i

/** A title as the name of a file on any system, without an ending. */
export function safeName(title: string): string {
  const plain = title.normalize('NFC').replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ')
  // Neither hidden nor ending in what Windows drops; cutting may leave a space at the end.
  const trimmed = shortened(plain.replace(/^[. ]+/, '')).replace(/[. ]+$/, '')
  if (trimmed === '') return 'Untitled'
  return DEVICE.test(trimmed) ? `_${trimmed}` : trimmed
}

function shortened(name: string): string {
  let bytes = 0
  let kept = ''
  for (const character of name) {
    bytes += Buffer.byteLength(character)
    if (bytes > MAX_BYTES) break
    kept += character
  }
  return kept
}

/** Gives each title a name that differs from all before it, also where file systems do not tell cases apart. */
export function uniqueNames(): (title: string) => string {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  return title => {
    const name = safeName(title)
    let number = next.get(keyOf(name)) ?? 1
    let unique = number === 1 ? name : `${name} (${number})`
    while (taken.has(keyOf(unique))) unique = `${name} (${++number})`
    next.set(keyOf(name), number + 1)
    taken.add(keyOf(unique))
    return unique
  }
}

const keyOf = (name: string) =>
  name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
