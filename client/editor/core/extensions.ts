import type { AnyExtension } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import type { Doc } from 'yjs'

import { ActHistory } from '#client/editor/acts/history.ts'
import { KindActs } from '#client/editor/acts/kindActs.ts'
import { UndoCaret } from '#client/editor/acts/undoCaret.ts'
import type { Connection } from '#client/editor/collab/connection.ts'
import { RemoteSelection } from '#client/editor/collab/remoteSelection.ts'
import { EmptyBlocks } from '#client/editor/direction/emptyBlocks.ts'
import { Drawings } from '#client/editor/drawings/drawings.ts'
import { HelpKey } from '#client/editor/features/helpKey.ts'
import { Images } from '#client/editor/images/images.ts'
import { CommentAnchors } from '#client/editor/paste/commentAnchors.ts'
import { CopiedText } from '#client/editor/paste/copiedText.ts'
import { PasteCleaning } from '#client/editor/paste/pasteCleaning.ts'
import { Carets } from '#client/editor/presence/carets.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { Suggesting } from '#client/editor/suggesting/suggesting.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { BODY_FIELD } from '#document/version.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { editor } from '#schema/messages/en/editor.ts'

import { CaretBlock } from './caretBlock.ts'
import { ClosedFormats } from './closedFormats.ts'
import { ExactText } from './exactText.ts'
import { KeySelection } from './keySelection.ts'
import { CharacterLimit } from './limit.ts'
import { placeholder } from './placeholder.ts'

const t = translator(editor)

/** A shared body with its history. */
export function sharedBody(body: Doc): AnyExtension[] {
  const history = new ActHistory(body.getXmlFragment(BODY_FIELD))
  return [
    Collaboration.configure({ document: body, field: BODY_FIELD, yUndoOptions: { undoManager: history } }),
    RemoteSelection,
    UndoCaret.configure({ history }),
    ClosedFormats.configure({ body }),
    ExactText,
    KindActs,
  ]
}

/**
 * The extensions of an open document: the shared body with undo, the other users' carets, and the
 * length limit.
 */
export const editorExtensions = (
  connection: Connection,
  kind: DocumentKind,
  { most, onLimit }: { most: number; onLimit: () => void },
): AnyExtension[] => [
  ...bodyExtensions(),
  ...sharedBody(connection.body),
  Carets.configure({ awareness: connection.provider.awareness, roster: connection.roster }),
  CharacterLimit.configure({ most, onRefused: onLimit }),
  Images.configure({ documentId: connection.documentId }),
  Suggesting.configure({
    onRefused: ({ tried, mayEdit }) =>
      toast({
        title: t(`notSuggested.${tried}`),
        description: t(`notSuggestedText.${tried}.${mayEdit ? 'editor' : 'suggester'}`),
      }),
  }),
  CommentAnchors,
  CopiedText,
  PasteCleaning,
  EmptyBlocks,
  Drawings,
  CaretBlock,
  HelpKey,
  KeySelection,
  placeholder(t(`placeholder.${kind}`, { example: '{name}' })),
]
