/** One decimal is as much as these figures repeat. */
export const round = (value: number): number => Math.round(value * 10) / 10
