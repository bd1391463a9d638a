import { translator } from '#client/shared/messages/translator.ts'
import type { FieldWriter, TakeBack } from '#client/shared/spoken/fields.ts'
import { voiceAnswers } from '#schema/messages/en/voiceAnswers.ts'
import { dictated } from '#writing/voice/dictated.ts'

import { commandFailure } from './toasts.ts'

const t = translator(voiceAnswers)

/** Dictated pieces, the last of which "scratch that" removes. */
export type Dictation = {
  /** Inserts text at the caret with spaces and capitals. Throws a VoiceFailure if there is no room. */
  insert: (writer: FieldWriter, text: string) => void
  /** Removes the last piece. Returns false if it is no longer there. */
  scratch: () => boolean
}

/** Creates a dictation without pieces. */
export function createDictation(): Dictation {
  const pieces: TakeBack[] = []
  return {
    insert(writer, text) {
      if (text === '') return
      const takeBack = writer.insert(dictated(text, writer.before()))
      if (!takeBack) throw commandFailure(t('problems.noRoom'))
      pieces.push(takeBack)
    },
    scratch: () => pieces.pop()?.() ?? false,
  }
}
