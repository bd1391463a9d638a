/** Maximum size of a name in bytes. File systems allow 255; a number and an extension are added. */
const MAX_BYTES = 180

// Characters that Windows or a shell interprets, and invisible characters.
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i

/** Returns a title as a file name that is valid on any system, without an extension. */
export function safeName(title: string): string {
  const plain = title.normalize('NFC').replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ')
  // Leading dots hide a file, and Windows drops trailing ones. Shortening may leave a space.
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

/** Returns a function that makes names unique, also on file systems that ignore case. */
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
