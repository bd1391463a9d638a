import type { EditorSession } from '#client/editor/session.ts'
import { useSeenThread } from '#client/features/comments/useSeenThread.ts'
import { OpenedMark } from '#client/features/notifications/OpenedMark.tsx'

/** Draws nothing. Marks notifications about what the user sees as read. */
export function ReadMarks({ session }: { session: EditorSession }) {
  return <OpenedMark documentId={session.document.id} threadId={useSeenThread(session)} />
}
