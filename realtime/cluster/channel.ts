/** Topic on which processes say that they are alive. */
export const PROCESSES = 'processes'

/**
 * What processes tell one another at once: at most once, in the order of the sender. Whatever has to arrive is in the
 * log, and a receiver that was away asks there.
 */
export interface Channel {
  /** Whether what others publish is heard at present. */
  readonly isUp: boolean
  /**
   * Hears what is published on a topic, one's own messages perhaps too. Resolves when nothing that is
   * published from then on is missed, or at once while the channel is away: `onBack` follows then.
   */
  join(topic: string, on: (message: Uint8Array) => void): Promise<void>
  leave(topic: string): void
  /** Never waits and never throws; while the channel is away the message is lost. */
  publish(topic: string, message: Uint8Array): void
  /** Calls back each time the channel has been away and is heard again. */
  onBack(handler: () => void): () => void
}
