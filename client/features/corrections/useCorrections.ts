import type { Editor } from '@tiptap/core'
import { useEffect, useMemo } from 'react'

import { toast } from '#client/shared/ui/toast.ts'
import { useStore } from '#client/shared/hooks/useStore.ts'
import type { DecisionSubject } from '#schema/corrections/decision.ts'

import type { CheckingStatus } from './checking.ts'
import { accept, activate, fixAllSafe, neighbour } from './commands.ts'
import { gather } from './decisions.ts'
import type { CorrectionsHandle } from './extension.ts'
import { act, type PlacedFinding } from './state.ts'
import { useDecide, useDecisions, useUndecide } from './useDecisions.ts'

/** The corrections of the open document and what can be done with them. */
export type Corrections = {
  findings: readonly PlacedFinding[]
  active: PlacedFinding | null
  status: CheckingStatus
  /** Whether the reader may change the text. */
  editable: boolean
  handle: CorrectionsHandle
  open: (key: number | null) => void
  /** Opens the next (1) or previous (−1) finding. */
  step: (direction: 1 | -1) => void
  accept: (finding: PlacedFinding, replacement: string) => void
  dismiss: (finding: PlacedFinding) => void
  addWord: (finding: PlacedFinding) => void
  fixAllSafe: () => void
}

/** Binds the extension of an editor to the document's decisions. The editor must have the Corrections extension. */
export function useCorrections(editor: Editor, handle: CorrectionsHandle, documentId: string): Corrections {
  const { visible, active } = useStore(handle.snapshot)
  const status = useStore(handle.status)
  const { data: decided } = useDecisions(documentId)
  const { mutate } = useDecide(documentId)
  const { mutate: undecide } = useUndecide(documentId)

  useEffect(() => {
    if (decided && !editor.isDestroyed)
      act(editor.view, { kind: 'decided', decided: gather(decided.decisions, decided.ownWords) })
  }, [editor, decided])

  const commands = useMemo(() => {
    const open = (key: number | null) => activate(editor, key)
    const decideOn = (finding: PlacedFinding, subject: DecisionSubject) => {
      const next = following(handle.snapshot.get().visible, finding)
      mutate(subject, {
        onSuccess: made => {
          open(next)
          toast({
            title: subject.kind === 'word' ? `“${finding.flagged}” is in the dictionary` : 'Dismissed',
            action: { label: 'Undo', run: () => undecide(made) },
          })
        },
        onError: () =>
          toast({
            kind: 'error',
            title: 'That could not be saved',
            description: 'The suggestion is still there. Please try again in a moment.',
          }),
      })
    }
    return {
      open,
      step: (direction: 1 | -1) => open(neighbour(editor, direction)),
      accept: (finding: PlacedFinding, replacement: string) => {
        const next = following(handle.snapshot.get().visible, finding)
        if (accept(editor, finding.key, replacement)) open(next)
      },
      dismiss: (finding: PlacedFinding) =>
        decideOn(finding, { kind: 'dismissal', fingerprint: finding.fingerprint }),
      addWord: (finding: PlacedFinding) => decideOn(finding, { kind: 'word', word: finding.flagged }),
      fixAllSafe: () => {
        fixAllSafe(editor)
      },
    }
  }, [editor, handle, mutate, undecide])

  return {
    ...commands,
    findings: visible,
    active: visible.find(finding => finding.key === active) ?? null,
    status,
    editable: editor.isEditable,
    handle,
  }
}

/** The finding that is next once this one is dealt with; null behind the last. */
const following = (findings: readonly PlacedFinding[], done: PlacedFinding): number | null =>
  findings[findings.findIndex(finding => finding.key === done.key) + 1]?.key ?? null
