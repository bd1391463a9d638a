import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How often an address may try something in a minute. */
export class Attempts {
  private readonly limiter: RateLimiterMemory

  constructor(perMinute: number) {
    this.limiter = new RateLimiterMemory({ points: Math.ceil(perMinute), duration: 60 })
  }

  /** False when the address has used up its attempts. */
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
