import * as z from 'zod/mini'

import { onSignOut } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { storedAtom } from '#client/shared/lib/storedAtom.ts'
import type { FontPair } from '#schema/fonts/contract.ts'

const applied = z.object({ heading: z.string(), weight: z.int(), body: z.string() })
export type Applied = z.infer<typeof applied>

/** The fonts that users of this device applied to documents, by `placeOf`. */
export const appliedFonts = storedAtom('document-fonts', z.record(z.string(), applied), {})

onSignOut(() => {
  store.set(appliedFonts, {})
  return Promise.resolve()
})

/** Returns the fonts that a pair sets. */
export const fontsOf = ({ heading, body }: FontPair): Applied => ({
  heading: shownStack(heading.family.stack),
  weight: heading.weight,
  body: shownStack(body.family.stack),
})

/** The product's own files have names that no installed font has. */
export const shownStack = (stack: string): string =>
  stack.replace(/^'(Inter|Source Serif 4)', /, "'$1 Variable', '$1', ")

/** Applies fonts to a user's document, or the usual ones (null). */
export function applyFonts(place: string, fonts: Applied | null): void {
  const { [place]: _, ...others } = store.get(appliedFonts)
  store.set(appliedFonts, fonts ? { ...others, [place]: fonts } : others)
}
