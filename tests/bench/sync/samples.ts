/** A collection of values for quantiles. */
export class Samples {
  private readonly values: number[] = []

  add(value: number): void {
    this.values.push(value)
  }

  get count(): number {
    return this.values.length
  }

  /** Returns NaN without values. */
  quantile(share: number): number {
    const sorted = this.values.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
  }
}

export const median = (values: number[]): number => {
  const samples = new Samples()
  for (const value of values) samples.add(value)
  return samples.quantile(0.5)
}
