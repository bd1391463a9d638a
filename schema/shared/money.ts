import * as z from 'zod/mini'

/** The largest amount: ten million rupees. Twelve times it, times a hundred, is an exact integer. */
export const PAISE_MAX = 1_000_000_000

/** An amount of rupees in hundredths: a non-negative integer. Only amounts of this type are charged. */
export const paise = z.int().check(z.nonnegative(), z.lte(PAISE_MAX)).brand<'Paise'>()
export type Paise = z.infer<typeof paise>

/** Returns the quotient of two non-negative integers, rounded half up, in integer arithmetic. */
export const divideRounded = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))
