import type { AnyExtension } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'

import { ActHistory } from '#client/editor/acts/history.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { BODY_FIELD } from '#document/version.ts'

import type { Connection } from '#client/editor/collab/connection.ts'
import { Drawings } from '#client/editor/drawings/drawings.ts'
import { EmptyBlocks } from '#client/editor/direction/emptyBlocks.ts'
import { Images } from '#client/editor/images/Images.ts'
import { PasteCleaning } from '#client/editor/paste/PasteCleaning.ts'
import { CaretBlock } from './caretBlock.ts'
import { CharacterLimit } from './limit.ts'
import { placeholder } from './placeholder.ts'
import { Carets } from '#client/editor/presence/carets.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { editor } from '#schema/messages/en/editor.ts'

const t = translator(editor)

/**
 * The extensions of an open document: the shared body with undo, the other users' carets, and the
 * length limit.
 */
export const editorExtensions = (connection: Connection, onLimit: () => void): AnyExtension[] => [
  ...bodyExtensions(),
  Collaboration.configure({
    document: connection.body,
    field: BODY_FIELD,
    yUndoOptions: { undoManager: new ActHistory(connection.body.getXmlFragment(BODY_FIELD)) },
  }),
  Carets.configure({ awareness: connection.provider.awareness, roster: connection.roster }),
  CharacterLimit.configure({ onRefused: onLimit }),
  Images.configure({ documentId: connection.documentId }),
  PasteCleaning,
  EmptyBlocks,
  Drawings,
  CaretBlock,
  placeholder(t('placeholder')),
]
