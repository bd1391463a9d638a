/** What one does by saying something; an instruction to the writer of an email begins with one. */
export type SpeechAct =
  | 'ask'
  | 'request'
  | 'invite'
  | 'thank'
  | 'apologise'
  | 'remind'
  | 'tell'
  | 'update'
  | 'follow_up'
  | 'complain'
  | 'apply'
  | 'introduce'
  | 'confirm'
  | 'cancel'
  | 'reschedule'
  | 'schedule'
  | 'propose'
  | 'offer'
  | 'congratulate'
  | 'decline'
  | 'accept'
  | 'resign'
  | 'welcome'
  | 'persuade'
  | 'wish'
  | 'discuss'

/** What a speech act is followed by: "about the price", "to send the slides", "that it is late", "whether", "when …". */
export type Complement = 'noun' | 'action' | 'clause' | 'whether' | 'wh' | 'none'

/**
 * One thing that somebody wants to say, understood as far as that is sure. Texts are as inside a sentence (small first
 * letter unless it is a name), without an end mark. `verbatim` is the note as it was given, tidied.
 */
export type Note = { verbatim: string } & (
  | { form: 'question'; text: string }
  | { form: 'statement'; text: string }
  /** Who does what is asked for: the reader, the writer, or both together. */
  | { form: 'order'; action: string; who: 'reader' | 'writer' | 'both' }
  | { form: 'speech'; act: SpeechAct; how: Complement; text: string; about: boolean; whole: string | null }
  | { form: 'label'; label: string; value: string }
  | { form: 'noun'; text: string }
  | { form: 'phrase'; text: string }
)
