import type { PoolClient } from 'pg'

import type { BodyReader } from '#realtime/body/reader.ts'
import type { BodyMaintainer } from '#realtime/projection/maintainer.ts'
import type { StorageBudgets } from '#realtime/quota/budgets.ts'
import type { RoomRegistry } from '#realtime/room/registry.ts'
import type { UpdateLog } from '#realtime/storage/contract.ts'
import type { BodyCommand, CommandKind, CommandOutcome } from '#schema/body-commands/contract.ts'
import type { DocumentId, UserId } from '#schema/shared/ids.ts'
import type { Role } from '#schema/sharing/roles.ts'

/** The dependencies of handlers. */
export type CommandTools = {
  log: UpdateLog
  reader: BodyReader
  bodies: BodyMaintainer
  rooms: RoomRegistry
  quota: StorageBudgets
}

/** A claimed command. `client` is in the transaction in which it is marked as done. */
export type CommandContext<Payload = unknown> = {
  client: PoolClient
  documentId: DocumentId
  /** The user who asked, and the author of every change. */
  userId: UserId
  payload: Payload
}

/**
 * How a command ended. `afterwards` runs after the commit, and is lost when the process ends
 * before.
 */
export type Ending<Result = unknown> =
  | { outcome: 'done'; result: Result; afterwards?: () => Promise<void> }
  | { outcome: Exclude<CommandOutcome, 'done'> }

/** Carries out the commands of one kind. */
export type CommandHandler = {
  /**
   * Whether a role may send this command. It is checked again when the command runs. Null: the api has
   * done its part, so the command is carried out in any case, however late.
   */
  mayBeSentBy: ((role: Role) => boolean) | null
  run: (tools: CommandTools, context: CommandContext) => Promise<Ending>
}

/** A payload that this version cannot read. */
export class MalformedPayloadError extends Error {}

/** Makes the handler of a command. It rejects with MalformedPayloadError if the command's schema does. */
export function defineHandler<K extends CommandKind, P, R>(
  { payload }: BodyCommand<K, P, R>,
  mayBeSentBy: CommandHandler['mayBeSentBy'],
  run: (tools: CommandTools, context: CommandContext<P>) => Promise<Ending<R>>,
): CommandHandler {
  return {
    mayBeSentBy,
    async run(tools, context) {
      const parsed = payload.safeParse(context.payload)
      if (!parsed.success)
        throw new MalformedPayloadError('A command has a malformed payload.', { cause: parsed.error })
      return run(tools, { ...context, payload: parsed.data })
    },
  }
}
