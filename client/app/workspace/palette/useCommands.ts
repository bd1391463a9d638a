import { atom, useAtomValue } from 'jotai'
import { useLocation } from 'wouter'

import type { Command } from '#client/editor/commands/command.ts'
import type { Contributed } from '#client/editor/features/contributions.ts'
import { useSignOut } from '#client/features/auth/signOut.ts'
import { useDocuments } from '#client/features/documents/queries.ts'
import { useNewDocument } from '#client/features/documents/rail/useNewDocument.ts'
import { importCommands } from '#client/features/files/importCommands.ts'
import { pressVoice } from '#client/features/voice/access.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'

import { VOICE_SETTINGS } from '../sections.ts'
import { openSession } from './openSession.ts'
import { openDocumentCommands, workspaceCommands } from './workspaceCommands.ts'

const NONE = atom<readonly Contributed[]>([])

/**
 * Returns the commands of this screen: those of the workspace, of the open document and its
 * features, and one for each other document.
 */
export function useCommands(showKeys: () => void): Command[] {
  const session = useAtomValue(openSession)
  const contributed = useAtomValue(session?.contributions.all ?? NONE)
  const { data: documents = [] } = useDocuments()
  const [, navigate] = useLocation()
  const { create } = useNewDocument()
  const signOut = useSignOut()
  const user = useCurrentUser()
  return [
    ...contributed.flatMap(({ commands }) => commands ?? []),
    ...workspaceCommands(
      {
        navigate,
        create,
        showKeys,
        signOut: () => void signOut(),
        voice: () => pressVoice(user, () => navigate(VOICE_SETTINGS)),
      },
      session !== null,
    ),
    ...importCommands,
    ...openDocumentCommands(documents, session?.document.id, navigate),
  ]
}
