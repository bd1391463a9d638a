import { Undo2, X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'

import { useEditorState } from '#client/editor/core/useEditorState.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useMembers } from '#client/shared/api/members.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { nameOf } from '#client/shared/ui/layout/person.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import type { Decision } from '#schema/corrections/decision.ts'
import { decided as messages } from '#schema/messages/en/decided.ts'
import { decidedList } from '#schema/messages/en/decidedList.ts'
import { decidesForAll } from '#schema/sharing/roles.ts'

import { useDecisions, useUndecide } from '../useDecisions.ts'
import { isWaiting } from '../waiting.ts'
import { entriesOf, hiddenIn, type Entry } from './entries.ts'

const t = translator(messages)
const tDecidedList = translator(decidedList)

type Props = { session: EditorSession; open: boolean; onClose: () => void }

/** The words and dismissals of a document. */
export function DecidedDialog({ session, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={tDecidedList(`text.${session.document.kind}`)}
      className="max-h-[85dvh] grid-rows-[auto_minmax(0,1fr)]"
    >
      <Decided session={session} />
    </Dialog>
  )
}

function Decided({ session: { editor, document } }: { session: EditorSession }) {
  const query = useDecisions(document.id)
  const hidden = useEditorState(editor, hiddenIn)
  const frame = useRef<HTMLDivElement>(null)
  const by = useBy(document)
  const takeBack = useTakeBack(document.id, () => frame.current?.focus())
  const mayUndo = ({ forAll }: Decision) => !forAll || decidesForAll(document.role)
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="-mx-6 grid content-start gap-6 overflow-y-auto px-6 outline-none"
    >
      <QueryState query={query} loading={<Skeleton className="h-32" />} failed={tDecidedList('loadFailed')}>
        {({ decisions }) => {
          const { words, dismissals, gone } = entriesOf(decisions, hidden)
          const listed = (entries: readonly Entry[], kind: 'word' | 'dismissal') =>
            entries.map(entry => (
              <Row key={entry.decision.id} entry={entry} by={by(entry.decision)}>
                {mayUndo(entry.decision) && (
                  <IconButton
                    size="sm"
                    label={tDecidedList(`undo.${kind}`, { text: entry.text })}
                    onClick={() => void takeBack(entry)}
                  >
                    {kind === 'word' ? <X aria-hidden /> : <Undo2 aria-hidden />}
                  </IconButton>
                )}
              </Row>
            ))
          return (
            <>
              <List title={tDecidedList('words')} none={tDecidedList('noWords')}>
                {listed(words, 'word')}
              </List>
              <List title={tDecidedList('dismissals')} none={tDecidedList('noDismissals')}>
                {listed(dismissals, 'dismissal')}
              </List>
              {gone > 0 && (
                <p className="-mt-3 text-xs text-ink-faint">{tDecidedList('gone', { count: gone })}</p>
              )}
            </>
          )
        }}
      </QueryState>
    </div>
  )
}

function List({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-sm font-semibold">
        {title}
      </h3>
      {children.length === 0 ? (
        <p className="text-sm text-ink-faint">{none}</p>
      ) : (
        <ul className="divide-y rounded-lg border">{children}</ul>
      )}
    </section>
  )
}

type RowProps = { entry: Entry; by: string; children: ReactNode }

const Row = ({ entry: { text, title }, by, children }: RowProps) => (
  <li className="flex min-h-11 items-center justify-between gap-3 py-1 pr-1 pl-4">
    <div className="grid min-w-0">
      <span dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
        {text}
      </span>
      <span className="text-xs text-ink-faint">{title === null ? by : `${title} · ${by}`}</span>
    </div>
    {children}
  </li>
)

/** Returns a function that says who made a decision. */
function useBy(document: EditorSession['document']): (decision: Decision) => string {
  const { id: me } = useCurrentUser()
  const { data: members } = useMembers(document)
  return decision => {
    const { userId, forAll } = decision
    if (isWaiting(decision)) return tDecidedList('waiting')
    if (!forAll) return tDecidedList('forYou')
    if (userId === me) return tDecidedList('byYou')
    const member = members?.find(other => other.userId === userId)
    return member ? tDecidedList('by', { name: nameOf(member) }) : tDecidedList('byOther')
  }
}

/** Undoes a decision. `moveFocus` runs when its row is gone. Over a dialog, a toast could not be reached. */
function useTakeBack(documentId: string, moveFocus: () => void): (entry: Entry) => Promise<void> {
  const { mutateAsync: undecide } = useUndecide(documentId)
  return async ({ decision }) => {
    if (await attempt(undecide(decision), tDecidedList('undoFailed'), decision.id)) moveFocus()
  }
}
