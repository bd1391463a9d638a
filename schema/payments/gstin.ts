/** The state, the PAN of the holder, the place among the holder's registrations, Z, and a check character. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const BASE = 36

/** Returns the check character of the first 14 characters of a GSTIN. */
export function gstinCheck(start: string): string {
  const sum = Array.from(start).reduce((total, character, index) => {
    const product = Number.parseInt(character, BASE) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / BASE) + (product % BASE)
  }, 0)
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase()
}

/** Returns whether a text is a GSTIN: 15 characters, of which the last one checks the others. */
export const isGstin = (text: string): boolean =>
  FORM.test(text) && gstinCheck(text.slice(0, -1)) === text.at(-1)
