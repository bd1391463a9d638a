import type { Logger } from '#platform/logger.ts'

type Step = { name: string; run: () => Promise<void> }

/** What has been started and how it is stopped; the last started is stopped first. */
export class Shutdown {
  private readonly steps: Step[] = []
  private running: Promise<void> | null = null
  private readonly logger: Logger

  constructor(logger: Logger) {
    this.logger = logger
  }

  /** Registers how something that was just started is stopped. */
  add(name: string, run: () => Promise<void>): void {
    this.steps.push({ name, run })
  }

  /** Whether stopping has begun. */
  get begun(): boolean {
    return this.running !== null
  }

  /** Stops everything once; further calls wait for the first. A step that fails does not keep the others from running. */
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
