import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Limits the attempts of an address per minute. */
export class Attempts {
  private readonly limiter: RateLimiterMemory

  constructor(perMinute: number) {
    this.limiter = new RateLimiterMemory({ points: Math.ceil(perMinute), duration: 60 })
  }

  /** Returns false when the address has no attempts left. */
  async take(address: string): Promise<boolean> {
    try {
      await this.limiter.consume(address)
      return true
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }
}
