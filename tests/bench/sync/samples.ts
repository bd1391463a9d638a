/** Values of which only some quantiles are wanted. */
export class Samples {
  private readonly values: number[] = []

  add(value: number): void {
    this.values.push(value)
  }

  get count(): number {
    return this.values.length
  }

  /** NaN when there is no value. */
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
