/** Rounds to one decimal, the precision at which these results repeat. */
export const round = (value: number): number => Math.round(value * 10) / 10
