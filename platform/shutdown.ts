import type { Logger } from '#platform/logger.ts'

type Step = { name: string; run: () => Promise<void> }

/** Started parts and how to stop them, the last one first. */
export class Shutdown {
  private readonly steps: Step[] = []
  private running: Promise<void> | null = null
  private readonly logger: Logger

  constructor(logger: Logger) {
    this.logger = logger
  }

  /** Registers how a started part is stopped. */
  add(name: string, run: () => Promise<void>): void {
    this.steps.push({ name, run })
  }

  /** Whether stopping has begun. */
  get begun(): boolean {
    return this.running !== null
  }

  /**
   * Stops everything once. Further calls wait for the first. A failing step does not prevent the
   * others.
   */
  run(): Promise<void> {
    this.running ??= this.stopAll()
    return this.running
  }

  private async stopAll(): Promise<void> {
    for (const step of this.steps.toReversed()) {
      try {
        await step.run()
      } catch (error) {
        this.logger.error({ err: error, step: step.name }, 'could not stop')
      }
    }
  }
}
