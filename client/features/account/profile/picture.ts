import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '#schema/account/contract.ts'

/** Why a file cannot be the picture of an account; null when it can, as far as can be told without opening it. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!PICTURE_TYPES.some(known => known === type)) return 'Please choose a JPEG, PNG or WebP picture.'
  if (size > PICTURE_MAX_BYTES) return 'This picture is larger than 5 MB. Please choose a smaller one.'
  return null
}
