/** The topic of the processes' heartbeats. */
export const PROCESSES = 'processes'

/**
 * Messages between processes: at most once, in the order of the sender. Everything that must arrive
 * is in the log, where a receiver that was away reads it.
 */
export interface Channel {
  /** Whether messages of others arrive now. */
  readonly isUp: boolean
  /**
   * Receives the messages of a topic, perhaps including one's own. Resolves when no later message
   * is missed, or at once while the channel is away: `onBack` follows then.
   */
  join(topic: string, on: (message: Uint8Array) => void): Promise<void>
  leave(topic: string): void
  /** Never waits and never throws. While the channel is away the message is lost. */
  publish(topic: string, message: Uint8Array): void
  /** Calls back each time the channel works again. */
  onBack(handler: () => void): () => void
}
