import { commandKind, type CommandKind } from '#schema/body-commands/contract.ts'

import { anchorCommentHandler, removeCommentHandler } from './anchorComment.ts'
import { copyBodyHandler } from './copyBody.ts'
import { fillBodyHandler } from './fillBody.ts'
import type { CommandHandler } from './handler.ts'
import { nameRevisionHandler } from './nameRevision.ts'
import { restoreRevisionHandler } from './restoreRevision.ts'

/** The handler of each kind. */
export const HANDLERS: Record<CommandKind, CommandHandler> = {
  'name-revision': nameRevisionHandler,
  'restore-revision': restoreRevisionHandler,
  'copy-body': copyBodyHandler,
  'fill-body': fillBodyHandler,
  'anchor-comment': anchorCommentHandler,
  'remove-comment': removeCommentHandler,
}

/** The kinds that this version carries out; commands of others are left to newer processes. */
export const KINDS: readonly CommandKind[] = commandKind.options
